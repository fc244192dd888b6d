import { type Point, REVIEW, type Review, review as reviewed, type TurningPoint, usualEvaluation } from '@pantheon/bots';
import { answerOf, answerText, type Match, type MatchRecord, type Question, replay, winners } from '@pantheon/kernel';
import { plainText, type Speaker } from '@pantheon/text';
import { type Command, columns, flags } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { type GameModule, gameNamed, readRecord } from '../files.ts';
import { Progress } from '../progress.ts';
import { speakerFor, strong } from '../words.ts';

/** Looks back at a finished match. */
export const review: Command = {
  name: 'review',
  usage: '<record>',
  about:
    "Looks back at a finished match: everybody's chance to win along the way, the three moments that turned it, and what was luck and what was not.",
  words: { min: 1, max: 1 },
  flags: {
    tries: { type: 'string', value: 'N', about: 'how long a bot thinks about each answer (80)' },
    lang: flags.lang,
    json: flags.json,
  },
  examples: ['review match.json', 'review match.json --json'],
  async run(given) {
    const record = readRecord(given.word(0));
    if (record.result === null) throw new Failure('the match is not over: there is nothing to look back at yet');
    const game = await gameNamed(record.game);
    const progress = new Progress('looking back', record.answers.length);
    const limits = { ...REVIEW, search: { ...REVIEW.search, tries: given.number('tries', REVIEW.search.tries, 1) } };
    const found = reviewed(game.rules, record, usualEvaluation(game.bot), limits, () => progress.step());
    progress.end();
    if (given.is('json')) console.log(JSON.stringify({ game: record.game, seats: record.seats, ...found }));
    else for (const line of asWords(found, record, game, given.language)) console.log(line);
  },
};

const ROWS = 12;
const WIDE = 40;

function asWords(found: Review, record: MatchRecord, game: GameModule, language: 'en' | 'it'): string[] {
  const match = replay(game.rules, record);
  const speaker = speakerFor(game, match, language, null);
  const won = match.result === null ? [] : winners(match.result).map((seat) => speaker.name(`seat:${seat}`));
  return [
    strong(`Won by ${won.join(' and ')}`),
    '',
    'Chances to win',
    ...curveLines(found.curve, speaker),
    '',
    'Turning points',
    ...found.turning.map((point) => `  ${turningWords(point, record, game, speaker)}`),
    '',
    ...columns(
      match.seats.map((seat) => [
        speaker.name(`seat:${seat}`),
        `luck ${signed(100 * (found.luck[seat] as number))} %, given away ${(100 * (found.lost[seat] as number)).toFixed(0)} %, ${Math.round(100 * (found.sound[seat] as number))} % of answers sound`,
      ]),
    ),
  ];
}

const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(0)}`;

/** A dozen points of the curve, each as a bar divided among the seats. */
function curveLines(curve: readonly Point[], speaker: Speaker): string[] {
  const chosen = Array.from(
    { length: Math.min(ROWS, curve.length) },
    (_, row) => curve[Math.round((row * (curve.length - 1)) / Math.max(1, Math.min(ROWS, curve.length) - 1))] as Point,
  );
  const legend = (curve[0]?.chances ?? []).map((_, seat) => `${SHADES[seat % SHADES.length]} ${speaker.name(`seat:${seat}`)}`).join('   ');
  return [
    `  ${legend}`,
    ...chosen.map(({ at, chances }) => {
      const bar = chances.map((chance, seat) => (SHADES[seat % SHADES.length] as string).repeat(Math.round(chance * WIDE))).join('');
      return `  ${String(at).padStart(4)} ${bar.padEnd(WIDE + 2)} ${chances.map((chance) => `${Math.round(100 * chance)} %`.padStart(5)).join(' ')}`;
    }),
  ];
}

const SHADES = ['█', '▒', '▓', '░', '▚', '▖'];

function turningWords(point: TurningPoint, record: MatchRecord, game: GameModule, speaker: Speaker): string {
  const at = record.answers.findIndex(
    ([seat, key], number) => number >= point.from && number < point.to && seat === point.seat && key === point.key,
  );
  const match: Match = replay(game.rules, record, Math.max(0, at));
  const question = match.question(point.seat) as Question;
  const answer = answerOf(question, point.key);
  const words = answer === null ? point.key : plainText(speaker.answer(answerText(question, answer, match)));
  const cause = point.cause === 'luck' ? 'by luck' : 'by decision';
  return `after ${point.from} answers, ${cause}: ${speaker.name(`seat:${point.seat}`)}: ${words}; ${speaker.name(`seat:${point.moved}`)} ${signed(100 * point.by)} %`;
}
