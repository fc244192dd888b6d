import { deedOf } from '../deed.ts';
import { splitKey } from '../keys.ts';
import { type Preview, say } from '../message.ts';
import { answerOf, type Question, type Topic } from '../question.ts';
import type { BlockedOptionDto, OptionDto, QuestionDto } from '../question-dto.ts';
import { ending } from '../result.ts';
import type { Seat } from '../seat.ts';
import { called, finding, readersOf, type Scene, type Voice } from './subject.ts';

const RAW = /undefined|\bnull\b|\bNaN\b|\[object|[{}]|\b[a-zA-Z][a-zA-Z0-9]*:[^\s]|\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z]+/;

type Speak = (what: string, words: (voice: Voice) => string) => void;

/** Says something in every language, and finds what is not fit for people. */
function formatter(scene: Scene, reader: Seat | null): Speak {
  const voices = scene.subject.voices(reader);
  return (what, words) => {
    for (const voice of voices) {
      const text = attempt(scene, `${what} for ${called(reader)} in ${voice.language}`, () => words(voice));
      if (text.trim() === '') throw finding(scene, `${what} for ${called(reader)} in ${voice.language} is empty`);
      const raw = RAW.exec(text);
      if (raw !== null) throw finding(scene, `${what} for ${called(reader)} in ${voice.language} shows "${raw[0]}": ${text}`);
    }
  };
}

function attempt(scene: Scene, what: string, words: () => string): string {
  try {
    return words();
  } catch (error) {
    throw finding(scene, `${what} cannot be said`, error);
  }
}

/** Everything that any reader sees at this decision can be said in every language. */
export function checkSentences(scene: Scene): void {
  const { match } = scene;
  for (const reader of readersOf(match)) {
    const speak = formatter(scene, reader);
    const { stage, view, waiting, colours, question } = match.seatView(reader);
    speak('the round', (voice) => voice.say(stage.round));
    for (const phase of stage.phases) speak(`the phase "${phase}"`, (voice) => voice.say(say(`phase.${phase}`)));
    if (!stage.phases.includes(stage.now)) throw finding(scene, `the present phase "${stage.now}" is not among the phases`);
    if (stage.acting !== undefined) speak('whoever acts', (voice) => voice.say(stage.acting ?? say('')));
    if (new Set(colours).size !== match.seats.length) throw finding(scene, `the colours are ${colours.join(', ')}`);
    for (const { topic } of waiting) speak(`what is waited for ("topic.${topic}")`, (voice) => voice.say(say(`topic.${topic}`)));
    speak('the outline', (voice) => voice.outline(view).join('\n'));
    if (question !== null) checkSheet(scene, question, speak);
  }
}

function checkSheet(scene: Scene, sheet: QuestionDto, speak: Speak): void {
  speak(`the question "${sheet.topic}"`, (voice) => voice.say(sheet.ask));
  if (sheet.pass) speak(`the pass of "${sheet.topic}"`, (voice) => voice.say(say(`pass.${sheet.topic}`)));
  for (const option of sheet.options) checkOption(sheet, option, speak);
  for (const option of sheet.blocked) checkBlocked(scene, sheet, option, speak);
  const question = scene.match.question(sheet.seat) as Question;
  if (question.kind === 'amount')
    for (const value of [question.min, question.max])
      speak(`the amount ${value} of "${sheet.topic}"`, (voice) => voice.say(question.topic.text(value, scene.match)));
  for (const outcome of sheet.outcomes ?? []) checkPreview(`an amount of "${sheet.topic}"`, outcome, speak);
  const preview = previewOf(question, keysIn(sheet));
  if (preview !== undefined) checkPreview(`an answer in the making to "${sheet.topic}"`, preview, speak);
  for (const key of [...(sheet.legal ?? []), ...(sheet.suggest ?? [])])
    if (answerOf(question, key) === null) throw finding(scene, `the sheet of "${sheet.topic}" names "${key}", which is not legal`);
  checkSentence(sheet, speak);
}

function checkOption({ topic }: QuestionDto, option: OptionDto, speak: Speak): void {
  const { key, text, focus, preview } = option;
  const deed = deedOf(topic, option);
  speak(`the option "${key}" of "${topic}"`, (voice) => voice.say(text));
  speak(`what the option "${key}" of "${topic}" does`, (voice) => voice.say(voice.has(deed.id) ? deed : text));
  for (const thing of focus) speak(`the focus of "${key}" of "${topic}"`, (voice) => voice.say(thing));
  if (preview !== undefined) checkPreview(`"${key}" of "${topic}"`, preview, speak);
}

