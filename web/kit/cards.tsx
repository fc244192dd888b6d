import type { Ref } from '@pantheon/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useTarget } from './highlights.ts';
import { type Drawing, Icon } from './icon.tsx';
import { icons } from './icons.ts';

/** Something outside the board that a player may choose or ask about: a card in the hand, a tile of a market. */
export const Reference = ({ of, className = '', style, children }: ReferenceProps): ReactNode => (
  <div {...useTarget(of)} className={`thing ${className}`} {...(style === undefined ? {} : { style })}>
    {children}
  </div>
);

interface ReferenceProps {
  readonly of: Ref;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

interface CardProps {
  readonly of: Ref;
  readonly title: string;
  readonly art: Drawing;
  /** At most 28 letters; the whole text comes with the component card. */
  readonly hint?: string;
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
  readonly className?: string;
}

/** A card of a hand: title, one glyph, one hint. */
export const CardFace = ({ of, title, art, hint, head, foot, className = '' }: CardProps): ReactNode => (
  <Reference of={of} className={`card handcard ${className}`}>
    {head !== undefined && <header>{head}</header>}
    <span className="art">
      <Icon of={art} />
    </span>
    <span className="t">{title}</span>
    {hint !== undefined && <small>{hint}</small>}
    {foot !== undefined && <footer>{foot}</footer>}
  </Reference>
);

/** The back of a card, or of several. */
export const CardBack = ({ count }: { count?: number }): ReactNode => (
  <span className="cardback">{count !== undefined && <b>{count}</b>}</span>
);

/** A frame around what only the reader sees. */
export const SecretText = ({ label, children, className = '' }: { label: string; children: ReactNode; className?: string }): ReactNode => (
  <section className={`secret ${className}`} aria-label={label}>
    <span className="secret-label">
      <Icon of={icons.eyeoff} /> {label}
    </span>
    {children}
  </section>
);

/** A gold coin within text. */
export const CoinText = ({ value }: { value: number | string }): ReactNode => <span className="coin">{value}</span>;

/** A wooden cube within text. */
export const Cube = ({ colour, title }: { colour: string; title?: string }): ReactNode => (
  <i className="cb" style={{ background: colour }} {...(title === undefined ? {} : { title })} />
);

/** A figure with its sign, for the panel of a player. */
export const Stat = ({ of, value, title, hidden = false }: StatProps): ReactNode => (
  <span className={hidden ? 'hid' : ''} title={title}>
    <Icon of={of} />
    {value}
    <span className="sr"> {title}</span>
  </span>
);

interface StatProps {
  readonly of: Drawing;
  readonly value: ReactNode;
  readonly title: string;
  readonly hidden?: boolean;
}
