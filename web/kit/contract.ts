import type { BlockedOptionDto, Options, PartialAnswer, QuestionDto, Ref, Seat } from '@pantheon/kernel';
import type { Catalogues, Language, MessageFormatter } from '@pantheon/text';
import type { ComponentType, ReactNode } from 'react';
import type { Art } from './art.ts';
import type { StageDress } from './drama.ts';
import type { Drawing } from './icon.tsx';
import type { PlayerColour } from './players.tsx';

export type { Arg, BlockedOptionDto, Message, OptionDto, PartialAnswer, Preview, QuestionDto, Ref, Seat } from '@pantheon/kernel';
export type { Catalogues, Language, MessageFormatter } from '@pantheon/text';

/** Somebody at the table, as a board draws them. */
export interface BoardPlayer {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: PlayerColour;
  /** The reader's own seat. */
  readonly me: boolean;
}

/** What every part of a board is given. All of it is of one moment and never changed. */
export interface BoardProps<View = object, Data = object> {
  /** The position as the reader may see it. */
  readonly view: View;
  /** The component data of the match. */
  readonly data: Data;
  readonly players: readonly BoardPlayer[];
  /** Whose eyes these are; null for a spectator. */
  readonly viewer: Seat | null;
  /** Names and sentences in the reader's language: the game's own texts and the board's `words`. */
  readonly speak: MessageFormatter;
  /** The layers of the board that are switched on. */
  readonly layers: ReadonlySet<string>;
  /** Whether the table is on a phone, for boards that draw themselves otherwise there. */
  readonly phone: boolean;
}

/** The same for the panel of one player. */
export interface PanelProps<View = object, Data = object> extends BoardProps<View, Data> {
  readonly player: BoardPlayer;
  /** Two lines in the strip of a phone, or the whole panel. */
  readonly compact: boolean;
}

/**
 * What a board's own form for a question is given: the question, the answer in the making, and the ways to make it. A form never answers
 * by itself: it chooses among the options of the question as the plain answers do, and the table gives the answer.
 */
export interface FormProps<View = object, Data = object> extends BoardProps<View, Data> {
  readonly question: QuestionDto;
  /** Of a choice: the option that waits for a confirm. */
  readonly chosen: string | null;
  /** Of a pick: what is picked. */
  readonly picked: readonly string[];
  /** Of an allocation: how many go where. */
  readonly counts: { readonly [key: string]: number };
  /** Of a pick or an allocation: what may be added, whether it is whole, and what it would bring about. */
  readonly part: PartialAnswer;
  /** Takes an option of a choice or a pick, or one more of an allocation. */
  choose(key: string): void;
  /** One less of an allocation. */
  less(key: string): void;
  /** Fills a whole answer in, such as a suggestion of the question. */
  fill(answer: string): void;
  /** Shows what an option concerns and would bring about; null for none. */
  point(key: string | null): void;
  /** Tells why something cannot be had. */
  askWhy(blocked: BlockedOptionDto, at: Element): void;
}

/** For how long a standing order stands. */
export type OrderUntil = 'cancelled' | 'once' | 'round';

/** What the form for the game's own standing orders is given. Only its owner knows of an order. */
export interface OrdersProps<View = object, Data = object> extends BoardProps<View, Data> {
  /** The orders in the game's own words that stand now. */
  readonly orders: readonly { readonly id: string; readonly order: unknown; readonly until: OrderUntil }[];
  leave(order: object, until: OrderUntil): void;
  cancel(id: string): void;
}

/** A row of a component card, such as "where now" and the answer. */
export interface CardFact {
  readonly label: string;
  readonly value: ReactNode;
}

/** All about one component, shown on hover, long press or `?`. The table adds its name and, where the rules forbid it, why. */
export interface ComponentCard {
  /** What it is: "god", "development card". */
  readonly kind: string;
  readonly art?: Drawing;
  /** A number for the corner, such as a price. */
  readonly corner?: string | number;
  /** What it does, in full. */
  readonly text?: string;
  readonly facts?: readonly CardFact[];
  /** A larger picture instead of the glyph. */
  readonly picture?: ReactNode;
}

/** A group of the component index on the learn page. */
export interface ComponentGroup {
  /** The heading, a message of the board's `words` or of the game's texts. */
  readonly title: string;
  readonly refs: readonly Ref[];
}

/** A layer that a player may switch on over the board. */
export interface BoardLayer {
  readonly id: string;
  /** Its name, a message of the board's `words`. */
  readonly label: string;
  /** Whether it shows alone: it takes the place of the layer before it. */
  readonly alone?: true;
}

/** The height of the dock on a wide screen and on a narrower one, and of the sheet with the question on a phone. */
export interface DockHeights {
  readonly wide: number;
  readonly narrow: number;
  readonly sheet: number;
}

