import type { MatchRecord } from '@pantheon/kernel';
import type { ChallengeDto, ChallengeResults } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { useMe } from '../../app/me.ts';
import { usePhone } from '../../app/media.ts';
import { useWords } from '../../app/words.ts';
import { tryName } from '../../match/finished.ts';
import { partingOf } from './parting.ts';

/** How large the drawing is. A phone gets a smaller one, so that its letters stay readable. */
const WIDE = { width: 760, height: 250, left: 46, letters: 13 } as const;
const SMALL = { width: 330, height: 210, left: 38, letters: 11.5 } as const;
const TOP = 16;
const BOTTOM = 26;
const MARKS = [0, 25, 50, 75, 100] as const;

interface LinesProps {
  readonly challenge: ChallengeDto;
  readonly results: ChallengeResults;
}

/** How the chance to win went: mine, the best one's, and that of the middle half of all. */
export function Lines({ challenge, results }: LinesProps): ReactNode {
  const words = useWords();
  const { mine, best, low, high } = results.lines;
  const parting = useParting(challenge, results);
  if (best === null) return null;
  const middle = (line: readonly number[] | null): number => line?.[Math.floor(line.length / 2)] ?? 0;
  const figures = { mine: middle(mine ?? best), best: middle(best), low: middle(low), high: middle(high) };
  return (
    <section className="panel challines">
      <div className="sh">
        <h2 className="disp">{words('challenge.curves')}</h2>
        <span className="muted">{words('challenge.curvesHint')}</span>
      </div>
      <p className="challegend">
        {mine !== null && <b className="ownline">{words('challenge.you')}</b>}
        <b className="bestline">{words('challenge.best')}</b>
        <span className="muted">{words('challenge.middle')}</span>
      </p>
      <Drawing lines={results.lines} label={words('challenge.curvesText', figures)} mark={parting?.share ?? null} />
      {parting !== null && (
        <p className="chalparting">
          <span>{words('challenge.parting', { n: parting.at + 1 })}</span>
          <Link className="btn quiet" href={`/replay/challenge/${parting.mine}?at=${parting.at}`} data-parting>
            {words('challenge.seeMine')}
          </Link>
          <Link className="btn quiet" href={`/replay/challenge/${parting.best}?at=${parting.at}`}>
            {words('challenge.seeBest')}
          </Link>
        </p>
      )}
    </section>
  );
}

interface Parting {
  readonly at: number;
  /** Where that is along my line, from 0 to 1. */
  readonly share: number;
  readonly mine: string;
  readonly best: string;
}

/** The first answer of mine that was not the best one's; null while it is not known, and where there is none. */
function useParting({ day, game }: ChallengeDto, { entries }: ChallengeResults): Parting | null {
  const me = useMe();
  const [parting, setParting] = useState<Parting | null>(null);
  const mine = typeof me === 'object' && me !== null && entries.some(({ person }) => person.id === me.id) ? me.id : null;
  const best = entries[0]?.person.id ?? null;
  useEffect(() => {
    if (mine === null || best === null || mine === best) return;
    let current = true;
    const recordOf = async (person: string): Promise<MatchRecord> =>
      (await call('GET /api/challenges/:day/:game/lines/:person', { params: { day, game, person } })).record;
    Promise.all([recordOf(mine), recordOf(best)]).then(
      ([own, other]) => {
        const at = partingOf(own.answers, other.answers);
        if (!current || at === null) return;
        setParting({ at, share: at / Math.max(1, own.answers.length), mine: tryName(day, game, mine), best: tryName(day, game, best) });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [day, game, mine, best]);
  return parting;
}

function Drawing({ lines, label, mark }: { lines: ChallengeResults['lines']; label: string; mark: number | null }): ReactNode {
  const words = useWords();
  const { width, height, left, letters } = usePhone() ? SMALL : WIDE;
  const right = width - 12;
  const x = (step: number, of: number): number => left + ((right - left) * step) / Math.max(1, of - 1);
  const y = (share: number): number => TOP + ((height - TOP - BOTTOM) * (100 - share)) / 100;
  const path = (line: readonly number[]): string => line.map((share, step) => `${x(step, line.length)} ${y(share)}`).join('L');
  const { mine, best, low, high } = lines;
  const back = [...low].map((share, step) => `${x(step, low.length)} ${y(share)}`).reverse();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={label} fontSize={letters}>
      {MARKS.map((share) => (
        <g key={share}>
          <path className="grid" d={`M${left} ${y(share)}H${right}`} />
          <text x={left - 7} y={y(share) + 4} textAnchor="end">
            {share} %
          </text>
        </g>
      ))}
      <text x={left} y={height - 6}>
        {words('challenge.start')}
      </text>
      <text x={right} y={height - 6} textAnchor="end">
        {words('challenge.end')}
      </text>
      <path className="half" d={`M${path(high)}L${back.join('L')}z`} />
      {mark !== null && <path className="mark" d={`M${left + (right - left) * mark} ${TOP}V${height - BOTTOM}`} />}
      {best !== null && <path className="bestline" d={`M${path(best)}`} />}
      {mine !== null && <path className="ownline" d={`M${path(mine)}`} />}
    </svg>
  );
}
