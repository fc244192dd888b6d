import { type ReactNode, useEffect, useState } from 'react';
import { botLevels, USUAL_LEVEL } from '../app/levels.ts';
import { useSettings } from '../app/settings.ts';
import { printedIn, useWords } from '../app/words.ts';
import { type GameCover, Icon, icons } from '../kit/index.ts';
import { botName } from '../match/names.ts';

type SeatKind = 'me' | 'person' | 'friend' | 'open' | 'bot';

/** A seat of a table that is being set up. */
export interface SeatDraft {
  readonly kind: SeatKind;
  readonly name: string;
  readonly level: string;
}

const USUAL_SEATS = 4;

/** The seats with which setting up begins: the reader, and bots. */
export const firstSeats = (cover: GameCover, name: string, level: string): SeatDraft[] =>
  Array.from({ length: Math.max(cover.players.min, Math.min(cover.players.max, USUAL_SEATS)) }, (_, at) => ({
    kind: at === 0 ? 'me' : 'bot',
    name: at === 0 ? name : botName(at - 1),
    level,
  }));

interface SeatListProps {
  readonly cover: GameCover;
  readonly online: boolean;
  readonly seats: readonly SeatDraft[];
  onSeats(seats: readonly SeatDraft[]): void;
}

/** In a field a pointer that is held down selects letters; anywhere else it drags the seat. */
const isField = (target: EventTarget): boolean => target instanceof Element && target.closest('input, select, button') !== null;

/** Who sits where, with buttons for more seats and fewer. */
export function SeatList({ cover, online, seats, onSeats }: SeatListProps): ReactNode {
  const { language } = useSettings();
  const kinds: readonly SeatKind[] = online ? ['friend', 'open', 'bot'] : ['person', 'bot'];
  const change = (at: number, change: Partial<SeatDraft>): void =>
    onSeats(seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)));
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number): void => {
    const rest = seats.filter((_, at) => at !== from);
    onSeats([...rest.slice(0, to), seats[from] as SeatDraft, ...rest.slice(to)]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of place changes what seats can be
  useEffect(() => {
    onSeats(seats.map((seat) => (seat.kind === 'me' || kinds.includes(seat.kind) ? seat : { ...seat, kind: kinds[0] as SeatKind })));
  }, [online]);
  return (
    <>
      <ol className="seatlist">
        {seats.map((seat, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={at}
            draggable={dragged === at}
            onPointerDown={({ target }) => setDragged(isField(target) ? null : at)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => {
              if (dragged !== null) move(dragged, at);
              setDragged(null);
            }}
          >
            <span className="n">{at + 1}</span>
            <SeatFields seat={seat} at={at} kinds={kinds} online={online} change={change} />
            <MoveButtons at={at} last={seats.length - 1} move={move} />
          </li>
        ))}
      </ol>
      <SeatCount cover={cover} seats={seats} onSeats={onSeats} />
      {cover.playersNote !== undefined && <p className="muted">{printedIn(cover.playersNote, language)}</p>}
    </>
  );
}

interface SeatFieldsProps extends ChoiceProps {
  readonly kinds: readonly SeatKind[];
  readonly online: boolean;
}

/** Who sits here: a kind, and a name or a strength. */
function SeatFields({ seat, at, kinds, online, change }: SeatFieldsProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <>
      {seat.kind !== 'me' && <KindChoice seat={seat} at={at} kinds={kinds} change={change} />}
      {seat.kind === 'bot' && <LevelChoice seat={seat} at={at} change={change} />}
      {(seat.kind === 'me' || (!online && seat.kind === 'person')) && (
        <input
          className="inp"
          value={seat.name}
          maxLength={32}
          aria-label={words('settings.name')}
          onChange={(event) => change(at, { name: event.target.value })}
        />
      )}
      {seat.kind === 'bot' && <small className="muted">{printedIn(botLevels.find(({ id }) => id === seat.level)?.about, language)}</small>}
    </>
  );
}

function MoveButtons({ at, last, move }: { at: number; last: number; move(from: number, to: number): void }): ReactNode {
  const words = useWords();
  return (
    <span className="moves">
      <button
        type="button"
        className="icb"
        disabled={at === 0}
        aria-label={words('new.seatUp', { n: at + 1 })}
        onClick={() => move(at, at - 1)}
      >
        <Icon of={icons.up} />
      </button>
      <button
        type="button"
        className="icb"
        disabled={at === last}
        aria-label={words('new.seatDown', { n: at + 1 })}
        onClick={() => move(at, at + 1)}
      >
        <Icon of={icons.down} />
      </button>
    </span>
  );
}

function SeatCount({ cover, seats, onSeats }: Omit<SeatListProps, 'online'>): ReactNode {
  const words = useWords();
  return (
    <div className="rowbtns">
      <button
        type="button"
        className="btn"
        disabled={seats.length >= cover.players.max}
        onClick={() => onSeats([...seats, { kind: 'bot', name: botName(seats.length - 1), level: USUAL_LEVEL }])}
      >
        {words('new.addSeat')}
      </button>
      <button type="button" className="btn" disabled={seats.length <= cover.players.min} onClick={() => onSeats(seats.slice(0, -1))}>
        {words('new.dropSeat')}
      </button>
    </div>
  );
}

interface ChoiceProps {
  readonly seat: SeatDraft;
  readonly at: number;
  change(at: number, change: Partial<SeatDraft>): void;
}

function KindChoice({ seat, at, kinds, change }: ChoiceProps & { readonly kinds: readonly SeatKind[] }): ReactNode {
  const words = useWords();
  return (
    <select
      className="inp"
      value={seat.kind}
      aria-label={words('new.seat', { n: at + 1 })}
      onChange={(event) => change(at, { kind: event.target.value as SeatKind })}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {words(`seat.kind.${kind}`)}
        </option>
      ))}
    </select>
  );
}

function LevelChoice({ seat, at, change }: ChoiceProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <select
      className="inp"
      value={seat.level}
      aria-label={words('home.strength')}
      onChange={(event) => change(at, { level: event.target.value })}
    >
      {botLevels.map((level) => (
        <option key={level.id} value={level.id}>
          {printedIn(level.name, language)}
        </option>
      ))}
    </select>
  );
}
