import type { CSSProperties, ReactNode } from 'react';
import { chanceText } from '../app/chance-text.ts';
import {
  Icon,
  Mark,
  ownerClass,
  type StageDie,
  type StageHandle,
  type StageScene,
  type StageSide,
  type StageUnit,
  sentenceOf,
} from '../kit/index.ts';
import type { Concern } from './acts.ts';
import { useTable } from './context.tsx';
import { Say } from './parts.tsx';
import type { StageFrame } from './playback.ts';
import { QuestionLine } from './question.tsx';
import { Chips, ShownCards } from './stage-deed.tsx';
import { FriezeBand, Ground } from './stage-dress.tsx';
import { Coast } from './stage-flood.tsx';
import { StageMap, usePanelPlace } from './stage-map.tsx';

const MOST_UNITS = 6;
const MOST_DICE = 8;
const MOST_CARDS = 2;
const MOST_TOLD = 2;
const MOST_ANSWERS = 4;

interface StageProps {
  readonly handle: { readonly current: StageHandle | null };
  /** Counts how often the view of the board has moved. */
  readonly moved: number;
}

/** What is being decided by force, chance or a god: over the board, tied to its place. */
export function Stage({ handle, moved }: StageProps): ReactNode {
  const { frame } = useTable();
  const { stage } = frame;
  if (stage === null) return null;
  return <StageOn key={stage.act.lines[0]?.at} stage={stage} handle={handle} moved={moved} />;
}

function StageOn({ stage, handle, moved }: StageProps & { stage: StageFrame }): ReactNode {
  const { props, board, players, question } = useTable();
  const { act } = stage;
  const { scene, concern } = act;
  const { panel, box, style, marks } = usePanelPlace(handle, moved, scene);
  const colour = scene.actor === null ? null : (players[scene.actor]?.colour ?? null);
  const [left, right] = scene.sides ?? [];
  const asks = act.open && question !== null;
  const drowns = scene.rise !== undefined && !act.open;
  return (
    <>
      {!props.phone && marks !== null && <StageMap marks={marks} box={box} colour={colour} slowness={stage.slowness} drowns={drowns} />}
      <section
        ref={panel}
        className={`stg ${concern} ${scene.sides === undefined ? 'deed' : ''} ${scene.sound === 'water' ? 'flood' : ''} ${asks ? 'asks' : ''}`}
        style={{ ...style, '--k': stage.slowness } as CSSProperties}
        aria-labelledby="stage-title"
        data-stage={concern}
      >
        <StageHead scene={scene} concern={concern} />
        <FriezeBand of={board.stage?.frieze ?? 'meander'} />
        <div className="arena">
          {scene.rise === undefined ? (
            <Ground of={board.stage?.ground ?? 'land'} />
          ) : (
            <Coast scene={scene} rise={scene.rise} waits={act.open} />
          )}
          {left !== undefined && <Army side={left} at="l" />}
          {right !== undefined && <Army side={right} at="r" />}
          {left !== undefined && right !== undefined && <Well sides={[left, right]} />}
          {scene.sides === undefined && <ShownCards scene={scene} />}
        </div>
        {scene.sides === undefined && <Chips scene={scene} drowns={drowns} />}
        {left !== undefined && right !== undefined && <Ledger sides={[left, right]} />}
        <LowerThird stage={stage} />
        <StageFoot stage={stage} />
      </section>
    </>
  );
}

function StageHead({ scene, concern }: { scene: StageScene; concern: Concern }): ReactNode {
  const { players, words, skip, frame, goOn } = useTable();
  const player = scene.actor === null ? undefined : players[scene.actor];
  return (
    <header>
      <div className="ttl">
        <span className={`cap ${concern}`}>
          {player !== undefined && <Mark colour={player.colour} />}
          {words(`drama.${scene.sides === undefined ? 'deed' : 'battle'}.${concern}`, { name: player?.name ?? '' })}
        </span>
        <h2 id="stage-title" className="disp">
          <Say of={scene.title} />
        </h2>
      </div>
      {scene.round !== undefined && <span className="round">{words('drama.round', { n: scene.round })}</span>}
      <button type="button" className="btn quiet" onClick={frame.running ? skip : goOn}>
        {words('act.skip')}
      </button>
    </header>
  );
}

