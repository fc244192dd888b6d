import { REVIEW, type Review, type ReviewPoint, reviewMatch as reviewed, type TurningPoint, usualEvaluation } from '@pantheon/bots';
import { answerOf, answerText, type Match, type MatchRecord, numberAt, type Question, replay, winners } from '@pantheon/kernel';
import { type MessageFormatter, plainText } from '@pantheon/text';
import { type CliCommand, columns, flags } from '../arguments.ts';
import { CliFailure } from '../failure.ts';
import { gameNamed, type LoadedModule, readRecord } from '../files.ts';
import { filled } from '../phrases.ts';
import { Progress } from '../progress.ts';
import { formatterFor, strong } from '../words.ts';

/** Looks back at a finished match. */
export const reviewCommand: CliCommand = {
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
    const record = await readRecord(given.word(0));
    if (record.result === null) throw new CliFailure('the match is not over: there is nothing to look back at yet');
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

const words = {
  en: {
    won: 'Won by {names}',
    and: ' and ',
    chances: 'Chances to win, after so many answers',
    turning: 'Turning points',
    luck: 'After {from} answers luck turned the game: {who} answered “{answer}”, and what was drawn or rolled moved the chance of {moved} by {by} points of a hundred.',
    decision:
      'After {from} answers a decision turned the game: {who} answered “{answer}”, and the chance of {moved} moved by {by} points of a hundred.',
    seat: 'luck {luck}, given away {lost} (in hundredths of a game); {sound} % of the answers as good as a bot’s',
  },
  it: {
    won: 'Vince {names}',
    and: ' e ',
    chances: 'Probabilità di vincere, dopo tante risposte',
    turning: 'Momenti decisivi',
    luck: 'Dopo {from} risposte ha deciso la fortuna: {who} ha risposto «{answer}», e quello che è uscito ha cambiato la probabilità di {moved} di {by} punti su cento.',
    decision:
      'Dopo {from} risposte ha deciso una scelta: {who} ha risposto «{answer}», e la probabilità di {moved} è cambiata di {by} punti su cento.',
    seat: 'fortuna {luck}, regalato {lost} (in centesimi di partita); {sound} % delle risposte buone quanto quelle di un bot',
  },
};

function asWords(found: Review, record: MatchRecord, game: LoadedModule, language: 'en' | 'it'): string[] {
  const say = words[language];
  const match = replay(game.rules, record);
  const formatter = formatterFor(game, match, language, null);
  const won = match.result === null ? [] : winners(match.result).map((seat) => formatter.name(`seat:${seat}`));
  return [
    strong(filled(say.won, { names: won.join(say.and) })),
    '',
    say.chances,
    ...curveLines(found.curve, formatter),
    '',
    say.turning,
    ...found.turning.map((point) => `  ${turningWords(point, record, game, formatter)}`),
    '',
    ...columns(
      match.seats.map((seat) => [
        formatter.name(`seat:${seat}`),
        filled(say.seat, {
          luck: signed(100 * numberAt(found.luck, seat)),
          lost: (100 * numberAt(found.lost, seat)).toFixed(0),
          sound: Math.round(100 * numberAt(found.sound, seat)),
        }),
      ]),
    ),
  ];
}

const signed = (value: number): string => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(0)}`;

/** A dozen points of the curve, each as a bar divided among the seats. */
function curveLines(curve: readonly ReviewPoint[], formatter: MessageFormatter): string[] {
  const chosen = Array.from(
    { length: Math.min(ROWS, curve.length) },
    (_, row) => curve[Math.round((row * (curve.length - 1)) / Math.max(1, Math.min(ROWS, curve.length) - 1))] as ReviewPoint,
  );
  const legend = (curve[0]?.chances ?? [])
    .map((_, seat) => `${SHADES[seat % SHADES.length]} ${formatter.name(`seat:${seat}`)}`)
    .join('   ');
  return [
    `  ${legend}`,
    ...chosen.map(({ at, chances }) => {
      const bar = chances.map((chance, seat) => (SHADES[seat % SHADES.length] as string).repeat(Math.round(chance * WIDE))).join('');
      return `  ${String(at).padStart(4)} ${bar.padEnd(WIDE + 2)} ${chances.map((chance) => `${Math.round(100 * chance)} %`.padStart(5)).join(' ')}`;
    }),
  ];
}

const SHADES = ['█', '▒', '▓', '░', '▚', '▖'];

function turningWords(point: TurningPoint, record: MatchRecord, game: LoadedModule, formatter: MessageFormatter): string {
  const at = record.answers.findIndex(
    ([seat, key], number) => number >= point.from && number < point.to && seat === point.seat && key === point.key,
  );
  const match: Match = replay(game.rules, record, Math.max(0, at));
  const question = match.question(point.seat) as Question;
  const answer = answerOf(question, point.key);
  return filled(words[formatter.language][point.cause], {
    from: point.from,
    who: formatter.name(`seat:${point.seat}`),
    answer: answer === null ? point.key : plainText(formatter.answer(answerText(question, answer, match))),
    moved: formatter.name(`seat:${point.moved}`),
    by: signed(100 * point.by),
  });
}
