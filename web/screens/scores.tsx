import type { Score } from '@pantheon/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.ts';
import { Mark, type MessageFormatter, type PlayerColour } from '../kit/index.ts';

const PART_COLOURS = ['#8A6A2E', '#A8432F', '#5A7832', '#2F6E9E', '#3B3F9E', '#9A5AA0', '#C18B1F', '#7C7F84', '#2F7F78', '#B0567A'];

/** What the colours of the bars stand for. */
export function Legend({ sources, speak }: { sources: readonly string[]; speak: MessageFormatter }): ReactNode {
  return (
    <ul className="lg">
      {sources.map((source, at) => (
        <li key={source}>
          <i style={{ background: PART_COLOURS[at % PART_COLOURS.length] }} />
          {nameOfSource(speak, source)}
        </li>
      ))}
    </ul>
  );
}

const nameOfSource = (speak: MessageFormatter, source: string): string =>
  speak.has(`score.${source}`) ? speak.id(`score.${source}`) : source;

interface RankProps {
  readonly score: Score;
  readonly most: number;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly sources: readonly string[];
  readonly speak: MessageFormatter;
  readonly mine: boolean;
}

/** A player's place, with the points as a bar. */
export function Rank({ score, most, name, colour, sources, speak, mine }: RankProps): ReactNode {
  const words = useWords();
  const gains = score.parts.filter((part) => part.points > 0);
  const losses = score.parts.filter((part) => part.points < 0);
  return (
    <li className={`rk ${score.rank === 1 ? 'best' : ''}`}>
      <span className="disp pos">{score.rank}</span>
      <Mark colour={colour} />
      <span className="rn">
        <b className="disp">{name}</b>
        {mine && <span className="muted">{words('seat.you')}</span>}
      </span>
      <span className="sb">
        {gains.map((part) => (
          <i
            key={part.source}
            style={{
              width: `${(part.points / Math.max(1, most)) * 88}%`,
              background: PART_COLOURS[sources.indexOf(part.source) % PART_COLOURS.length],
            }}
            title={`${nameOfSource(speak, part.source)} ${part.points}`}
          >
            {part.points / Math.max(1, most) > 0.03 ? part.points : ''}
          </i>
        ))}
        {losses.map((part) => (
          <span key={part.source} className="neg">
            −{Math.abs(part.points)} {nameOfSource(speak, part.source)}
          </span>
        ))}
      </span>
      <b className="tt">{score.total}</b>
    </li>
  );
}

interface BreakdownProps {
  readonly scores: readonly Score[];
  readonly sources: readonly string[];
  readonly speak: MessageFormatter;
  readonly colours: readonly PlayerColour[];
  readonly names: readonly string[];
}

/** Where everybody's points come from, as a table. */
export function Breakdown({ scores, sources, speak, colours, names }: BreakdownProps): ReactNode {
  const words = useWords();
  const points = (score: Score, source: string): number =>
    score.parts.filter((part) => part.source === source).reduce((sum, part) => sum + part.points, 0);
  return (
    <section className="brk">
      <h2 className="disp">{words('result.from')}</h2>
      <table className="tb">
        <thead>
          <tr>
            <th>
              <span className="sr">{words('result.source')}</span>
            </th>
            {scores.map((score, at) => (
              <th key={score.seat} scope="col">
                <Mark colour={colours[score.seat] ?? 'red'} />
                <span className="sr">{names[at]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source, at) => {
            const best = Math.max(...scores.map((score) => points(score, source)));
            return (
              <tr key={source}>
                <th scope="row">
                  <i style={{ background: PART_COLOURS[at % PART_COLOURS.length] }} />
                  {nameOfSource(speak, source)}
                </th>
                {scores.map((score) => (
                  <td key={score.seat} className={points(score, source) === best && best !== 0 ? 'best' : ''}>
                    {String(points(score, source)).replace('-', '−')}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('result.total')}</th>
            {scores.map((score) => (
              <td key={score.seat}>{score.total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