/** One side: its pieces, those that fall last, and whose they are. */
function Army({ side, at }: { side: StageSide; at: 'l' | 'r' }): ReactNode {
  const { players } = useTable();
  const player = side.seat === null ? undefined : players[side.seat];
  return (
    <div className={`army ${at} ${player === undefined ? '' : ownerClass(player.colour)} ${side.won ? 'won' : ''}`}>
      <div className="units">
        {figures(side.units).map((figure) => (
          <span key={figure.key} className={`u ${figure.falls ? 'falls' : ''}`} style={{ '--n': figure.nth } as CSSProperties}>
            <Icon of={figure.of} />
            {figure.plate > 1 && <b>{figure.plate}</b>}
          </span>
        ))}
      </div>
      <span className="who">
        {player !== undefined && <Mark colour={player.colour} />}
        <Say of={side.name} />
      </span>
    </div>
  );
}

interface Figure {
  readonly key: string;
  readonly nth: number;
  readonly of: StageUnit['of'];
  readonly falls: boolean;
  /** How many a figure stands for, where there are too many to draw. */
  readonly plate: number;
}

/** One figure a piece while they are few; else one a kind, with a number. */
function figures(units: readonly StageUnit[]): Figure[] {
  const all = units.reduce((sum, unit) => sum + unit.count, 0);
  const each = units.flatMap(({ thing, of, count, lost }) =>
    all <= MOST_UNITS
      ? Array.from({ length: count }, (_, n) => ({ key: `${thing}-${n}`, of, falls: n >= count - lost, plate: 1 }))
      : [{ key: thing, of, falls: lost >= count, plate: count }],
  );
  return each.map((figure, nth) => ({ ...figure, nth }));
}

/** What lies between the two: cards that are turned over, or dice. */
function Well({ sides: [left, right] }: { sides: readonly [StageSide, StageSide] }): ReactNode {
  if ((left.cards ?? []).length + (right.cards ?? []).length > 0)
    return (
      <div className="well cards">
        <Cards side={left} />
        <Cards side={right} />
      </div>
    );
  const many = left.dice.length + right.dice.length > 2;
  return (
    <div className={`well ${many ? 'rows' : ''}`}>
      <Dice side={left} />
      <Dice side={right} />
    </div>
  );
}

function Cards({ side }: { side: StageSide }): ReactNode {
  const { players } = useTable();
  const player = side.seat === null ? undefined : players[side.seat];
  return (
    <span className={`hands ${player === undefined ? '' : ownerClass(player.colour)}`}>
      {(side.cards ?? []).slice(0, MOST_CARDS).map(({ thing, of }) => (
        <span key={thing} className={`tc ${thing === null ? 'down' : ''} ${side.won ? 'won' : ''}`}>
          <span className="back" aria-hidden="true" />
          <span className="face">
            <Icon of={of} />
            {thing !== null && (
              <b>
                <Say of={thing} />
              </b>
            )}
          </span>
        </span>
      ))}
    </span>
  );
}

function Dice({ side }: { side: StageSide }): ReactNode {
  const { players } = useTable();
  const player = side.seat === null ? undefined : players[side.seat];
  return (
    <span className={`dice ${player === undefined ? '' : ownerClass(player.colour)}`}>
      {side.dice.slice(0, MOST_DICE).map((die, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, and a new roll is a new row
        <Die key={`${nth}-${die.value}`} die={die} nth={nth} won={side.won} />
      ))}
    </span>
  );
}

const FACES = [1, 2, 3, 4, 5, 6];

/** A die that rolls to the face on which it fell. */
const Die = ({ die: { value, sure }, nth, won }: { die: StageDie; nth: number; won: boolean }): ReactNode => (
  <span className={`d3 ${sure ? 'sure' : ''} ${won ? 'won' : ''}`} style={{ '--n': nth } as CSSProperties}>
    <span className="cube">
      {FACES.map((face) => (
        <b key={face} aria-hidden={face > 1}>
          {face === 1 ? value : ((value + face) % 6) + 1}
        </b>
      ))}
    </span>
  </span>
);

/** Where the totals come from. */
const Ledger = ({ sides: [left, right] }: { sides: readonly [StageSide, StageSide] }): ReactNode => (
  <div className="ledger">
    <Sources side={left} />
    <div className="tot">
      {(left.total !== null || right.total !== null) && (
        <>
          <span className={left.won ? 'won' : ''}>{left.total ?? '?'}</span>
          <i>:</i>
          <span className={right.won ? 'won' : ''}>{right.total ?? '?'}</span>
        </>
      )}
    </div>
    <Sources side={right} />
  </div>
);

