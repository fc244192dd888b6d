import { setTimeout as sleep } from 'node:timers/promises';
import { chaos } from '../chaos/chaos.ts';
import { wrongs } from '../chaos/findings.ts';
import { chaosPreset, SOURCES } from '../chaos/options.ts';
import type { World } from '../chaos/world.ts';
import { builtFrom } from '../harness/bundles.ts';
import { type Drilled, type DrillTools, within } from './drill.ts';

const FROZEN = 20_000;
/** Answers before the database is frozen, and after it goes on again. */
const ANSWERS = 30;
const NOTICE = 3000;
const RECOVERY = 5000;

async function untilAnswers(world: World, more: number): Promise<void> {
  for (const enough = world.findings.acknowledged + more; world.findings.acknowledged < enough; ) await sleep(20);
}

async function freeze(world: World): Promise<void> {
  await untilAnswers(world, ANSWERS);
  const over = world.health.silence(null, 'frozen database');
  const thaw = world.database.freeze();
  await sleep(FROZEN);
  thaw();
  over();
  await untilAnswers(world, ANSWERS);
}

/** The database falls silent while people play at three nodes: all of them say so, refuse by one name, lose nothing, and are soon well. */
export async function drillFreeze({ tell }: DrillTools): Promise<Drilled> {
  const { findings, violations } = await chaos(
    {
      ...chaosPreset,
      people: 0,
      harm: false,
      troubles: [],
      notice: NOTICE,
      recovery: RECOVERY,
      bundles: await builtFrom(SOURCES),
      tell,
    },
    freeze,
  );
  const { slowestNotice, slowestRecovery, acknowledged, lost, doubled, notices, recoveries, refusals } = findings;
  const codes = Object.entries(refusals).map(([code, times]) => `${times} × ${code}`);
  return {
    figures:
      `frozen for ${FROZEN / 1000} s: ${notices} nodes said 503, the slowest after ${slowestNotice} ms; ${recoveries} were well again, ` +
      `the slowest after ${slowestRecovery} ms; ${acknowledged} answers acknowledged, ${lost} lost, ${doubled} doubled; refusals ${codes.join(', ')}`,
    missed: [
      ...violations,
      ...within('violations', Object.keys(wrongs(findings)).length, 0, 'kinds'),
      ...within('slowest 503', slowestNotice, NOTICE),
      ...within('slowest recovery', slowestRecovery, RECOVERY),
      ...(notices === 3 && recoveries === 3 ? [] : [`${notices} nodes were judged by their notice, ${recoveries} by their recovery`]),
      ...(Object.keys(refusals).join() === 'unavailable' ? [] : [`refusals by ${codes.join(', ') || 'no name'}`]),
    ],
  };
}