/** What an answer would bring about, line by line. */
function checkPreview(of: string, { changes = [], alarm }: Preview, speak: Speak): void {
  for (const line of changes) speak(`the preview of ${of}`, (voice) => voice.say(line));
  if (alarm !== undefined) speak(`the alarm of ${of}`, (voice) => voice.say(alarm));
}

/** What is said of a pick or an allocation in the making. */
function previewOf(question: Question, keys: readonly string[]): Preview | undefined {
  const keyOf = (option: unknown): string => (question.topic as Topic<unknown>).key(option);
  if (question.kind === 'pick') return question.preview?.(question.options.filter((option) => keys.includes(keyOf(option))));
  if (question.kind !== 'allocate') return undefined;
  return question.preview?.(question.options.map((option) => keys.filter((key) => key === keyOf(option)).length));
}

/** Part of an answer, to hear what is said of it: the whole one that is suggested first, else one of the first option. */
function keysIn({ kind, options, suggest = [], legal = [] }: QuestionDto): string[] {
  const whole = suggest[0] ?? legal[0];
  if (whole === undefined || (kind !== 'pick' && kind !== 'allocate')) return options.slice(0, 1).map(({ key }) => key);
  return (splitKey(kind, whole) ?? []).flatMap(({ key, count }) => Array.from({ length: count }, () => key));
}

function checkBlocked(scene: Scene, sheet: QuestionDto, { key, text, focus, why }: BlockedOptionDto, speak: Speak): void {
  speak(`the blocked option "${key}" of "${sheet.topic}"`, (voice) => voice.say(text));
  for (const thing of focus) speak(`the focus of the blocked "${key}"`, (voice) => voice.say(thing));
  speak(`why "${key}" of "${sheet.topic}" is blocked`, (voice) => voice.say(why.text));
  if (!scene.subject.rules.has(why.rule)) throw finding(scene, `"${key}" of "${sheet.topic}" is blocked by the unknown rule ${why.rule}`);
  if (sheet.options.some((option) => option.key === key))
    throw finding(scene, `"${key}" of "${sheet.topic}" is both open and blocked by ${why.rule}`);
}

/** The sentence that the small questions of an action make up, with what is still open as a word. */
function checkSentence({ sentence, topic }: QuestionDto, speak: Speak): void {
  if (sentence === undefined) return;
  const { action, slot, filled } = sentence;
  speak(`the slot of "${topic}"`, (voice) => voice.say(say(`slot.${action}.${slot}`)));
  for (const { slot: earlier, answer } of filled) speak(`the slot "${earlier}" of the action "${action}"`, (voice) => voice.answer(answer));
  speak(`the action "${action}"`, (voice) => {
    const words = sentence.filled.map((entry): [string, string] => [entry.slot, voice.answer(entry.answer)]);
    return voice.sentence(action, Object.fromEntries([...words, [slot, voice.say(say(`slot.${action}.${slot}`))]]));
  });
}

/** Every line of the log, for every reader. */
export function checkLog(scene: Scene): void {
  const { match } = scene;
  for (const reader of readersOf(match)) {
    const speak = formatter(scene, reader);
    for (const { event, args, at } of match.logFor(reader))
      speak(`the log line "${event}" after answer ${at} with ${JSON.stringify(args)}`, (voice) => voice.say(say(`log.${event}`, args)));
  }
}

/** How the match ended, for every reader. */
export function checkResult(scene: Scene): void {
  const { match } = scene;
  const { result } = match;
  if (result === null) throw finding(scene, 'the match is over and has no result');
  for (const reader of readersOf(match)) {
    const speak = formatter(scene, reader);
    speak('the end', (voice) => voice.say(ending(result)));
    for (const { parts } of result.scores)
      for (const { source } of parts) speak(`the score of "${source}"`, (voice) => voice.say(say(`score.${source}`)));
    speak('the outline', (voice) => voice.outline(match.seatView(reader).view).join('\n'));
  }
  const { scores } = result;
  if (scores.length !== match.seats.length || scores.some(({ seat }, at) => seat !== at))
    throw finding(scene, 'the scores are not by seat');
  if (!scores.some(({ rank }) => rank === 1)) throw finding(scene, 'nobody won');
  for (const { seat, total, parts } of scores) {
    const sum = parts.reduce((points, part) => points + part.points, 0);
    if (sum !== total) throw finding(scene, `the parts of the score of seat ${seat} make ${sum}, not ${total}`);
  }
}