function Sources({ side }: { side: StageSide }): ReactNode {
  const { players, words } = useTable();
  const player = side.seat === null ? undefined : players[side.seat];
  const rolled = side.dice.filter(({ sure }) => sure !== true);
  const sure = side.dice.filter((die) => die.sure === true);
  const sumOf = (dice: readonly StageDie[]): number => dice.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={`src ${player === undefined ? '' : ownerClass(player.colour)}`}>
      {side.sources.map((source) => (
        <span key={JSON.stringify(source.text)} className="s1">
          {source.of !== undefined && <Icon of={source.of} />}
          {source.value !== undefined && source.value} <Say of={source.text} />
        </span>
      ))}
      {rolled.length > 0 && <span className="s1 die">{words('drama.dice', { n: rolled.length, sum: sumOf(rolled) })}</span>}
      {sure.length > 0 && <span className="s1 gold">{words('drama.sure', { sum: sumOf(sure) })}</span>}
    </div>
  );
}

/** The verdict, or the reader's own decision. */
function LowerThird({ stage: { act } }: { stage: StageFrame }): ReactNode {
  const { question, choose, speak, frame, tell, board } = useTable();
  const { scene, concern } = act;
  if (question !== null && act.open && !frame.running)
    return (
      <div className="lower">
        <div className="dq">
          <QuestionLine />
        </div>
        <div className="ds">
          {question.kind === 'choose' &&
            question.options.slice(0, MOST_ANSWERS).map((option) => (
              <button
                key={option.key}
                type="button"
                className="ans"
                onClick={() => choose(option.key)}
                onPointerEnter={() => tell(option.key)}
                onPointerLeave={() => tell(null)}
              >
                <Say of={option.text} />
                {option.preview?.odds !== undefined && <small>{chanceText(option.preview.odds, speak.locale)}</small>}
              </button>
            ))}
        </div>
      </div>
    );
  // A battle of which nothing is decided yet: then how it began.
  const opening = scene.sides && act.lines.findLast(({ event }) => board.stage?.opens.includes(event));
  const [verdict = opening, ...rest] = scene.told;
  const first = concern === 'onMe' && scene.loss !== undefined ? scene.loss : verdict === undefined ? null : sentenceOf(verdict);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="lower" tabIndex={0}>
      {first !== null && (
        <p className="v1">
          <Say of={first} />
        </p>
      )}
      {rest.slice(0, MOST_TOLD).map((line) => (
        <p key={JSON.stringify(line)} className="v2">
          <Say of={sentenceOf(line)} />
        </p>
      ))}
    </div>
  );
}

/** When the steps of a battle begin, in milliseconds at full speed: as the animations have it. */
const STEP_AT = { armies: '0ms', cards: '500ms', dice: '500ms', losses: '1600ms' } as const;

/** The steps of a battle that the stage goes through. */
function stepsOf({ sides, told }: StageScene): (keyof typeof STEP_AT)[] {
  const [left, right] = sides ?? [];
  if (left === undefined || right === undefined) return [];
  const turned = (left.cards ?? []).length + (right.cards ?? []).length > 0;
  const rolled = left.dice.length + right.dice.length > 0;
  return ['armies', ...(turned ? ['cards' as const] : rolled ? ['dice' as const] : []), ...(told.length > 0 ? ['losses' as const] : [])];
}

function StageFoot({ stage: { act, lasts } }: { stage: StageFrame }): ReactNode {
  const { words, goOn, question } = useTable();
  if (act.open && question !== null) return null;
  return (
    <div className="foot">
      <ol className="pips" aria-hidden="true">
        {stepsOf(act.scene).map((step) => (
          <li key={step} style={{ '--at': STEP_AT[step] } as CSSProperties}>
            {words(`drama.step.${step}`)}
          </li>
        ))}
      </ol>
      <button type="button" className="btn primary cont" onClick={goOn} data-continue>
        {words('drama.continue')}
        {lasts !== null && <i className="fill" style={{ animationDuration: `${lasts}ms` }} />}
      </button>
    </div>
  );
}
