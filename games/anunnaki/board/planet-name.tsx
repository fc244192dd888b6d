import { BoardIcon, icons } from '@pantheon/web/kit';
import type { KeyboardEvent, ReactNode } from 'react';
import type { PlanetSpot } from './worlds-layout.ts';

interface PlanetNameProps {
  readonly planet: PlanetSpot;
  readonly name: string;
  /** How many of its lands somebody holds. */
  readonly held: number;
  readonly title: string;
  /** What it offers, below its name; null where there is nothing to say or no room. */
  readonly note: string | null;
  /** Draws it large, or all worlds alike again; null where there is one level only. */
  readonly onLook: (() => void) | null;
}

const LETTER = 11;

/** The name of a planet. Whoever clicks on it sees this world alone, or all of them again. */
export function PlanetName({ planet: { at, scale, lands }, name, held, title, note, onLook }: PlanetNameProps): ReactNode {
  const text = (
    <text className="anu-planet" x={onLook === null || scale < 1 ? 0 : -8}>
      {name}
    </text>
  );
  const place = `translate(${at[0]} ${at[1]})`;
  if (onLook === null)
    return (
      <g transform={place}>
        {text}
        {note !== null && (
          <text className="anu-held" y="17">
            {note}
          </text>
        )}
      </g>
    );
  const width = name.length * LETTER + 34;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onLook();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
    <g
      className="anu-look"
      transform={place}
      role="button"
      tabIndex={0}
      aria-label={`${name}: ${title}`}
      onClick={onLook}
      onKeyDown={onKeyDown}
    >
      <title>{title}</title>
      {scale < 1 ? (
        <>
          <rect x="-62" y="-94" width="124" height="112" rx="10" />
          {text}
          <text className="anu-held" y="14">
            {held}/{lands.length}
          </text>
        </>
      ) : (
        <>
          <rect x={-width / 2} y="-17" width={width} height="24" rx="12" />
          {text}
          <BoardIcon of={scale > 1 ? icons.minus : icons.plus} x={width / 2 - 16} y={-5} size={13} />
        </>
      )}
    </g>
  );
}
