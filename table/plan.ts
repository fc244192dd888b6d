import { timeLeft } from './clocks.ts';
import type { Command, OwnCommand, PersonCommand, SeatCommand } from './command.ts';
import type { Entry, EntryKind } from './entry.ts';
import type { TableHost } from './host.ts';
import { TableRefusal } from './refusal.ts';
import { botLevelAt, isAway, playedByPerson, presentPeople, type StoredProposal, seatHeldBy } from './state.ts';

const MOST_PROPOSALS = 3;
const MOST_ORDERS = 20;

/** What is to be entered: made from a command once it has been found in order. */
export type PlannedEntry = Pick<Entry, 'kind' | 'seat' | 'key' | 'by' | 'detail'>;

type Planned = Omit<PlannedEntry, 'seat' | 'by'> & Partial<Pick<PlannedEntry, 'seat' | 'by'>>;

/** The entry that a command asks for, if whoever asks may have it now. */
export function planOf(host: TableHost, command: Command, now: number): PlannedEntry {
  const seat = seatHeldBy(host.state, command.person);
  if (command.person !== null && seat === null) throw new TableRefusal('forbidden', 'you do not sit at this table');
  if (host.state.ending !== null) throw new TableRefusal('not-running', 'the match is over');
  if (command.person === null || seat === null) return planOfTable(host, command.command as OwnCommand, now);
  requireOpen(host, seat, command.command);
  return { seat, by: 'person', ...planOfSeat(host, seat, command.command) };
}

// During a pause the match stands still; what concerns the table does not.
function requireOpen({ state }: TableHost, seat: number, { kind }: SeatCommand): void {
  const because = state.seats[seat]?.standIn?.because ?? null;
  if (because === 'resigned' || because === 'left') throw new TableRefusal('forbidden', 'whoever gave up a seat has no say there any more');
  if (kind === 'return' && because === null) throw new TableRefusal('forbidden', 'nobody plays for you');
  if (kind === 'resume' && !state.paused) throw new TableRefusal('not-running', 'the match is not paused');
  const ofMatch = kind === 'answer' || kind === 'undo' || kind === 'redo' || kind === 'restart-turn';
  if (state.paused && (ofMatch || kind === 'return')) throw new TableRefusal('paused', 'the match is paused');
  if (because === 'time' && ofMatch) throw new TableRefusal('not-your-question', 'a bot plays for you: take your seat back first');
}

function planOfSeat(host: TableHost, seat: number, command: SeatCommand): Planned {
  const plain = { key: null, detail: null };
  switch (command.kind) {
    case 'answer':
      return { ...plain, kind: 'answer', key: command.key };
    case 'undo':
      return { ...plain, kind: 'undo', key: command.to === undefined ? null : String(command.to) };
    case 'redo':
      return { ...plain, kind: 'redo', key: keyToRedo(host, seat) };
    case 'restart-turn':
      return { ...plain, kind: 'restart-turn' };
    case 'resign':
      return { ...plain, kind: 'resigned', detail: { because: command.because ?? 'resigned' } };
    case 'return':
      return { ...plain, kind: 'returned' };
    case 'resume':
      return { ...plain, kind: 'resumed' };
    case 'propose':
      return proposed(host, seat, command);
    case 'vote':
      return voted(host, seat, command);
    case 'order':
      return ordered(host, seat, command);
    case 'cancel-order':
      return cancelled(host, seat, command.order);
  }
}

const MADE_BY: { readonly [Kind in SeatCommand['kind']]: readonly EntryKind[] } = {
  answer: ['answer'],
  undo: ['undo'],
  redo: ['redo'],
  'restart-turn': ['restart-turn'],
  resign: ['resigned'],
  return: ['returned'],
  resume: ['resumed'],
  propose: ['proposed', 'take-back', 'paused', 'ended', 'abandoned'],
  vote: ['agreed', 'declined', 'take-back', 'paused', 'ended', 'abandoned'],
  order: ['ordered'],
  'cancel-order': ['cancelled'],
};

/** Whether an entry can have come from a request: else its id was used for another one. */
export const mayHaveMade = ({ person, command }: PersonCommand, made: Pick<Entry, 'person' | 'kind' | 'key'>): boolean =>
  made.person === person && MADE_BY[command.kind].includes(made.kind) && (command.kind !== 'answer' || command.key === made.key);

function keyToRedo({ state: { redo } }: TableHost, seat: number): string {
  const [key] = redo?.seat === seat ? redo.keys : [];
  if (key === undefined) throw new TableRefusal('cannot-undo', 'nothing was taken back that could be given again');
  return key;
}

