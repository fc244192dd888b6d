import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';

const WEEKS = 26;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const DAY = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The Monday of the first of the last weeks, by UTC. */
function firstDay(now: number): number {
  const today = Math.floor(now / DAY) * DAY;
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return today - (sinceMonday + 7 * (WEEKS - 1)) * DAY;
}

/** How many steps of colour a day is worth, measured by the busiest day. */
const stepOf = (moves: number, most: number): number => (moves === 0 ? 0 : Math.max(1, Math.ceil((4 * moves) / Math.max(4, most))));

interface DayOfPlay {
  readonly day: string;
  readonly moves: number;
}

/** Half a year of days, by their place, and a sentence about each. */
function useHalfYear(days: readonly DayOfPlay[]) {
  const words = useWords();
  const { language } = useSettings();
  const now = Date.now();
  const first = firstDay(now);
  const moves = new Map(days.map((one) => [one.day, one.moves]));
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const movesOn = (at: number): number => moves.get(dayOf(first + at * DAY)) ?? 0;
  return {
    first,
    many: Math.floor((Math.floor(now / DAY) * DAY - first) / DAY) + 1,
    most: Math.max(1, ...moves.values()),
    movesOn,
    sentence: (at: number): string => words('player.dayMoves', { day: date.format(first + at * DAY), n: movesOn(at) }),
  };
}

/** Half a year, a column a week: the more moves on a day the darker. Arrow keys walk from day to day. */
export function DaysOfPlay({ days }: { days: readonly DayOfPlay[] }): ReactNode {
  const words = useWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    if (box !== null) box.scrollLeft = box.scrollWidth;
  }, []);
  const halfYear = useHalfYear(days);
  const { many, sentence } = halfYear;
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setChosen((before) => Math.min(many - 1, Math.max(0, (before ?? many - 1) + (before === null ? 0 : step))));
  };
  return (
    <section className="panel">
      <div className="sh">
        <h2 className="disp">{words('player.daysOfPlay')}</h2>
        <p className="muted">{words('player.daysPlayed', { n: days.length })}</p>
      </div>
      <div
        className="heatbox"
        ref={scroller}
        role="slider"
        aria-label={words('player.daysOfPlay')}
        aria-valuemin={0}
        aria-valuemax={many - 1}
        aria-valuenow={chosen ?? many - 1}
        aria-valuetext={sentence(chosen ?? many - 1)}
        tabIndex={0}
        onKeyDown={walk}
      >
        <Weeks halfYear={halfYear} chosen={chosen} choose={setChosen} />
      </div>
      <p className="muted daynote">{chosen === null ? <ColourKey /> : sentence(chosen)}</p>
    </section>
  );
}

const STEPS = [0, 1, 2, 3, 4];

/** What the colours of the days mean, in the light and in the dark. */
function ColourKey(): ReactNode {
  const words = useWords();
  return (
    <span className="heatkey">
      {words('player.fewMoves')}
      {STEPS.map((step) => (
        <i key={step} className={`l${step}`} />
      ))}
      {words('player.manyMoves')}
    </span>
  );
}

interface WeeksProps {
  readonly halfYear: ReturnType<typeof useHalfYear>;
  readonly chosen: number | null;
  choose(day: number): void;
}

function Weeks({ halfYear: { first, many, most, movesOn, sentence }, chosen, choose }: WeeksProps): ReactNode {
  const { language } = useSettings();
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className="heat">
      <span />
      {Array.from({ length: WEEKS }, (_, week) => {
        const start = new Date(first + week * 7 * DAY);
        return <span key={start.getTime()}>{start.getUTCDate() <= 7 ? month.format(start) : ''}</span>;
      })}
      {WEEKDAYS.map((row) => [
        <span key={`day ${row}`} className="wd">
          {row % 2 === 0 ? weekday.format(first + row * DAY) : ''}
        </span>,
        ...Array.from({ length: WEEKS }, (__, week) => {
          const at = week * 7 + row;
          if (at >= many) return <span key={at} />;
          const mark = at === chosen ? 'chosen' : at === many - 1 ? 'today' : '';
          return <i key={at} className={`l${stepOf(movesOn(at), most)} ${mark}`} title={sentence(at)} onPointerEnter={() => choose(at)} />;
        }),
      ])}
    </div>
  );
}
