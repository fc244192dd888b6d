import { PantheonError } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import { canonical } from '../json.ts';
import { Match } from '../match.ts';
import { load, type MatchRecord, positionOf, readFile, recordOf, replay } from '../record.ts';
import { verify } from '../verify.ts';
import { setupOf } from './copy.ts';
import { difference } from './difference.ts';
import { checkResult } from './sentences.ts';
import { finding, type Scene, within } from './subject.ts';

const written = (value: object): object => JSON.parse(canonical(value)) as object;

/** A record as a file gives the same match again, with the same log. */
export function checkRecord(scene: Scene): void {
  const { match } = scene;
  const record = recordOf(match);
  const read = within(scene, 'its own record cannot be read', () => readFile(JSON.stringify(record)) as MatchRecord);
  const lost = difference(written(record), written(read));
  if (lost !== null) throw finding(scene, `reading changes the record: ${lost}`);
  const again = within(scene, 'its own record cannot be loaded', () => load(match.game, read).match);
  const differs = difference(written({ ...match.seatView(null), log: match.log }), written({ ...again.seatView(null), log: again.log }));
  if (differs !== null) throw finding(scene, `the replayed match differs: ${differs}`);
  const foreign = within(scene, 'the position cannot be read', () => readFile(JSON.stringify(positionOf(match))));
  if (foreign.format !== 'pantheon-position') throw finding(scene, 'a position is read as something else');
  const other = { ...match.game, id: 'another-game' } as AnyGame;
  try {
    replay(other, read);
  } catch (error) {
    if (error instanceof PantheonError && error.code === 'foreign-record') return;
    throw finding(scene, 'a foreign record is refused in a wrong way', error);
  }
  throw finding(scene, 'the record of another game is taken');
}

/** Ended by agreement here, the match is scored, and its record tells it. */
export function checkAgreedEnd(scene: Scene): void {
  const match = load(scene.match.game, readFile(JSON.stringify(recordOf(scene.match))) as MatchRecord).match;
  match.endByAgreement();
  const ended = { ...scene, match };
  checkResult(ended);
  checkRecord(ended);
  const problems = verify(match.game, recordOf(match));
  if (problems.length > 0) throw finding(ended, `the record of its agreed end is not verified: ${problems.join('; ')}`);
}

/** Played again answer by answer, the match passes through the very same positions. */
export function checkReplay(scene: Scene, hashes: readonly string[]): void {
  const { match } = scene;
  const rigged = [...match.opening, ...match.history.flatMap(({ chance }) => chance)];
  const again = Match.start(match.game, { ...setupOf(match), rigged });
  for (const { seat, key } of match.history) {
    const expected = hashes[again.number];
    if (expected !== undefined && again.waitingAnswers.length === 0 && again.hash() !== expected)
      throw finding(scene, `the replay differs after ${again.number} answers`);
    again.answer(seat, key);
  }
  if (again.hash() !== match.hash()) throw finding(scene, 'the replay ends elsewhere');
  const problems = within(scene, 'its record cannot be verified', () => verify(match.game, recordOf(match)));
  if (problems.length > 0) throw finding(scene, `its record is not verified: ${problems.join('; ')}`);
}
