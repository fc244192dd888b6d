import { catalog } from '@pantheon/catalog';
import { at, QuickDice, seatIn } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { TableHost, type TableUpdate } from '../index.ts';
import { Sitting } from './sitting.ts';

const times = process.env.PANTHEON_DEEP ? 8 : 1;

/** An update but for what must differ when the same position is reached a second time. */
const position = ({ moment: _, since: __, at: ___, happened: ____, clocks: _____, ...rest }: TableUpdate) => rest;

describe.each(catalog.map(({ id }) => id))('at a table of %s', (id) => {
  it('giving again what was taken back leads to the very same, and any other answer ends that', async () => {
    const dice = new QuickDice(`back ${id}`);
    let undone = 0;
    for (let again = 0; again < times; again++) {
      const sitting = await Sitting.at(id, 'ppp', { seed: `back ${id} ${again}` });
      const { host } = sitting;
      const look = () => ['person 0', 'person 1', 'person 2', null].map((viewer) => position(sitting.update(viewer)));
      for (let step = 0; step < 60 && host.state.ending === null; step++) {
        const seat = at(host.match.waiting, dice.below(host.match.waiting.length)).seat;
        await sitting.answer(seat, sitting.someKey(seat, dice));
        if (host.match.over || !host.match.canUndo(seatIn(host.match, seat))) continue;
        const before = look();
        await sitting.say(seat, { kind: 'undo' });
        undone++;
        for (const other of [0, 1, 2]) expect(sitting.update(`person ${other}`).canRedo).toBe(other === seat);
        expect(sitting.update(null).canRedo).toBe(false);
        if (dice.below(2) === 0) {
          await sitting.say(seat, { kind: 'redo' });
          expect(look()).toEqual(before);
          expect(await sitting.refusal(seat, { kind: 'redo' })).toBe('cannot-undo');
        } else {
          await sitting.answer(seat, sitting.someKey(seat, dice));
          expect(sitting.update(`person ${seat}`).canRedo).toBe(false);
          expect(await sitting.refusal(seat, { kind: 'redo' })).toBe('cannot-undo');
        }
      }
    }
    expect(undone).toBeGreaterThan(0);
  });

  it('a whole turn that was taken back can be given again, answer by answer', async () => {
    const dice = new QuickDice(`turn ${id}`);
    const sitting = await Sitting.at(id, 'ppp', { seed: `turn ${id}` });
    const { host } = sitting;
    let longest = 0;
    for (let step = 0; step < 80 && host.state.ending === null; step++) {
      const seat = at(host.match.waiting, 0).seat;
      await sitting.answer(seat, sitting.someKey(seat, dice));
      if (host.match.over || !host.match.canUndo(seatIn(host.match, seat)) || dice.below(4) > 0) continue;
      const before = position(sitting.update(`person ${seat}`));
      const number = host.match.number;
      await sitting.say(seat, { kind: 'restart-turn' });
      const back = Math.max(1, number - host.match.number);
      longest = Math.max(longest, back);
      for (let given = 0; given < back; given++) await sitting.say(seat, { kind: 'redo' });
      expect(position(sitting.update(`person ${seat}`))).toEqual(before);
      expect(host.state.redo).toBeNull();
    }
    expect(longest).toBeGreaterThan(0);
  });

  it('a table that is opened anew leads back as far as the one that was kept, and no further', async () => {
    const dice = new QuickDice(`opened ${id}`);
    const sitting = await Sitting.at(id, 'ppp', { seed: `opened ${id}` });
    const { host, game } = sitting;
    const ways = (one: TableHost) => one.match.seats.map((seat) => one.match.canUndo(seat));
    for (let step = 0; step < 400 && host.state.ending === null; step++) {
      const seat = at(host.match.waiting, 0).seat;
      await sitting.answer(seat, sitting.someKey(seat, dice));
      if (!host.match.over && host.match.canUndo(seatIn(host.match, seat)) && dice.below(3) > 0) await sitting.say(seat, { kind: 'undo' });
      const journal = await sitting.journal.read();
      expect(ways(TableHost.open(game.rules, journal))).toEqual(ways(host));
      if (step % 20 === 0) expect(ways(TableHost.replay(game.rules, journal))).toEqual(ways(host));
    }
  });

  it('nobody takes back what chance or somebody else has answered to', async () => {
    const dice = new QuickDice(`barrier ${id}`);
    const sitting = await Sitting.at(id, 'ppp', { seed: `barrier ${id}` });
    const { host } = sitting;
    let barriers = 0;
    for (let step = 0; step < 60 && host.state.ending === null; step++) {
      const seat = at(host.match.waiting, 0).seat;
      const number = host.match.number;
      const { step: made } = await sitting.answer(seat, sitting.someKey(seat, dice));
      if (host.match.over) break;
      if (made?.entry.chance.length === 0 && made.entry.together.length === 0) continue;
      if (host.match.number === number) continue;
      barriers++;
      const before = sitting.update(null, host.moment);
      expect(await sitting.refusal(seat, { kind: 'undo' })).toBe('cannot-undo');
      expect(await sitting.refusal(seat, { kind: 'restart-turn' })).toBe('cannot-undo');
      expect(await sitting.refusal(seat, { kind: 'undo', to: number })).toBe('cannot-undo');
      expect(sitting.update(null, host.moment)).toEqual(before);
    }
    expect(barriers).toBeGreaterThan(0);
  });

  it('tells a seat what others did since its last turn', async () => {
    const sitting = await Sitting.at(id, 'ppp', { seed: `recap ${id}` });
    const { host } = sitting;
    let recaps = 0;
    await sitting.playOn(
      `recap ${id}`,
      () => {
        for (const seat of [0, 1]) {
          const { recap, sight } = sitting.update(`person ${seat}`, host.moment);
          if (recap === null) continue;
          recaps++;
          const { history } = host.match;
          expect(sight.question).not.toBeNull();
          expect(history[recap.after - 1]?.seat).toBe(seat);
          expect(history.slice(recap.after, recap.upTo).map((given) => given.seat)).not.toContain(seat);
          expect(history.slice(recap.upTo).every((given) => given.seat === seat)).toBe(true);
        }
        expect(sitting.update(null, host.moment).recap).toBeNull();
        return false;
      },
      60,
    );
    expect(recaps).toBeGreaterThan(0);
  });
});
