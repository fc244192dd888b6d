import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Mark } from '../kit/index.ts';
import { useTable } from './context.tsx';

/** What people at the table say to each other. */
export function Chat(): ReactNode {
  const { snapshot, session, words, players, speak } = useTable();
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into view
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [snapshot.chat.length]);
  const clock = new Intl.DateTimeFormat(speak.language, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list must be reachable by keyboard */}
      <ol className="chatlist" tabIndex={0} aria-label={words('tab.chat')}>
        {snapshot.chat.map((line) => {
          const player = line.seat === null ? undefined : players[line.seat];
          return (
            <li key={line.id}>
              {player !== undefined && <Mark colour={player.colour} />} <b>{line.name}</b>
              <time>{clock.format(line.time)}</time>
              <br />
              {line.text}
            </li>
          );
        })}
        <li ref={end} />
      </ol>
      <form
        className="chatform"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          void session.link.say?.(text.trim());
          setText('');
        }}
      >
        <input
          className="inp"
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
          aria-label={words('chat.say')}
          placeholder={words('chat.say')}
        />
        <button type="submit" className="btn">
          {words('chat.send')}
        </button>
      </form>
    </>
  );
}
