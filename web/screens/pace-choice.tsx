import type { Pace } from '@pantheon/table';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../app/words.ts';

const MINUTE = 60;
/** A bank of time does not grow beyond so many times what it began with, unless somebody chooses otherwise. */
const CAP = 2;

/** The days with which a bank begins that somebody chooses. */
const BANK_OF_DAYS = { bank: 7, cap: 7 } as const;

const live = (minutes: number, increment: number, cap = CAP * minutes): Pace => ({
  kind: 'live',
  bank: minutes * MINUTE,
  increment,
  cap: cap * MINUTE,
});

/** How each pace begins, before somebody chooses other figures. */
export const USUAL_PACES: { readonly [K in Pace['kind']]: Pace } = {
  none: { kind: 'none' },
  live: live(30, 20),
  daily: { kind: 'daily', days: 1 },
};

/** A pace in a sentence. */
export function paceText(pace: Pace, words: Words): string {
  if (pace.kind === 'live') {
    const figures = { minutes: Math.round(pace.bank / MINUTE), seconds: pace.increment };
    return pace.cap === CAP * pace.bank
      ? words('pace.live.long', figures)
      : words('pace.live.capped', { ...figures, cap: Math.round(pace.cap / MINUTE) });
  }
  if (pace.kind === 'daily') return dailyText(pace, words);
  return words('pace.none.long');
}

function dailyText({ days, bank, cap }: Pace & { kind: 'daily' }, words: Words): string {
  if (bank === undefined && cap === undefined) return words('pace.daily.long', { days });
  const first = bank ?? days;
  return words('pace.daily.bank', { days, bank: first, cap: cap ?? Math.max(first, days) });
}

/** The pace of a new table: its kind, and the figures of one's own. */
export function PaceChoice({ pace, onPace }: { pace: Pace; onPace(pace: Pace): void }): ReactNode {
  const words = useWords();
  return (
    <div className="pacechoice">
      <label className="field">
        <span className="lab">{words('new.pace')}</span>
        <select value={pace.kind} onChange={(event) => onPace(USUAL_PACES[event.target.value as Pace['kind']])} data-pace>
          {(Object.keys(USUAL_PACES) as Pace['kind'][]).map((kind) => (
            <option key={kind} value={kind}>
              {words(`pace.${kind}.name`)}
            </option>
          ))}
        </select>
      </label>
      {pace.kind === 'live' && (
        <>
          <Figure
            label={words('pace.minutes')}
            value={pace.bank / MINUTE}
            least={1}
            most={1440}
            onValue={(n) => onPace(live(n, pace.increment, pace.cap === CAP * pace.bank ? undefined : pace.cap / MINUTE))}
          />
          <Figure
            label={words('pace.seconds')}
            value={pace.increment}
            least={0}
            most={3600}
            onValue={(n) => onPace({ ...pace, increment: n })}
          />
          <Figure
            label={words('pace.cap.minutes')}
            value={pace.cap / MINUTE}
            least={1}
            most={2880}
            onValue={(n) => onPace({ ...pace, cap: n * MINUTE })}
          />
        </>
      )}
      {pace.kind === 'daily' && <DailyFigures pace={pace} onPace={onPace} />}
      <p className="muted">{paceText(pace, words)}</p>
    </div>
  );
}

/** Days for each answer, or a bank of days to which each turn adds. */
function DailyFigures({ pace, onPace }: { pace: Pace & { kind: 'daily' }; onPace(pace: Pace): void }): ReactNode {
  const words = useWords();
  const { days, bank, cap } = pace;
  const addsUp = bank !== undefined || cap !== undefined;
  return (
    <>
      {addsUp && (
        <Figure label={words('pace.bank.days')} value={bank ?? days} least={1} most={60} onValue={(n) => onPace({ ...pace, bank: n })} />
      )}
      <Figure
        label={words(addsUp ? 'pace.more.days' : 'pace.days')}
        value={days}
        least={1}
        most={14}
        onValue={(n) => onPace({ ...pace, days: n })}
      />
      {addsUp && (
        <Figure
          label={words('pace.cap.days')}
          value={cap ?? Math.max(bank ?? 0, days)}
          least={1}
          most={60}
          onValue={(n) => onPace({ ...pace, cap: n })}
        />
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={addsUp}
          onChange={(event) => onPace({ kind: 'daily', days, ...(event.target.checked ? BANK_OF_DAYS : {}) })}
          data-add-up
        />{' '}
        {words('pace.addUp')}
      </label>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onValue(value: number): void;
}

function Figure({ label, value, least, most, onValue }: FigureProps): ReactNode {
  return (
    <label className="field">
      <span className="lab">{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onValue(Math.max(least, Math.min(most, Math.round(event.target.valueAsNumber) || least)))}
      />
    </label>
  );
}
