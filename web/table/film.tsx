import type { LogLine } from '@pantheon/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, icons, Mark, ownerClass } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { actorOf, deedIn, thingsIn } from './highlight-plan.ts';
import { Sentence } from './parts.tsx';

/** Of steps that are still to come only so many are hinted at. */
const COMING = [1, 2, 3, 4, 5, 6, 7, 8];

/** What others do, as a film: one card a step, in the place of the question. */
export function FilmStrip(): ReactNode {
  const { frame, words } = useTable();
  const { cards, at, coming } = frame.film;
  const strip = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new card is brought into sight
  useEffect(() => {
    const card = strip.current?.children[at];
    if (strip.current !== null && card instanceof HTMLElement)
      strip.current.scrollLeft = card.offsetLeft + card.offsetWidth / 2 - strip.current.clientWidth * 0.46;
  }, [at, cards.length]);
  return (
    <section className="film" aria-label={words('film.title')} data-film>
      <FilmActor />
      <ol ref={strip}>
        {cards.map((lines, index) => (
          <li key={`${lines[0]?.at}-${lines[0]?.event}`}>
            <FilmCard lines={lines} index={index} now={index === at} />
          </li>
        ))}
        {COMING.slice(0, coming).map((n) => (
          <li key={`coming-${n}`} className="fc coming" aria-hidden="true" />
        ))}
      </ol>
      <FilmButtons />
    </section>
  );
}

/** Who acts in the step that is shown, and which of the steps it is. */
function FilmActor(): ReactNode {
  const { frame, players, words } = useTable();
  const { cards, at, coming } = frame.film;
  const line = deedIn(cards[at] ?? []);
  const player = line === undefined ? undefined : players[actorOf(line) ?? -1];
  return (
    <div className="by">
      {player !== undefined && (
        <b className="disp">
          <Mark colour={player.colour} />
          <span>{player.name}</span>
        </b>
      )}
      <small className="muted">{words('film.step', { n: at + 1, of: cards.length + coming })}</small>
    </div>
  );
}

/** One step; the one that is shown says what was done and what came of it. */
function FilmCard({ lines, index, now }: { lines: readonly LogLine[]; index: number; now: boolean }): ReactNode {
  const { speak, players, snapshot, seek } = useTable();
  const line = deedIn(lines);
  if (line === undefined) return null;
  const player = players[actorOf(line) ?? -1];
  const effect = lines.find((one) => one !== line);
  const concernsMe = lines.some((one) => thingsIn(one).includes(`seat:${snapshot.eyes}`));
  return (
    <button
      type="button"
      className={`fc ${player === undefined ? '' : ownerClass(player.colour)} ${now ? 'now' : ''}`}
      aria-current={now ? 'step' : undefined}
      aria-label={now ? undefined : speak.id(`log.${line.event}`, line.args)}
      onClick={() => seek(index)}
    >
      <FilmIcon line={line} index={index} />
      {now && (
        <span className="told">
          <span className="disp">
            <Sentence parts={speak.say({ id: `log.${line.event}`, args: line.args })} />
          </span>
          {effect !== undefined && (
            <small>
              <Sentence parts={speak.say({ id: `log.${effect.event}`, args: effect.args })} />
            </small>
          )}
        </span>
      )}
      {concernsMe && <i className="dot" />}
    </button>
  );
}

/** The picture of what a step is about, else its number. */
function FilmIcon({ line, index }: { line: LogLine; index: number }): ReactNode {
  const { board, props } = useTable();
  for (const thing of thingsIn(line)) {
    const icon = thing.startsWith('seat:') ? null : (board.icon?.(thing, props) ?? null);
    if (icon !== null)
      return (
        <span className="fi" aria-hidden="true">
          {icon}
        </span>
      );
  }
  return (
    <span className="fi" aria-hidden="true">
      {index + 1}
    </span>
  );
}

function FilmButtons(): ReactNode {
  const { frame, words, seek, pause, goOn } = useTable();
  const { at, paused } = frame.film;
  return (
    <div className="filmbtns">
      <button type="button" className="icb" disabled={at <= 0} aria-label={words('film.back')} onClick={() => seek(at - 1)} data-film-back>
        <Icon of={icons.back} />
      </button>
      <button type="button" className="icb" aria-label={words(paused ? 'film.play' : 'film.pause')} onClick={pause} data-film-pause>
        <Icon of={paused ? icons.play : icons.pause} />
      </button>
      <button type="button" className="icb" aria-label={words('film.on')} onClick={goOn} data-film-on>
        <Icon of={icons.arrow} />
      </button>
    </div>
  );
}
