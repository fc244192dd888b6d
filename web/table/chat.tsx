import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorCodeOf, errorText } from '../app/error-text.ts';
import { useKeptAway } from '../app/kept-away.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { Mark, type PlayerColour } from '../kit/index.ts';
import type { ChatLine } from '../match/link.ts';
import { OpenPerson, PersonButton } from '../screens/safety/person-button.tsx';
import type { Met } from '../screens/safety/person-dialog.tsx';
import { useTable } from './context.tsx';

interface ChatBoxProps {
  /** The table at which it is said. */
  readonly table: string;
  readonly lines: readonly ChatLine[];
  /** The colour of whoever speaks, once the seats have colours. */
  colourOf?(seat: number): PlayerColour | undefined;
  say(text: string): Promise<void>;
}

/** What people at the table say to each other. */
export function Chat(): ReactNode {
  const { snapshot, session, players } = useTable();
  return (
    <ChatBox
      table={session.id}
      lines={snapshot.chat}
      colourOf={(seat) => players[seat]?.colour}
      say={async (text) => session.link.say?.(text)}
    />
  );
}

/** What was said, and a line to say something. */
export function ChatBox({ table, lines, colourOf, say }: ChatBoxProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [met, setMet] = useState<Met | null>(null);
  const unheard = new Set(useKeptAway().map(({ person }) => person.id));
  const heard = lines.filter(({ person }) => !unheard.has(person));
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list scrolls to a new line, and the page stays where it is
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [heard.length]);
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list must be reachable by keyboard */}
      <ol ref={list} className="chatlist" tabIndex={0} aria-label={words('tab.chat')}>
        {heard.map((line) => {
          const colour = line.seat === null ? undefined : colourOf?.(line.seat);
          return (
            <li key={line.id}>
              {colour !== undefined && <Mark colour={colour} />} <b>{line.name}</b>
              <time>{clock.format(line.time)}</time>
              <PersonButton
                met={{ person: line.person, name: line.name, table, said: { id: Number(line.id), text: line.text } }}
                onOpen={setMet}
              />
              <br />
              {line.text}
            </li>
          );
        })}
      </ol>
      <form
        className="chatform"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          setTrouble(null);
          say(text.trim()).then(
            () => setText(''),
            (error: unknown) => setTrouble(errorText(words, errorCodeOf(error))),
          );
        }}
      >
        {trouble !== null && (
          <p className="alarm" role="alert">
            {trouble}
          </p>
        )}
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
      <OpenPerson met={met} onClose={() => setMet(null)} />
    </>
  );
}
