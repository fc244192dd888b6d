import { load, Match, readFile, recordOf, replay, say } from '@pantheon/kernel';
import { playOn } from '@pantheon/kernel/testing';
import { languages, MessageFormatter } from '@pantheon/text';
import { describe, expect, it } from 'vitest';
import pack from '../data/components.json' with { type: 'json' };
import { rules } from '../rules/index.ts';
import type { Bomarzo } from '../rules/types.ts';
import { text } from '../text/index.ts';

/** The same components under other names: answers are kept by the ids of areas and village tracks. */
const renamed = {
  ...pack,
  harvestAreas: { ...pack.harvestAreas, list: pack.harvestAreas.list.map((area) => ({ ...area, id: `our-${area.id}` })) },
  village: { ...pack.village, tracks: pack.village.tracks.map((track) => ({ ...track, id: `our-${track.id}` })) },
};

describe('a pack with ids of its own', () => {
  const match = Match.start<Bomarzo>(rules, { seats: 3, seed: 'renamed', pack: renamed });
  playOn(match, 'renamed', ({ number }) => number >= 60);
  const stored = readFile(JSON.stringify(recordOf(match)));
  if (stored.format !== 'pantheon-record') throw new Error('no record');

  it('names its own areas and tracks in the answers, which lead to the same position again', () => {
    const keys = stored.answers.map(([, key]) => key).join(' ');
    expect(keys).toMatch(/our-(fields|quarries|vineyards)/);
    expect(keys).toMatch(/our-(food|silver|wine|card|action)=/);
    expect(replay(rules, stored).hash()).toBe(match.hash());
  });

  it('goes on, by the same rules and by newer ones', () => {
    for (const game of [rules, { ...rules, version: 'newer' }]) {
      const onward = load(game, stored).match;
      expect(onward.data.areas.map(({ id }) => id)).toEqual(['our-fields', 'our-quarries', 'our-vineyards']);
      playOn(onward, 'onward');
      expect([onward.over, rules.invariants(onward)]).toEqual([true, []]);
    }
  });

  it('is told in both languages by the names that the pack gives', () => {
    for (const language of languages) {
      const formatter = new MessageFormatter({
        text,
        data: match.data,
        language,
        seatName: (seat) => `Player ${seat + 1}`,
        reader: null,
      });
      for (const { event, args } of match.logFor(null))
        expect(formatter.plain(say(`log.${event}`, args))).not.toMatch(/our-|[{}]|undefined/);
    }
  });
});
