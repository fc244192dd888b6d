import { type BoardProps, Cube, Icon, icons, type Ref, Reference } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { cubeOf, RESOURCES } from './drawings.ts';

/** What a village track gives, as a sign. */
export const VillageSign = ({ symbol }: { symbol: string }): ReactNode => {
  const colour = cubeOf(symbol);
  if (colour !== undefined) return <Cube colour={colour} />;
  return <Icon of={symbol === 'card' ? icons.cards : icons.pawn} />;
};

/** The five worker tracks of a village. The reader's own can be chosen. */
export function Village({
  view,
  data,
  speak,
  seat,
  mine,
}: Pick<BoardProps<View, BomarzoData>, 'view' | 'data' | 'speak'> & VillageProps): ReactNode {
  return (
    <div className="vil">
      {data.village.map((track, at) => {
        const worker = view.workers[seat]?.[at] ?? 0;
        const name = speak.name(`village:${track.id}`);
        const steps = Array.from({ length: track.length }, (_, step) => step + 1);
        const row = (
          <>
            <span className="vname" title={name}>
              {name}
              <span className="sr"> {worker}</span>
            </span>
            <span className="vsteps">
              {steps.map((step) => (
                <i
                  key={step}
                  className={`${step < worker ? 'on' : ''} ${step === worker ? 'at' : ''} ${track.symbolsAt.includes(step) ? 'sy' : ''}`}
                />
              ))}
            </span>
            <NextGift worker={worker} symbolsAt={track.symbolsAt} symbol={track.symbol} speak={speak} name={name} />
          </>
        );
        return (
          <Row key={track.id} of={mine ? `village:${track.id}` : null}>
            {row}
          </Row>
        );
      })}
    </div>
  );
}

interface GiftProps extends Pick<BoardProps, 'speak'> {
  readonly worker: number;
  readonly symbolsAt: readonly number[];
  readonly symbol: string;
  readonly name: string;
}

/** How many steps it is to the next gift of a track. */
function NextGift({ worker, symbolsAt, symbol, speak, name }: GiftProps): ReactNode {
  const next = symbolsAt.find((step) => step > worker);
  const words = next === undefined ? speak.id('board.trackFull') : speak.id('board.toNext', { n: next - worker, name });
  return (
    <span className="vnext" title={words}>
      {next === undefined ? '–' : next - worker}
      <VillageSign symbol={symbol} />
      <span className="sr"> {words}</span>
    </span>
  );
}

interface VillageProps {
  readonly seat: number;
  readonly mine: boolean;
}

const Row = ({ of, children }: { of: Ref | null; children: ReactNode }): ReactNode =>
  of === null ? (
    <div className="vrow">{children}</div>
  ) : (
    <Reference of={of} className="vrow">
      {children}
    </Reference>
  );

/** A stock of Food, Silver and Wine. The reader's own can be chosen. */
export function Stock({ cubes, speak, mine }: { cubes: readonly number[]; speak: BoardProps['speak']; mine: boolean }): ReactNode {
  return RESOURCES.map((resource, at) => {
    const body = (
      <>
        <Cube colour={cubeOf(resource) ?? ''} />
        {cubes[at] ?? 0}
        <span className="sr"> {speak.name(`resource:${resource}`)}</span>
      </>
    );
    return mine ? (
      <Reference key={resource} of={`resource:${resource}`} className="stocked">
        {body}
      </Reference>
    ) : (
      <span key={resource} data-ref={`resource:${resource}`}>
        {body}
      </span>
    );
  });
}
