import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { at, NOBODY, type Table, white, world, yellow } from './scene.ts';

const outlook = (match: Table) => rules.view(match, white).forecast;
const preview = (match: Table, plan: string) => {
  const question = match.question(white);
  if (question?.kind !== 'allocate') throw new Error('white plans no harvest');
  const counts = question.options.map((option) => {
    const key = (question.topic as { key(option: unknown): string }).key(option);
    return Number(new RegExp(`(?:^|,)${key}=(\\d+)`).exec(plan)?.[1] ?? 0);
  });
  return question.preview?.(counts);
};
const lines = (match: Table, plan: string): string[] =>
  preview(match, plan)?.changes?.map(({ id, args, shift }) => `${id} ${JSON.stringify(args)}${shift ? ` ${shift}` : ''}`) ?? [];

describe('what a round may come to', () => {
  it('DIL-11.8 DIL-15.2 tells where the counter would stand if everybody works', () => {
    const match = world('harvest', (w) => {
      w.bare(4, 'andes', 'persia').put('andes', white, '2w').trees('andes', 1).put('persia', yellow, '1w');
    });
    expect(outlook(match)).toEqual({ bare: [at('andes')], lost: [], counter: 5, rises: 1 });
  });

  it('DIL-10.3 tells which spaces the idle would take', () => {
    const match = world('harvest', (w) => {
      w.put('andes', white, '5w').trees('andes', 0).put('persia', yellow, '1w');
    });
    expect(outlook(match).lost).toEqual([at('andes')]);
  });

  it('is the counter as it stands once the harvest is over', () => {
    const match = world('trade', (w) => {
      w.bare(3, 'andes').put('andes', white, '4w').stock(white, { gold: 1 });
    });
    expect(outlook(match)).toEqual({ bare: [], lost: [], counter: 3, rises: 0 });
  });

  it('DIL-11.9 says what a plan brings in, whom it leaves idle and what it strips', () => {
    const match = world('harvest', (w) => {
      w.put('andes', white, '3w').trees('andes', 1).put('persia', yellow, '1w');
    });
    expect(lines(match, 'andes:wood=1,andes:dig=1')).toEqual([
      'preview.thing {"thing":"goods:wood"} 0,1',
      'preview.thing {"thing":"goods:marble"} 0,1',
      'preview.idle {"land":"space:andes","idle":1}',
      'preview.stripped {"land":"space:andes"}',
      'preview.counter {"counter":1,"next":5,"stage":1}',
    ]);
    expect(lines(match, '')).toEqual(['preview.idle {"land":"space:andes","idle":3}', 'preview.overrun {"land":"space:andes"}']);
  });

  it('DIL-1.2 DIL-15.2 warns of a rise and of the end', () => {
    const nearly = (bare: number) =>
      world('harvest', (w) => {
        w.bare(bare, 'andes', 'persia').put('andes', white, '2w').trees('andes', 1).put('persia', yellow, '1w');
      });
    expect(preview(nearly(4), 'andes:wood=1,andes:dig=1')?.alarm?.id).toBe('preview.rise');
    const before = preview(nearly(3), 'andes:wood=1,andes:dig=1');
    expect(before?.alarm).toBeUndefined();
    expect(before?.changes?.at(-1)).toEqual({ id: 'preview.counter', args: { counter: 4, next: 5, stage: 1 } });
    expect(preview(nearly(4), 'andes:dig=1')?.alarm).toBeUndefined();
    expect(preview(nearly(13), 'andes:wood=1')?.alarm?.id).toBe('preview.lastHarvest');
  });

  it('DIL-11.8 changes nothing', () => {
    const match = world('harvest', (w) => {
      w.put('andes', white, '3w').put('persia', yellow, '1w');
    });
    const before = JSON.stringify(match.s);
    preview(match, 'andes:wood=2');
    outlook(match);
    expect(JSON.stringify(match.s)).toBe(before);
  });

  it('DIL-8.2 DIL-9.1 tells which armies could take a space, and who holds slaves where', () => {
    const match = world('round', (w) =>
      w
        .put('persia', yellow, '3W')
        .put('india', white, '2W1w')
        .put('steppe', white, '3W')
        .put('cathay', yellow, '1W')
        .put('siberia', white, '1w'),
    );
    const { exposed, lord } = rules.view(match, white);
    expect(['india', 'steppe', 'cathay', 'siberia'].map((id) => exposed[at(id)])).toEqual([3, 0, 3, 1]);
    expect(['persia', 'india', 'siberia'].map((id) => lord[at(id)])).toEqual([yellow, white, NOBODY]);
  });
});
