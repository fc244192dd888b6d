import { verify as problemsOf } from '@pantheon/kernel';
import { type CliCommand, flags } from '../arguments.ts';
import { gameNamed, readRecord } from '../files.ts';

/** Checks a record. */
export const verifyCommand: CliCommand = {
  name: 'verify',
  usage: '<record>',
  about: 'Checks that a record is whole and honest: every answer legal, every roll from the announced seed, the result as it must be.',
  words: { min: 1, max: 1 },
  flags: { json: flags.json },
  examples: ['verify match.json'],
  async run(given) {
    const record = await readRecord(given.word(0));
    const { rules } = await gameNamed(record.game);
    const problems = problemsOf(rules, record);
    const rolls = record.opening.length + record.answers.reduce((sum, [, , ...outcomes]) => sum + outcomes.length, 0);
    if (given.is('json')) console.log(JSON.stringify({ ok: problems.length === 0, answers: record.answers.length, rolls, problems }));
    else if (problems.length === 0) console.log(`ok: ${record.answers.length} answers and ${rolls} outcomes of chance are as they must be`);
    else for (const problem of problems) console.error(`pantheon: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  },
};
