import type { Ref } from '@pantheon/kernel';
import type { ReactNode } from 'react';
import { type Drawing, Icon } from './icon.tsx';
import { Mark, ownerClass, type PlayerColour } from './players.tsx';

/** Pieces of one kind that fight; somebody by name where they are not counted. */
export interface BattleUnit {
  readonly key: string;
  readonly of: Drawing;
  readonly name: string;
  readonly count?: number;
  /** What its component card tells about. */
  readonly thing?: Ref;
}

/** Somebody who fights. */
export interface BattleSide {
  readonly name: string;
  /** Null for whoever is no player, and has a sign instead. */
  readonly colour: PlayerColour | null;
  readonly sign?: Drawing;
  /** Whether it attacks or defends, in a word. */
  readonly role?: string;
  readonly units?: readonly BattleUnit[];
  /** What else there is to its strength: dice, cards, losses. */
  readonly children?: ReactNode;
}

interface BattlePanelProps {
  /** The class of the game, which dresses it. */
  readonly className: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly attacker: BattleSide;
  readonly defender: BattleSide;
  /** Between the two: the strengths, the dice or the odds. */
  readonly between: ReactNode;
  /** Below both. */
  readonly children?: ReactNode;
}

/** A battle over the board: both sides with what they fight with, and between them how it stands. */
export const BattlePanel = ({ className, title, note, attacker, defender, between, children }: BattlePanelProps): ReactNode => (
  <section className={`battle pop ${className}`} aria-label={title}>
    <header>
      <span className="disp">{title}</span>
      {note}
    </header>
    <div className="bf">
      <Side {...attacker} />
      {between}
      <Side {...defender} />
    </div>
    {children}
  </section>
);

const Side = ({ name, colour, sign, role, units, children }: BattleSide): ReactNode => (
  <div className={colour === null ? 'bs1' : `bs1 ${ownerClass(colour)}`}>
    <div className="bn">
      {colour !== null && <Mark colour={colour} />}
      {sign !== undefined && <Icon of={sign} />} <b>{name}</b>
      {role !== undefined && <small className="muted">{role}</small>}
    </div>
    {units !== undefined && (
      <div className="units">
        {units.map(({ key, ...unit }) => (
          <Unit key={key} {...unit} />
        ))}
      </div>
    )}
    {children}
  </div>
);

const Unit = ({ of, name, count, thing }: Omit<BattleUnit, 'key'>): ReactNode => (
  <i title={name} {...(count === undefined ? { className: 'hero' } : {})} {...(thing === undefined ? {} : { 'data-ref': thing })}>
    <Icon of={of} />
    {count !== undefined && <b>{count}</b>}
    <span className="sr"> {name}</span>
  </i>
);

/** A die of a battle, in the colour of whoever rolls it. */
export const BattleDie = ({ value, className = '' }: { value: ReactNode; className?: string }): ReactNode => (
  <span className={`battle-die ${className}`}>{value}</span>
);
