import type { Motive, Reason } from '@pantheon/bots';
import { type ReactNode, useState } from 'react';
import type { Words } from '../app/words.ts';
import type { MessageFormatter } from '../kit/index.ts';
import type { TableApi } from './context.tsx';

type Speaker = Pick<MessageFormatter, 'id' | 'has' | 'locale'>;

/** Whether a reason is about something of the game, and not about what the others have. */
const isOwn = (feature: string, speak: Speaker): boolean => speak.has(`feature.${feature}`);

const featureText = (feature: string, words: Words, speak: Speaker): string =>
  isOwn(feature, speak) ? speak.id(`feature.${feature}`) : words('advice.rivals');

/** A motive as a sentence: what the answer was for, and what it cost. */
export function motiveText(motive: Motive | null, words: Words, speak: Speaker): string {
  if (motive?.gained == null) return words('motive.none');
  const about = isOwn(motive.gained, speak) ? 'motive.for' : 'motive.rivals';
  const gained = featureText(motive.gained, words, speak);
  if (motive.given === null) return words(about, { gained });
  return words(`${about}Despite`, { gained, given: featureText(motive.given, words, speak) });
}

/** What speaks for an answer and what against it, each as a sentence, the weightiest first; nothing where there is nothing to say. */
export function reasonTexts(reasons: readonly Reason[], words: Words, speak: Speaker): string[] {
  const list = new Intl.ListFormat(speak.locale, { type: 'conjunction' });
  const side = (id: string, sign: 1 | -1): string[] => {
    const named = reasons.filter(({ points }) => points * sign > 0).map(({ feature }) => featureText(feature, words, speak));
    return named.length === 0 ? [] : [words(id, { what: list.format(named) })];
  };
  return [...side('advice.for', 1), ...side('advice.against', -1)];
}

interface AskWhyProps extends Pick<TableApi, 'speak' | 'words'> {
  /** Asks for the motive. */
  ask(): Promise<Motive | null>;
}

/** Asks a bot why it did what a line of the log tells. */
export function AskWhy({ ask, speak, words }: AskWhyProps): ReactNode {
  const [said, setSaid] = useState<string | null>(null);
  const tell = (): void => {
    setSaid(words('advice.thinking'));
    ask().then(
      (motive) => setSaid(motiveText(motive, words, speak)),
      () => setSaid(words('motive.none')),
    );
  };
  if (said !== null)
    return (
      <p className="linemotive" role="status">
        {said}
      </p>
    );
  return (
    <button type="button" className="linerule why" onClick={tell} data-why>
      {words('motive.ask')}
    </button>
  );
}
