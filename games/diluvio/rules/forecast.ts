import { at, becomes, type Change, type Message, numberAt, type Preview, type Seat, say } from '@pantheon/kernel';
import { others } from './fanatics.ts';
import { busyPlan, type Sheet, sheetsOf } from './harvest-plan.ts';
import { type Field, gainsOf, isStripped, workedBy } from './harvest-yield.ts';
import { goodsText, spaceRef } from './refs.ts';
import type { Forecast, G } from './types.ts';
import { goodsSlot, slot, strippedSpaces } from './world.ts';

/** What the harvest of this round would come to if all put everybody to work. */
export function forecast(g: G): Forecast {
  const ahead = g.s.phase === 'movement' || g.s.phase === 'harvest';
  const sheets = ahead ? sheetsOf(g) : [];
  return outlook(g, workedBy(g, sheets, sheets.map(busyPlan)));
}

function outlook(g: G, fields: readonly Field[]): Forecast {
  const bare = fields.filter(isStripped).map(({ land }) => land);
  const counter = strippedSpaces(g) + bare.length;
  return {
    bare,
    lost: fields.filter((field) => isOverrun(g, field)).map(({ land }) => land),
    counter,
    rises: g.data.thresholds.filter((threshold) => threshold <= counter).length,
  };
}

/** Whether the idle and the fanatics already there outnumber all who are left. */
const isOverrun = (g: G, { land, idle }: Field): boolean => numberAt(g.s.fanatics, land) + idle > others(g, land) - idle;

/** What a plan would bring about if the others put everybody to work. */
export function planPreview(g: G, sheet: Sheet, plan: readonly number[]): Preview {
  const sheets = sheetsOf(g);
  const fields = workedBy(
    g,
    sheets,
    sheets.map((other) => (other.seat === sheet.seat ? plan : busyPlan(other))),
  );
  const ahead = outlook(g, fields);
  const alarm = waterAlarm(g, ahead);
  return {
    changes: [
      ...gainLines(g, fields, sheet.seat),
      ...fields.flatMap((field) => landLines(g, field, sheet.seat)),
      ...(alarm === null ? counterLine(g, ahead) : []),
    ],
    ...(alarm === null ? {} : { alarm }),
  };
}

const gainLines = (g: G, fields: readonly Field[], seat: Seat): Change[] =>
  at(gainsOf(g, fields), seat).flatMap((amount, resource) => {
    const held = numberAt(g.s.stock, goodsSlot(g, seat, resource));
    return amount > 0 ? [becomes(goodsText(g, resource), held, held + amount)] : [];
  });

function landLines(g: G, field: Field, seat: Seat): Message[] {
  const land = spaceRef(g, field.land);
  const guests = field.guests > 0 ? numberAt(g.s.workers, slot(g, field.land, seat)) : 0;
  if (field.seat !== seat && guests === 0) return [];
  const idle = field.seat === seat ? field.idle - field.guests : guests;
  return [
    ...(idle > 0 ? [say('preview.idle', { land, idle })] : []),
    ...(isOverrun(g, field) ? [say('preview.overrun', { land })] : []),
    ...(isStripped(field) ? [say('preview.stripped', { land })] : []),
  ];
}

/** That the waters rise, or that the game ends. */
function waterAlarm(g: G, { counter, rises }: Forecast): Message | null {
  if (counter >= g.data.pack.flood.endAt) return say('preview.lastHarvest', { counter });
  return rises > g.s.rises ? say('preview.rise', { counter, stage: rises }) : null;
}

/** Where the counter would stand, if that is higher than now, and what it moves towards. */
function counterLine(g: G, { counter, rises, bare }: Forecast): Message[] {
  if (bare.length === 0) return [];
  const next = g.data.thresholds[rises];
  const end = g.data.pack.flood.endAt;
  return [next === undefined ? say('preview.nearEnd', { counter, end }) : say('preview.counter', { counter, next, stage: rises + 1 })];
}
