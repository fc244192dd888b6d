import {
  type Answer,
  allAnswers,
  answerText,
  ending,
  keyOf,
  type Match,
  type Question,
  type QuestionDto,
  type Seat,
  seatIn,
} from '@pantheon/kernel';
import { type MessageFormatter, plainText } from '@pantheon/text';
import { type CliArguments, type CliCommand, columns, flags } from '../arguments.ts';
import { type LoadedModule, openTableFile } from '../files.ts';
import { faint, formatterFor, optionWords, outlineLines, passWords, stageWords, strong } from '../words.ts';

const MOST = 1000;

/** Shows a match as its seats see it. */
export const inspectCommand: CliCommand = {
  name: 'inspect',
  usage: '<record|position>',
  about:
    'Shows where a match stands: the view, the open questions with every answer (its key and its words), and what is not possible and why. Without --seat it shows what a spectator sees, and the question of every seat that is asked.',
  words: { min: 1, max: 1 },
  flags: {
    seat: { type: 'string', value: 'N', about: 'what this seat sees' },
    lang: flags.lang,
    json: flags.json,
  },
  examples: ['inspect match.json', 'inspect match.json --seat 1 --json'],
  async run(given) {
    const { game, host } = await openTableFile(given.word(0));
    const { match } = host;
    const viewer = given.has('seat') ? seatIn(match, given.number('seat', 0)) : null;
    const asked = match.waiting.map(({ seat }) => seat).filter((seat) => viewer === null || seat === viewer);
    if (given.is('json')) console.log(JSON.stringify(asJson(game, match, given, viewer, asked)));
    else for (const line of asWords(game, match, given, viewer, asked)) console.log(line);
  },
};

interface Choice {
  readonly key: string;
  readonly text: string;
}

/** Every answer with its key and words, as far as they can be listed. */
function answersTo(
  question: Question,
  sheet: QuestionDto,
  match: Match,
  formatter: MessageFormatter,
): { answers: Choice[]; more: boolean } {
  const all = allAnswers(question, MOST);
  const choice = (answer: Answer): Choice => ({
    key: keyOf(question, answer),
    text: plainText(formatter.answer(answerText(question, answer, match))),
  });
  if (question.kind === 'choose') {
    const options = sheet.options.map((option) => ({ key: option.key, text: optionWords(formatter, option) }));
    return { answers: question.pass ? [...options, { key: 'pass', text: passWords(formatter, sheet) }] : options, more: false };
  }
  if (all !== null) return { answers: all.map(choice), more: false };
  const good = 'suggest' in question ? (question.suggest?.() ?? []) : [];
  return { answers: good.map(choice), more: true };
}

function asJson(game: LoadedModule, match: Match, given: CliArguments, viewer: Seat | null, asked: readonly Seat[]): object {
  const { language } = given;
  return {
    game: match.game.id,
    seats: match.seats.length,
    options: match.options,
    over: match.over,
    ...match.seatView(viewer),
    outline: game.text.outline(match.game.view(match, viewer), formatterFor(game, match, language, viewer), viewer, match.data),
    questions: asked.map((seat) => {
      const sheet = match.questionDto(seat) as QuestionDto;
      const formatter = formatterFor(game, match, language, seat);
      return {
        ...sheet,
        words: formatter.plain(sheet.ask),
        ...answersTo(match.question(seat) as Question, sheet, match, formatter),
        blocked: sheet.blocked.map((option) => ({ ...option, words: formatter.plain(option.text), because: formatter.why(option.why) })),
      };
    }),
  };
}

function asWords(game: LoadedModule, match: Match, given: CliArguments, viewer: Seat | null, asked: readonly Seat[]): string[] {
  const { language } = given;
  const formatter = formatterFor(game, match, language, viewer);
  return [
    `${strong(formatter.id('game.name'))} · ${stageWords(formatter, match)} · ${match.number} answers given`,
    '',
    ...outlineLines(game.text.outline(match.game.view(match, viewer), formatter, viewer, match.data)),
    ...(match.over ? resultWords(formatter, match) : []),
    ...asked.flatMap((seat) => questionWords(match, seat, formatterFor(game, match, language, seat))),
  ];
}

function questionWords(match: Match, seat: Seat, formatter: MessageFormatter): string[] {
  const sheet = match.questionDto(seat) as QuestionDto;
  const { answers, more } = answersTo(match.question(seat) as Question, sheet, match, formatter);
  return [
    '',
    `${strong(`Seat ${seat}`)}: ${formatter.plain(sheet.ask)} ${faint(`[${sheet.topic}]`)}`,
    ...(answers.length === 0 ? [] : columns(answers.map(({ key, text }) => [key, text] as const))),
    ...(more
      ? [...columns(sheet.options.map((option) => [option.key, optionWords(formatter, option)] as const)), `  ${rangeWords(sheet)}`]
      : []),
    ...(sheet.blocked.length === 0
      ? []
      : [
          '  Not possible:',
          ...columns(
            sheet.blocked.map((option) => [`  ${option.key}`, `${formatter.plain(option.text)}: ${formatter.why(option.why)}`] as const),
          ),
        ]),
  ];
}

/** How an answer is put together where there are too many to list. */
function rangeWords(sheet: QuestionDto): string {
  switch (sheet.kind) {
    case 'pick':
      return `any ${sheet.min} to ${sheet.max} of these that fit, joined by +`;
    case 'allocate':
      return `any ${sheet.min} to ${sheet.max} in all, as option=count, joined by a comma`;
    case 'arrange':
      return 'all of these in any order, joined by >';
    default:
      return `from ${sheet.min} to ${sheet.max}`;
  }
}

/** The result, a line for each seat. */
export function resultWords(formatter: MessageFormatter, match: Match): string[] {
  const { result } = match;
  if (result === null) return [];
  const scores = [...result.scores].sort((a, b) => a.rank - b.rank);
  return [
    '',
    strong(formatter.plain(ending(result))),
    ...columns(
      scores.map(({ seat, rank, total, parts }) => {
        const sources = parts.map(({ source, points }) => `${formatter.id(`score.${source}`)} ${points}`).join(', ');
        return [`${rank}. ${formatter.name(`seat:${seat}`)}`, `${total}  ${faint(`(${sources})`)}`] as const;
      }),
    ),
  ];
}
