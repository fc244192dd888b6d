import type { Review, TurningPoint } from '@pantheon/bots';
import { type LogLine, replay } from '@pantheon/kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { LoadedGame } from '../app/use-game.ts';
import { useWords } from '../app/words.ts';
import { Icon, icons, Mark, type MessageFormatter, ownerClass, type PlayerColour } from '../kit/index.ts';
import { BotWorker } from '../match/bot-port.ts';
import type { Finished } from '../match/finished.ts';
import { answersText, dearestMove, luckText, turningText } from './look-back-text.ts';

interface LookBackProps {
  readonly finished: Finished;
  readonly loaded: LoadedGame;
  readonly speak: MessageFormatter;
  readonly colours: readonly PlayerColour[];
}

type Stand = { readonly done: number } | { readonly review: Review } | 'failed' | null;

/** A bot thinks the match through again: who had which chance when, what turned it, and what was luck. */
export function LookBack(props: LookBackProps): ReactNode {
  const words = useWords();
  const [stand, setStand] = useState<Stand>(null);
  const worker = useRef<BotWorker | null>(null);
  useEffect(() => () => worker.current?.close(), []);
  const start = (): void => {
    const bots = new BotWorker();
    worker.current = bots;
    setStand({ done: 0 });
    const { record } = props.finished;
    bots
      .ask('review', { game: record.game, record }, (done) => setStand({ done }))
      .then(
        (review) => setStand({ review }),
        () => setStand('failed'),
      )
      .finally(() => bots.close());
  };
  return (
    <section className="back">
      <div className="sh">
        <h2 className="disp">{words('review.title')}</h2>
        <span className="muted">{words('review.hint')}</span>
      </div>
      {stand === null && (
        <button type="button" className="btn" onClick={start} data-review>
          {words('review.start')}
        </button>
      )}
      {stand === 'failed' && <p className="alarm">{words('review.failed')}</p>}
      {stand !== null && stand !== 'failed' && 'done' in stand && (
        <p role="status">
          {words('review.working', { done: Math.round(100 * stand.done) })}
          <progress value={stand.done} />
        </p>
      )}
      {stand !== null && stand !== 'failed' && 'review' in stand && <Found {...props} review={stand.review} />}
    </section>
  );
}

function Found({ review, ...props }: LookBackProps & { review: Review }): ReactNode {
  const { loaded, finished } = props;
  const lines = useMemo(() => replay(loaded.game.rules, finished.record).logFor(null), [loaded, finished]);
  return (
    <div className="backs">
      <Chances {...props} review={review} />
      <Turning {...props} review={review} lines={lines} />
      <Balance {...props} review={review} lines={lines} />
    </div>
  );
}

const WIDTH = 700;
const HEIGHT = 180;

/** Everybody's chance along the match, as bands that fill the height. */
function Chances({ review, finished, colours }: LookBackProps & { review: Review }): ReactNode {
  const words = useWords();
  const last = Math.max(1, finished.record.answers.length);
  const x = (at: number): number => (at / last) * WIDTH;
  const below = (chances: readonly number[], seat: number): number => chances.slice(0, seat).reduce((sum, chance) => sum + chance, 0);
  return (
    <figure>
      <figcaption className="cap">{words('review.chances')}</figcaption>
      <svg
        className="chances"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words('review.chances')}
      >
        {colours.map((colour, seat) => {
          const top = review.curve.map(({ at, chances }) => `${x(at)} ${below(chances, seat) * HEIGHT}`);
          const bottom = review.curve.map(({ at, chances }) => `${x(at)} ${below(chances, seat + 1) * HEIGHT}`).reverse();
          return <path key={colour} className={`band ${ownerClass(colour)}`} d={`M${[...top, ...bottom].join('L')}z`} />;
        })}
        {review.turning.map(({ to }) => (
          <path key={to} className="turn" d={`M${x(to)} 0V${HEIGHT}`} />
        ))}
      </svg>
    </figure>
  );
}

/** What the table saw between two moments, in one line. */
function lineOf(lines: readonly LogLine[], { from, to, seat }: TurningPoint): LogLine | undefined {
  const between = lines.filter((line) => line.at > from && line.at <= to && line.level !== 'heading');
  return between.find((line) => Object.values(line.args).includes(`seat:${seat}`)) ?? between[0];
}

type FoundProps = LookBackProps & { readonly review: Review; readonly lines: readonly LogLine[] };

/** The moments that turned the match, each in a sentence. */
function Turning({ review, lines, finished, speak, colours }: FoundProps): ReactNode {
  const words = useWords();
  return (
    <div>
      <h3>{words('review.turning')}</h3>
      <ol className="turns">
        {review.turning.map((point) => {
          const line = lineOf(lines, point);
          const { id, args } = turningText(point, (seat) => finished.players[seat]?.name ?? '', speak.language);
          return (
            <li key={point.to}>
              <Mark colour={colours[point.moved] ?? 'red'} />
              <span>
                {line !== undefined && `${speak.id(`log.${line.event}`, line.args)} `}
                <b>{words(id, args)}</b>
              </span>
              <Link href={`/replay/${finished.where}/${finished.id}?at=${point.to}`} aria-label={words('result.see')}>
                <Icon of={icons.arrow} />
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** By player: how the dice treated them, how they answered, and where they gave away most. */
function Balance({ review, lines, finished, speak, colours }: FoundProps): ReactNode {
  const words = useWords();
  return (
    <div>
      <h3>{words('review.players')}</h3>
      <ul className="turns" data-played>
        {finished.players.map(({ seat, name }) => {
          const dearest = dearestMove(review, seat);
          const line = dearest === null ? undefined : lines.find((one) => one.at > dearest.at && one.level !== 'heading');
          const answers = answersText(review, seat, speak.language);
          return (
            <li key={seat}>
              <Mark colour={colours[seat] ?? 'red'} />
              <span>
                <b>{name}.</b> {words(answers.id, answers.args)} {words(luckText(review, seat).id)}
                {line !== undefined && ` ${words('review.dearest', { line: speak.id(`log.${line.event}`, line.args) })}`}
              </span>
              {dearest !== null && (
                <Link href={`/replay/${finished.where}/${finished.id}?at=${dearest.at + 1}`} aria-label={words('result.see')}>
                  <Icon of={icons.arrow} />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
