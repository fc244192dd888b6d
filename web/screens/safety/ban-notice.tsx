import type { ReactNode } from 'react';
import { useMe } from '../../app/me.ts';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';

const FAR = Date.parse('9000-01-01');

/** Tells somebody who is shut out until when, and why. */
export function BanNotice(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const me = useMe();
  const ban = typeof me === 'object' ? (me?.ban ?? null) : null;
  if (ban === null) return null;
  const until = Date.parse(ban.until);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(until);
  return (
    <p className="bannotice" role="status" data-banned>
      {until > FAR ? words('safety.ban.forGood') : words('safety.ban.until', { when })} {words('safety.ban.reason', { reason: ban.reason })}
    </p>
  );
}
