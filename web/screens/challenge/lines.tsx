import type { ChallengeDto, ChallengeResults, Person } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { useMe } from '../../app/me.ts';
import { useMedia, usePhone } from '../../app/media.ts';
import { useWords } from '../../app/words.ts';
import { tryName } from '../../match/finished.ts';
import { partingOf } from './parting.ts';

/** How large the drawing is. Smaller screens get smaller ones, so that letters are as large everywhere. */
const WIDE = { width: 980, height: 270, left: 46, letters: 13 } as const;
const MIDDLE = { width: 640, height: 240, left: 46, letters: 13 } as const;
const SMALL = { width: 330, height: 210, left: 38, letters: 11.5 } as const;
const TOP = 16;
const BOTTOM = 26;
const MARKS = [0, 25, 50, 75, 100] as const;

interface LinesProps {
  readonly challenge: ChallengeDto;
  readonly results: ChallengeResults;
  /** Whose line is drawn beside mine, where it is not the best one's. */
  readonly rival: Person | null;
}

/** How the chance to win went: mine, the best one's or that of somebody who was chosen, and that of the middle half of all. */
export function Lines({ challenge, results, rival }: LinesProps): ReactNode {
  const words = useWords();
  const { mine, low, high } = results.lines;
  const { line, parting } = useOther(challenge, results, rival);
  const best = line ?? results.lines.best;
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
        <b className="bestline" data-line={rival?.id ?? ''}>
          {line === null || rival === null ? words('challenge.best') : rival.name}
        </b>
        <span className="muted">{words('challenge.middle')}</span>
      </p>
      <Drawing lines={{ ...results.lines, best: [...best] }} label={words('challenge.curvesText', figures)} mark={parting?.share ?? null} />
      {parting !== null && (
        <p className="chalparting">
          <span>{words('challenge.parting', { n: parting.at + 1 })}</span>
          <Link className="btn quiet" href={`/replay/challenge/${parting.mine}?at=${parting.at}`} data-parting>
            {words('challenge.seeMine')}
          </Link>
          <Link className="btn quiet" href={`/replay/challenge/${parting.best}?at=${parting.at}`}>
            {rival === null ? words('challenge.seeBest') : words('challenge.seeTheirs', { name: rival.name })}
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

/** Somebody else's line, and the first answer of mine that was not theirs; null while they are not known, and where there is none. */
interface Other {
  readonly line: readonly number[] | null;
  readonly parting: Parting | null;
}

const NOBODY: Other = { line: null, parting: null };

/** The line of whoever was chosen, or else of the best one, beside mine. */
function useOther({ day, game }: ChallengeDto, { entries }: ChallengeResults, rival: Person | null): Other {
  const me = useMe();
  const [found, setFound] = useState<Other>(NOBODY);
  const mine = typeof me === 'object' && me !== null && entries.some(({ person }) => person.id === me.id) ? me.id : null;
  const other = rival?.id ?? entries[0]?.person.id ?? null;
  useEffect(() => {
    setFound(NOBODY);
    if (other === null || mine === other) return;
    let current = true;
    const lineOf = (person: string) => call('GET /api/challenges/:day/:game/lines/:person', { params: { day, game, person } });
    Promise.all([mine === null ? null : lineOf(mine), lineOf(other)]).then(
      ([own, theirs]) => {
        if (!current) return;
        const at = own === null ? null : partingOf(own.record.answers, theirs.record.answers);
        const share = (at ?? 0) / Math.max(1, own?.record.answers.length ?? 1);
        const names = { mine: tryName(day, game, mine ?? ''), best: tryName(day, game, other) };
        setFound({ line: theirs.line, parting: at === null ? null : { at, share, ...names } });
      },
      // Without a connection the lines that came with the page are shown.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [day, game, mine, other]);
  return found;
}

function Drawing({ lines, label, mark }: { lines: ChallengeResults['lines']; label: string; mark: number | null }): ReactNode {
  const words = useWords();
  const isMiddle = useMedia('(max-width: 1180px)');
  const { width, height, left, letters } = usePhone() ? SMALL : isMiddle ? MIDDLE : WIDE;
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
            {share}%
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
