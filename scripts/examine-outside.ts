// Examines games that a host brings by the kit, each at all its player counts and with all its options, before they are offered.
// Each is named with the numbers of its rules: lantern=LAN-1.1,LAN-1.2
import { catalog } from '@pantheon/catalog';
import { allSetups, checkRefusedSetup, examine } from '@pantheon/kernel/testing';
import { subjectWith } from '../kernel/tests/voices.ts';

const LOOKS = 10;

for (const word of process.argv.slice(2)) {
  const [id, rules = ''] = word.split('=');
  const started = performance.now();
  const entry = catalog.find((game) => game.id === id);
  if (entry === undefined) throw new Error(`"${id}" is not on the catalog`);
  const subject = subjectWith(await entry.load(), new Set(rules.split(',')));
  if (subject.game.id !== id) throw new Error(`the package of "${id}" holds a game that calls itself "${subject.game.id}"`);
  const setups = allSetups(subject.game);
  for (const setup of setups) {
    if (setup.refused) checkRefusedSetup(subject.game, setup);
    else examine(subject, { ...setup, seed: `outside-${id}`, looks: LOOKS });
  }
  console.log(`${id}: ${setups.length} ways to set it up examined in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
