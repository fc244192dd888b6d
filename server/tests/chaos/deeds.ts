import type { QuickDice } from '@pantheon/kernel';
import type { RouteName, TableDto } from '../../api/index.ts';
import { requestId } from '../harness/client.ts';
import type { Crowd, Person, Slot } from './crowd.ts';

/** Somebody at some table who is about to do something. */
interface Scene {
  readonly crowd: Crowd;
  readonly dice: QuickDice;
  readonly at: number;
  readonly person: Person;
  readonly slot: Slot;
}

type Deed = (scene: Scene) => Promise<unknown>;

const oneOf = <T>(dice: QuickDice, list: readonly T[]): T => list[dice.below(list.length)] as T;

/** Asks for something at the table; whatever is refused is refused. */
const ask = ({ crowd, dice, slot }: Scene, person: Person, name: RouteName, given: object = {}) =>
  crowd.ask(person, dice, name, () => person.client.send(name, { params: { table: slot.id }, ...given } as never));

const byMe = (name: RouteName, given: (scene: Scene) => object = () => ({})): Deed => {
  return (scene) => ask(scene, scene.person, name, given(scene));
};

const byHost = (name: RouteName, given: (scene: Scene) => object = () => ({})): Deed => {
  return (scene) => ask(scene, scene.slot.host, name, given(scene));
};

const command = (of: (scene: Scene) => object, chances = 1): Deed => {
  return async (scene) => {
    const { crowd, person, slot, dice } = scene;
    if (dice.below(chances) === 0) await crowd.enter(person, slot.id, of(scene), dice);
  };
};

function follow({ dice, person, slot, crowd }: Scene): void {
  const watcher = oneOf(dice, person.watchers);
  for (let times = 0; times <= dice.below(3); times++) watcher?.follow(dice.below(4) === 0 ? oneOf(dice, crowd.ids) : slot.id);
}

async function join(scene: Scene, person: Person): Promise<void> {
  const { crowd, dice, slot } = scene;
  const answer = await ask(scene, person, 'POST /api/invites/:invite/join', { params: { invite: slot.invite }, body: {} });
  if (answer.status === 404) await crowd.refresh(slot, dice);
}

async function start(scene: Scene): Promise<void> {
  const { crowd, slot, dice } = scene;
  for (let seats = 0; seats < 3; seats++) await join(scene, oneOf(dice, crowd.people));
  await ask(scene, slot.host, 'POST /api/tables/:table/start');
}

async function renew(scene: Scene): Promise<void> {
  const { status, text } = await ask(scene, scene.slot.host, 'POST /api/tables/:table/invite');
  if (status === 200) scene.slot.invite = (JSON.parse(text) as { invite: string }).invite;
}

async function propose(scene: Scene): Promise<void> {
  const { crowd, person, slot, dice } = scene;
  const update = await crowd.look(person, slot.id, dice);
  if (update === null || update.seat === null) return;
  const what = oneOf(dice, ['take-back', 'take-back', 'pause', 'pause', 'end', 'abandon'] as const);
  const to = what === 'take-back' ? { to: Math.max(0, update.sight.number - 1 - dice.below(3)) } : {};
  await crowd.enter(person, slot.id, { kind: 'propose', what, ...to }, dice);
}

async function vote(scene: Scene): Promise<void> {
  const { crowd, person, slot, dice } = scene;
  const update = await crowd.look(person, slot.id, dice);
  const [proposal] = update?.proposals ?? [];
  if (proposal !== undefined) await crowd.enter(person, slot.id, { kind: 'vote', proposal: proposal.id, agree: dice.below(4) > 0 }, dice);
}

async function cancelOrder(scene: Scene): Promise<void> {
  const { crowd, person, slot, dice } = scene;
  const [order] = (await crowd.look(person, slot.id, dice))?.orders ?? [];
  if (order !== undefined) await crowd.enter(person, slot.id, { kind: 'cancel-order', order: order.id }, dice);
}

async function chat(scene: Scene): Promise<void> {
  const { crowd, person, slot, at, dice } = scene;
  const id = requestId();
  const send = () => person.client.send('POST /api/tables/:table/chat', { params: { table: slot.id }, body: { id, text: `from ${at}` } });
  const { status } = await crowd.ask(person, dice, 'chat', send);
  if (status === 200) crowd.world.acknowledge({ what: 'chat', table: slot.id, request: id, moment: 0 });
}

