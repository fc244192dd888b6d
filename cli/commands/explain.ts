import { type Considered, hint, RIVALS } from '@pantheon/bots';
import { answerText, type Match, type Question, type Seat, seatIn } from '@pantheon/kernel';
import { plainText, type Speaker } from '@pantheon/text';
import { type Command, flags } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { type GameModule, openMatch } from '../files.ts';
import { faint, speakerFor, strong } from '../words.ts';

/** Says what a bot thinks of a question. */
export const explain: Command = {
  name: 'explain',
  usage: '<record|position>',
  about: 'Says what a bot thinks of the open question: the best answers, what each is worth, and what makes the difference.',
  words: { min: 1, max: 1 },
  flags: {
    seat: { type: 'string', value: 'N', about: 'the seat that is asked (the first one that is)' },
    lang: flags.lang,
    json: flags.json,
  },
  examples: ['explain match.json', 'explain match.json --seat 1 --lang it'],
  async run(given) {
    const { game, match } = await openMatch(given.word(0));
    const [waiting] = match.waiting;
    if (waiting === undefined) throw new Failure('the match is over: nobody is asked anything');
    const seat = given.has('seat') ? seatIn(match, given.number('seat', 0)) : waiting.seat;
    if (match.question(seat) === null) throw new Failure(`seat ${seat} has no question to answer now`);
    const considered = consider(game, match, seat);
    const speaker = speakerFor(game, match, given.language, seat);
    if (given.is('json'))
      console.log(
        JSON.stringify({
          game: match.game.id,
          seat,
          considered: considered.map((one) => ({ ...one, ...inWords(one, match, seat, speaker) })),
        }),
      );
    else for (const line of explanationLines(considered, match, seat, speaker)) console.log(line);
  },
};

/** What a bot thinks of a seat's question. */
export function consider(game: GameModule, match: Match, seat: Seat): readonly Considered[] {
  return hint(match, seat, game.bot).considered;
}

/** The answers considered, a line for each. */
export function explanationLines(considered: readonly Considered[], match: Match, seat: Seat, speaker: Speaker): string[] {
  return considered.map((one, at) => {
    const { text, because } = inWords(one, match, seat, speaker);
    const lead = `${one.value >= 0 ? '+' : ''}${one.value.toFixed(1)}, ${Math.round(100 * one.chance)} %`;
    return `  ${at === 0 ? strong(text) : text} ${faint(`(${lead})`)}${because === '' ? '' : ` ${because}`}`;
  });
}

function inWords(one: Considered, match: Match, seat: Seat, speaker: Speaker): { text: string; because: string } {
  const question = match.question(seat) as Question;
  const text = plainText(speaker.answer(answerText(question, one.answer, match)));
  const reasons = one.reasons.map(
    ({ feature, points }) => `${points > 0 ? '+' : ''}${points.toFixed(1)} ${featureWords(feature, speaker)}`,
  );
  return { text, because: reasons.join(', ') };
}

const RIVAL_WORDS = { en: 'what the others have', it: 'quello che hanno gli altri' };

const featureWords = (feature: string, speaker: Speaker): string =>
  feature === RIVALS ? RIVAL_WORDS[speaker.language] : speaker.id(`feature.${feature}`);