function proposed(host: TableHost, seat: number, command: SeatCommand & { readonly kind: 'propose' }): Planned {
  const { state } = host;
  if (state.proposals.filter(({ by }) => by === seat).length >= MOST_PROPOSALS)
    throw new TableRefusal('too-many', 'let the others decide on what you have proposed');
  const to = command.what === 'take-back' ? command.to : null;
  if (to !== null) host.requireReachable(to);
  if (state.paused && command.what !== 'end' && command.what !== 'abandon') throw new TableRefusal('paused', 'the match is paused');
  const proposal: StoredProposal = {
    id: `proposal${host.entries + 1}`,
    kind: command.what,
    by: seat,
    to,
    agreed: [seat],
    createdAt: '',
  };
  return carriedOut(host, proposal, seat) ?? { kind: 'proposed', key: null, detail: { proposal: proposal.id, what: proposal.kind, to } };
}

function voted(host: TableHost, seat: number, { proposal: id, agree }: SeatCommand & { readonly kind: 'vote' }): Planned {
  const proposal = host.state.proposals.find((one) => one.id === id);
  if (proposal === undefined) throw new TableRefusal('unknown-proposal', 'there is no such proposal any more');
  if (!agree) return { kind: 'declined', key: null, detail: { proposal: id } };
  if (proposal.agreed.includes(seat)) throw new TableRefusal('stale', 'you have agreed already');
  return carriedOut(host, proposal, seat) ?? { kind: 'agreed', key: null, detail: { proposal: id } };
}

/** What a proposal leads to once a seat agrees to it, if that was the last consent that it needed. */
function carriedOut({ state }: TableHost, { id, kind, by, to, agreed }: StoredProposal, seat: number): Planned | null {
  if (!presentPeople(state.seats).every((other) => other === seat || agreed.includes(other))) return null;
  const common = { seat: by, by: 'server', detail: { proposal: id } } as const;
  switch (kind) {
    case 'take-back':
      if (state.paused) throw new TableRefusal('paused', 'the match is paused');
      return { ...common, kind: 'take-back', key: String(to) };
    case 'pause':
      return { ...common, kind: 'paused', key: null };
    case 'end':
      return { ...common, kind: 'ended', key: null };
    case 'abandon':
      return { ...common, kind: 'abandoned', key: null };
  }
}

function ordered(host: TableHost, seat: number, { plan }: SeatCommand & { readonly kind: 'order' }): Planned {
  host.requireOrder(plan);
  if (host.state.orders.filter((order) => order.seat === seat).length >= MOST_ORDERS)
    throw new TableRefusal('too-many', `${MOST_ORDERS} orders are enough`);
  return { kind: 'ordered', key: null, detail: { order: `order${host.entries + 1}`, plan } };
}

function cancelled({ state }: TableHost, seat: number, id: string): Planned {
  if (!state.orders.some((order) => order.id === id && order.seat === seat))
    throw new TableRefusal('unknown-order', 'you have left no such order');
  return { kind: 'cancelled', key: null, detail: { order: id } };
}

/** What the table does during a pause too. */
const PAUSED_TOO: ReadonlySet<OwnCommand['kind']> = new Set(['join', 'away', 'back']);

function planOfTable({ state }: TableHost, command: OwnCommand, now: number): PlannedEntry {
  const { seat } = command;
  const at = state.seats[seat];
  if (state.paused && !PAUSED_TOO.has(command.kind)) throw new TableRefusal('paused', 'the match is paused');
  switch (command.kind) {
    case 'bot-answer':
      if (botLevelAt(at) === null) throw new TableRefusal('not-your-question', 'no bot plays there');
      return { kind: 'answer', seat, key: command.key, by: 'bot', detail: null };
    case 'order-answer':
      if (
        !playedByPerson(at) ||
        state.asking.includes(seat) ||
        !state.orders.some(({ id, seat: of }) => id === command.order && of === seat)
      )
        throw new TableRefusal('unknown-order', 'that order does not stand any more');
      return { kind: 'answer', seat, key: command.key, by: 'order', detail: { order: command.order } };
    case 'out-of-time':
      if (!playedByPerson(at) || (timeLeft(state.clocks, seat, now) ?? 1) > 0)
        throw new TableRefusal('not-your-question', 'the clock there has not run out');
      return { kind: 'out-of-time', seat, key: null, by: 'server', detail: null };
    case 'away':
    case 'back':
      if (at?.kind !== 'person' || isAway(state, seat) === (command.kind === 'away')) throw new TableRefusal('stale', 'that is so already');
      return { kind: command.kind, seat, key: null, by: 'server', detail: null };
    case 'join':
      if (at?.kind !== 'open') throw new TableRefusal('forbidden', 'that seat is not free');
      if (seatHeldBy(state, command.person) !== null) throw new TableRefusal('forbidden', 'nobody sits on two seats');
      return { kind: 'joined', seat, key: null, by: 'server', detail: { person: command.person } };
  }
}