async function newTable({ crowd, dice, slot }: Scene): Promise<void> {
  await crowd.refresh(slot, dice);
  if (slot.isOver || dice.below(20) === 0) await crowd.makeTable(crowd.slots.indexOf(slot), dice);
}

async function rematch(scene: Scene): Promise<void> {
  const { crowd, person, dice, slot } = scene;
  const { status, text } = await ask(scene, person, 'POST /api/tables/:table/rematch');
  if (status !== 200) return;
  const { id, invite } = JSON.parse(text) as TableDto;
  const at = crowd.slots.indexOf(slot);
  if (at < 0 || crowd.ids.includes(id)) return;
  crowd.watchers.leave(slot.id);
  crowd.slots[at] = { id, host: person, invite: invite ?? '', isOver: false };
  for (const watcher of crowd.watchers.all) if (!watcher.isSingle && dice.below(2) === 0) watcher.follow(id);
}

async function signOut({ crowd, person, at, dice }: Scene): Promise<void> {
  if (dice.below(3) > 0 || crowd.people[at] !== person) return;
  for (const watcher of person.watchers) watcher.isOver = true;
  await crowd.ask(person, dice, 'logout', () => person.client.send('POST /api/logout'));
  await crowd.arrive(at, dice);
}

/** What people do; all of it equally often. */
export const deeds: Readonly<Record<string, Deed>> = {
  follow: async (scene) => follow(scene),
  unfollow: async ({ person, slot, dice }) => oneOf(dice, person.watchers)?.unfollow(slot.id),
  join: (scene) => join(scene, scene.person),
  'join in public': byMe('POST /api/tables/:table/join', () => ({ body: {} })),
  leave: async (scene) => {
    if (scene.dice.below(3) === 0) await ask(scene, scene.person, 'POST /api/tables/:table/leave');
  },
  kick: byHost('PUT /api/tables/:table/seats/:seat', ({ dice, slot }) => ({
    params: { table: slot.id, seat: dice.below(3) },
    body: oneOf(dice, [{ kind: 'open' }, { kind: 'friend' }, { kind: 'bot', level: 'shepherd' }]),
  })),
  start,
  'start again': start,
  spectators: byHost('PATCH /api/tables/:table', ({ dice }) => ({ body: { spectators: dice.below(2) === 0 } })),
  public: byHost('PATCH /api/tables/:table', ({ dice }) => ({ body: { public: dice.below(2) === 0 } })),
  renew,
  answer: ({ crowd, slot, dice }) => crowd.answer(slot.id, dice),
  'answer more': ({ crowd, slot, dice }) => crowd.answer(slot.id, dice),
  'answer again': ({ crowd, slot, dice }) => crowd.answer(slot.id, dice),
  undo: command(() => ({ kind: 'undo' })),
  redo: command(() => ({ kind: 'redo' })),
  'restart turn': command(() => ({ kind: 'restart-turn' }), 3),
  order: command(({ dice }) => ({
    kind: 'order',
    plan: { kind: 'answer', topic: 'order', key: 'pass', until: oneOf(dice, ['once', 'round']) },
  })),
  'cancel order': cancelOrder,
  propose,
  vote,
  resume: command(() => ({ kind: 'resume' })),
  resign: command(() => ({ kind: 'resign' }), 6),
  return: command(() => ({ kind: 'return' })),
  chat,
  notes: byMe('PUT /api/tables/:table/notes', ({ at }) => ({ body: { text: `notes of ${at}` } })),
  list: byMe('GET /api/tables', ({ dice }) => ({ query: { list: oneOf(dice, ['mine', 'open', 'watch', 'waiting-for-me']) } })),
  'look back': byMe('GET /api/tables/:table/past/:number', ({ dice, slot }) => ({ params: { table: slot.id, number: dice.below(8) } })),
  part: byMe('POST /api/tables/:table/part', () => ({ body: { chosen: [] } })),
  'new table': newTable,
  rematch,
  'sign out': signOut,
  'new socket': async ({ crowd, person, dice }) => {
    person.watchers = person.watchers.filter((watcher) => crowd.watchers.all.includes(watcher));
    if (person.watchers.length < 4) await crowd.listen(person, dice);
  },
};