/** All that a game adds to the table. Everything else is the same for all games. */
export interface GameBoard<View = object, Data = object, Topics extends object = { readonly [topic: string]: unknown }> {
  /** The id of the game; `data-game` on the page, by which a board's style sheet gives its palette. */
  readonly id: string;
  /** Players in a column beside the board, or in a strip above a wide one. */
  readonly layout: 'column' | 'strip';
  /** The board's own words, beside the texts of the game. */
  readonly words: Catalogues;
  /** The size of the main drawing in its own units, which are pixels at the usual size. */
  readonly size: { readonly width: number; readonly height: number };
  /** How far a phone zooms in at first; 1 shows the whole board, `width` fills the width and begins at the top. */
  readonly phoneZoom?: number | 'width';
  /** Where the reader's own pieces stand: there a view opens that does not show the whole board. */
  home?(props: BoardProps<View, Data>): readonly [x: number, y: number] | null;
  /** The world is round: it goes on to the east and to the west for ever. The board itself draws what comes after its edges. */
  readonly round?: boolean;
  /** The size of the drawing on a phone, where it is another one. */
  readonly phoneSize?: { readonly width: number; readonly height: number };
  /** The main drawing: what goes inside the stage, which pans and zooms it. */
  readonly Board: ComponentType<BoardProps<View, Data>>;
  /** What is public about one player. The table adds name, colour and clock. */
  readonly PlayerPanel: ComponentType<PanelProps<View, Data>>;
  /** The figure beside a player's name, such as the victory points; null for none. */
  headline?(props: BoardProps<View, Data>, seat: Seat): ReactNode;
  /** A second name of a seat within the game, such as its house; null for none. */
  title?(props: BoardProps<View, Data>, seat: Seat): string | null;
  /** The reader's own hand and board. A bar of about 44 px, or a tall block beside the question. */
  readonly Hand?: ComponentType<BoardProps<View, Data>>;
  readonly handLayout?: 'bar' | 'block';
  /** How high the dock is in every phase, in pixels. What does not fit scrolls inside its field, so that nothing moves under the hand. */
  readonly dock?: DockHeights;
  /** Whether the reader's things are one row, which leaves its end to the buttons of the map; else these lie over the board. */
  readonly toolsInDock?: boolean;
  /** A strip above the board, such as a market. */
  readonly Market?: ComponentType<BoardProps<View, Data>>;
  /** A panel above the log, such as an auction. */
  readonly Side?: ComponentType<BoardProps<View, Data>>;
  /** Something that lies over the board for a while, such as a battle; null when there is none. */
  readonly Over?: ComponentType<BoardProps<View, Data>>;
  /** What is put on the stage, and how it is dressed: battles, floods, robberies. */
  readonly stage?: StageDress<View, Data>;
  /** What stands in the place of the answers while others are asked, such as the offers they take from; null when there is nothing. */
  readonly Meanwhile?: ComponentType<BoardProps<View, Data>>;
  /** Forms of the board's own for some questions, by topic, instead of the plain answers. */
  readonly forms?: { readonly [topic in keyof Topics & string]?: ComponentType<FormProps<View, Data>> };
  /** A form for standing orders in the game's own words; it also shows those that stand. Answers of every game can be left without it. */
  readonly Orders?: ComponentType<OrdersProps<View, Data>>;
  readonly layers?: readonly BoardLayer[];
  /** All about a component, or null if there is nothing to tell. */
  card(thing: Ref, props: BoardProps<View, Data>): ComponentCard | null;
  /** The pictures of the game, which come after the board. */
  readonly art?: Art;
  /** The components of the game, for the index. */
  components(data: Data): readonly ComponentGroup[];
  /** The small picture in front of an answer that stands for this thing, if any. */
  icon?(thing: Ref, props: BoardProps<View, Data>): ReactNode;
  /** What an answer that stands for this thing means now, in at most 24 letters: a price, a yield; null for nothing. */
  hint?(thing: Ref, props: BoardProps<View, Data>): string | null;
  /** What on the board a win of this seat rests on; the table lays laurels there. Without it, what the last lines of the log name. */
  laurels?(props: BoardProps<View, Data>, seat: Seat): readonly Ref[];
  /** Where a seat stands in the eyes of all, for the curve on the last page. */
  score(view: View, seat: Seat, data: Data): number;
  /** What `score` counts, where that is not the score: the id of a sentence. The curve then ends without the final count. */
  readonly scoreName?: string;
}

/** Any board, for code that handles all of them alike. */
export type AnyBoard = GameBoard;

/** Closes a board over its own types. */
export const boardOf = <View, Data, Topics extends object = { readonly [topic: string]: unknown }>(
  board: GameBoard<View, Data, Topics>,
): AnyBoard => board as unknown as AnyBoard;

/** A game as it lies on the catalog of the home page, loaded without its rules. */
export interface GameCover {
  readonly id: string;
  readonly name: { readonly [L in Language]: string };
  readonly subtitle?: { readonly [L in Language]: string };
  readonly tagline: { readonly [L in Language]: string };
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: readonly [number, number];
  /** What to know about the number of players, where the printed game says something else. */
  readonly playersNote?: { readonly [L in Language]: string };
  /** Options with which a first game is easier, where there are some. */
  readonly firstGame?: Options;
  /** Options of a shorter game, and of one with everything in it, where there are such. */
  readonly shortGame?: Options;
  readonly fullGame?: Options;
  /** The game that a newcomer is shown first, if it has lessons in their language. */
  readonly greets?: true;
  /** The accent of the cover. */
  readonly colour: string;
  /** The address of a drawing of 240 x 320; the name is written over its calm upper edge. */
  readonly art: string;
  /** Where a wide slice of the drawing begins, in percent of its height; its middle unless told. */
  readonly slice?: number;
}
