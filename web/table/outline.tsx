import type { Outline } from '@pantheon/text';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTable } from './context.tsx';

/** The position in nested lists, for whoever reads the screen by ear. */
export function TextBoard(): ReactNode {
  const { session, snapshot, speak } = useTable();
  const { view } = snapshot.sight;
  const outline = useMemo(() => session.game.text.outline(view, speak, snapshot.eyes, session.data), [session, view, speak, snapshot.eyes]);
  return (
    <section className="sr" aria-label={outline.title} data-outline>
      <OutlineList outline={outline} />
    </section>
  );
}

const OutlineList = memo(({ outline }: { outline: Outline }): ReactNode => {
  return (
    <ul>
      {outline.items.map((item, index) =>
        typeof item === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as a whole
          <li key={index}>{item}</li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as a whole
          <li key={index}>
            {item.title}
            <OutlineList outline={item} />
          </li>
        ),
      )}
    </ul>
  );
});

const MOST = 8;

/** Says aloud what has just happened, and what is asked. */
export function LiveRegion(): ReactNode {
  const { snapshot, speak, question } = useTable();
  const heard = useRef(snapshot.log.length);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const fresh = snapshot.log.slice(heard.current);
    heard.current = snapshot.log.length;
    const lines = fresh.slice(-MOST).map((line) => speak.id(`log.${line.event}`, line.args));
    if (question !== null) lines.push(speak.plain(question.ask));
    if (lines.length > 0) setSaid(lines.join(' '));
  }, [snapshot.log, question, speak]);
  return (
    <div className="sr" aria-live="polite" data-live>
      {said}
    </div>
  );
}
