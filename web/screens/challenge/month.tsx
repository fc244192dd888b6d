import type { ChallengeDto } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { Icon, icons } from '../../kit/index.ts';
import { dayText, howItWent, isMissing, pathOf, standingOf, usePast } from './challenges.ts';
import { monthOf, monthsFrom, weeksOf } from './month-days.ts';

const STANDINGS = ['won', 'best', 'played'] as const;

/** The days of a month on which a game had a challenge, with how one did: the way to all that were. */
export function MonthOfChallenges({ game, day }: { game: string; day: string }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [month, setMonth] = useState(monthOf(day));
  const found = usePast(game, `${monthsFrom(month, 1)}-01`);
  const challenges = isMissing(found) ? [] : found.filter((one) => monthOf(one.day) === month);
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15`));
  const isLast = month >= monthOf(new Date().toISOString());
  return (
    <section className="panel chalmonth" data-month={month}>
      <div className="sh">
        <h2 className="disp">{name}</h2>
        <button type="button" className="icb" aria-label={words('challenge.monthBefore')} onClick={() => setMonth(monthsFrom(month, -1))}>
          <Icon of={icons.back} />
        </button>
        <button
          type="button"
          className="icb"
          aria-label={words('challenge.monthAfter')}
          disabled={isLast}
          onClick={() => setMonth(monthsFrom(month, 1))}
        >
          <Icon of={icons.arrow} />
        </button>
      </div>
      <Days month={month} challenges={challenges} shown={day} />
      <p className="chalkey">
        {STANDINGS.map((one) => (
          <span key={one} className={one}>
            {words(`challenge.standing.${one}`)}
          </span>
        ))}
      </p>
      <Summary challenges={challenges} />
    </section>
  );
}

interface DaysProps {
  readonly month: string;
  readonly challenges: readonly ChallengeDto[];
  /** The day whose page this is. */
  readonly shown: string;
}

function Days({ month, challenges, shown }: DaysProps): ReactNode {
  const { language } = useSettings();
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const weeks = weeksOf(month);
  // The fifth of January 2026 was a Monday.
  const heads = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2026, 0, 5 + at)));
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.getTime()} scope="col" abbr={whole.format(head)}>
              {weekday.format(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.join()}>
            {week.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place
              <td key={at}>{day !== null && <Day day={day} of={challenges.find((one) => one.day === day)} isShown={day === shown} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, of, isShown }: { day: string; of: ChallengeDto | undefined; isShown: boolean }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const number = Number(day.slice(8));
  if (of === undefined) return <span>{number}</span>;
  return (
    <Link
      href={pathOf(of)}
      className={standingOf(of)}
      aria-label={`${dayText(day, language)}: ${howItWent(words, of)}`}
      {...(isShown ? { 'aria-current': 'page' as const } : {})}
    >
      {number}
    </Link>
  );
}

/** How the month went, for whoever has played in it. */
function Summary({ challenges }: { challenges: readonly ChallengeDto[] }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const tries = challenges.flatMap(({ mine }) => (mine !== null && mine.finishedAt !== null ? [mine] : []));
  if (tries.length === 0) return null;
  const better = tries.reduce((sum, one) => sum + (one.better ?? 0), 0) / tries.length;
  const figures: readonly (readonly [name: string, value: string])[] = [
    ['monthPlayed', words('challenge.monthOf', { n: tries.length, all: challenges.length })],
    ['monthWon', String(tries.filter(({ place }) => place === 1).length)],
    ['monthBetter', percent.format(Math.round(better) / 100)],
  ];
  return (
    <dl>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{words(`challenge.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
