import type { Label, Message } from '@pantheon/kernel';
import { type ComponentType, Fragment, memo, type ReactNode } from 'react';
import { type BoardProps, Mark, type PanelProps } from '../kit/index.ts';
import { useTable } from './context.tsx';

type Parts = ReturnType<ReturnType<typeof useTable>['speak']['label']>;

/** A sentence with its things: each shows its card when asked. */
export function Sentence({ parts }: { parts: Parts }): ReactNode {
  return keyed(parts).map(([key, part]) => {
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
    const kind = part.ref.startsWith('seat:') ? 'who' : 'pl';
    return (
      <span key={key} className={kind} {...(kind === 'pl' ? { 'data-ref': part.ref } : {})}>
        {part.name}
      </span>
    );
  });
}

const keyed = (parts: Parts): [string, Parts[number]][] => parts.map((part, index) => [String(index), part]);

/** A message or the name of a thing as a sentence. */
export function Say({ of }: { of: Label | Message }): ReactNode {
  const { speak } = useTable();
  return <Sentence parts={speak.label(of)} />;
}

/** The sign of the seat that a reference names, if it names one. */
export function SeatMark({ of }: { of: string }): ReactNode {
  const { players } = useTable();
  const player = players[Number(of.slice(5))];
  return player === undefined ? null : <Mark colour={player.colour} />;
}

/** A part of a game's board. It is drawn again only when the position has changed, not whenever something moves at the table. */
export const BoardPart = memo(
  ({ part: Part, props }: { part: ComponentType<BoardProps>; props: BoardProps }): ReactNode => <Part {...props} />,
);

interface PanelPartProps extends Pick<PanelProps, 'player' | 'compact'> {
  readonly part: ComponentType<PanelProps>;
  readonly props: BoardProps;
}

/** The same for the panel of one player. */
export const PanelPart = memo(
  ({ part: Part, props, player, compact }: PanelPartProps): ReactNode => <Part {...props} player={player} compact={compact} />,
);
