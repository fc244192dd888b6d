import { type Considered, hint, type Motive, motiveIn, RIVALS } from '@pantheon/bots';
import { answerText, type Match, type Question, replay, type Seat, seatIn } from '@pantheon/kernel';
import { type MessageFormatter, plainText } from '@pantheon/text';
import { type CliArguments, type CliCommand, flags } from '../arguments.ts';
import { CliFailure } from '../failure.ts';
import { gameNamed, type LoadedModule, openTableFile, readRecord } from '../files.ts';
import { filled } from '../phrases.ts';
import { faint, formatterFor, strong } from '../words.ts';

/** Says what a bot thinks of a question. */
export const explainCommand: CliCommand = {
  name: 'explain',
  usage: '<record|position>',
  about: 'Says what a bot thinks of the open question: the best answers, what each is worth, and what makes the difference.',
  words: { min: 1, max: 1 },
  flags: {
    seat: { type: 'string', value: 'N', about: 'the seat that is asked (the first one that is)' },
    to: { type: 'string', value: 'N', about: 'after the first N answers of the record instead of all' },
    why: { type: 'boolean', about: 'say in a sentence why the answer after those N was given, without what is hidden from others' },
    lang: flags.lang,
    json: flags.json,
  },
  examples: ['explain match.json', 'explain match.json --to 40 --lang it', 'explain match.json --to 40 --why'],
  async run(given) {
    if (given.is('why')) return why(given);
    const { game, match } = given.has('to') ? await midway(given.word(0), given.number('to', 0)) : await asItStands(given.word(0));
    const [waiting] = match.waiting;
    if (waiting === undefined) throw new CliFailure('the match is over: nobody is asked anything');
    const seat = given.has('seat') ? seatIn(match, given.number('seat', 0)) : waiting.seat;
    if (match.question(seat) === null) throw new CliFailure(`seat ${seat} has no question to answer now`);
    const considered = consider(game, match, seat);
    const formatter = formatterFor(game, match, given.language, seat);
    if (given.is('json'))
      console.log(
        JSON.stringify({
          game: match.game.id,
          seat,
          considered: considered.map((one) => ({ ...one, ...inWords(one, match, seat, formatter) })),
        }),
      );
    else for (const line of explanationLines(considered, match, seat, formatter)) console.log(line);
  },
};

/** Says why an answer of a record was given. */
async function why(given: CliArguments): Promise<void> {
  const record = await readRecord(given.word(0));
  const at = given.number('to', 0);
  const [index, key] = record.answers[at] ?? [];
  if (index === undefined || key === undefined) throw new CliFailure(`the record has ${record.answers.length} answers`);
  const { game, match } = await midway(given.word(0), at);
  const seat = seatIn(match, index);
  const motive = motiveIn(game.rules, record, at, game.bot);
  if (given.is('json')) console.log(JSON.stringify({ game: match.game.id, seat, key, motive }));
  else console.log(motiveText(motive, formatterFor(game, match, given.language, seat)));
}

/** A motive as a sentence. */
function motiveText(motive: Motive | null, formatter: MessageFormatter): string {
  const say = words[formatter.language];
  const named = (feature: string): string => (feature === RIVALS ? say.rivals : formatter.id(`feature.${feature}`));
  if (motive?.gained == null) return say.nothing;
  const because = filled(motive.gained === RIVALS ? say.hinders : say.because, { feature: named(motive.gained) });
  return motive.given === null ? `${because}.` : `${because}${filled(say.despite, { feature: named(motive.given) })}.`;
}

/** A match as it stood after so many answers. */
async function midway(file: string, answers: number): Promise<{ game: LoadedModule; match: Match }> {
  const record = await readRecord(file);
  const game = await gameNamed(record.game);
  return { game, match: replay(game.rules, record, answers) };
}

async function asItStands(file: string): Promise<{ game: LoadedModule; match: Match }> {
  const { game, host } = await openTableFile(file);
  return { game, match: host.match };
}

/** What a bot thinks of a seat's question. */
export function consider(game: LoadedModule, match: Match, seat: Seat): readonly Considered[] {
  return hint(match, seat, game.bot).considered;
}

/** The answers considered, a line for each. */
export function explanationLines(considered: readonly Considered[], match: Match, seat: Seat, formatter: MessageFormatter): string[] {
  return considered.map((one, at) => {
    const { text, because } = inWords(one, match, seat, formatter);
    return `  ${at === 0 ? strong(text) : text} ${faint(because)}`;
  });
}

const words = {
  en: {
    ahead: '{points} ahead of the best rival, {chance} % to win',
    behind: '{points} behind the best rival, {chance} % to win',
    point: '{n} point',
    points: '{n} points',
    for: 'for it',
    against: 'against it',
    rivals: 'what the others have',
    because: 'It was for this: {feature}',
    hinders: 'It was to leave less to the others',
    despite: '; it cost this: {feature}',
    nothing: 'Nothing spoke clearly for it or against it.',
  },
  it: {
    ahead: '{points} in più del miglior rivale, {chance} % di vincere',
    behind: '{points} in meno del miglior rivale, {chance} % di vincere',
    point: '{n} punto',
    points: '{n} punti',
    for: 'a favore',
    against: 'contro',
    rivals: 'quello che hanno gli altri',
    because: 'Era per questo: {feature}',
    hinders: 'Era per lasciare meno agli altri',
    despite: '; è costato questo: {feature}',
    nothing: 'Niente parlava chiaramente a favore o contro.',
  },
};

function inWords(one: Considered, match: Match, seat: Seat, formatter: MessageFormatter): { text: string; because: string } {
  const say = words[formatter.language];
  const question = match.question(seat) as Question;
  const text = plainText(formatter.answer(answerText(question, one.answer, match)));
  const decimals = new Intl.NumberFormat(formatter.language, { maximumFractionDigits: 1 });
  const points = (value: number): string => {
    const n = decimals.format(Math.abs(value));
    return filled(n === '1' ? say.point : say.points, { n });
  };
  const lead = filled(one.value >= 0 ? say.ahead : say.behind, { points: points(one.value), chance: Math.round(100 * one.chance) });
  const reasons = (sign: 1 | -1): string =>
    one.reasons
      .filter(({ points: worth }) => worth * sign > 0)
      .map(({ feature, points: worth }) => `${feature === RIVALS ? say.rivals : formatter.id(`feature.${feature}`)} (${points(worth)})`)
      .join(', ');
  const sides = [
    [say.for, reasons(1)],
    [say.against, reasons(-1)],
  ].flatMap(([name, list]) => (list === '' ? [] : [`${name}: ${list}`]));
  return { text, because: `— ${[lead, ...sides].join('; ')}` };
}
