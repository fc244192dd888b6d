import type { GameModule } from '@pantheon/catalog';
import { type AnyGame, loadPack, type Seat } from '@pantheon/kernel';
import type { Subject, Voice } from '@pantheon/kernel/testing';
import { type Catalogue, common, type GameText, type Language, languages, MessageFormatter, type Outline, plainText } from '@pantheon/text';

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa', 'Franco', 'Gina', 'Hugo'];

/** How the seats are called in tests. */
export const seatName = (seat: number): string => NAMES[seat] ?? `Seat ${seat}`;

/** A game as the kit wants it, with the numbers of its rules. */
export function subjectWith({ rules, text }: Pick<GameModule, 'rules' | 'text'>, ledger: ReadonlySet<string>): Subject {
  const voices = new Map<Seat | null, readonly Voice[]>();
  return {
    game: rules,
    rules: ledger,
    voices(reader) {
      const known = voices.get(reader) ?? languages.map((language) => voiceOf(rules, text, language, reader));
      voices.set(reader, known);
      return known;
    },
  };
}

/** A formatter for one reader. */
export function speakerFor(rules: AnyGame, text: GameText, language: Language, reader: Seat | null): MessageFormatter {
  return new MessageFormatter({ text, data: loadPack(rules).data, language, seatName, reader });
}

function voiceOf(rules: AnyGame, text: GameText, language: Language, reader: Seat | null): Voice {
  const formatter = speakerFor(rules, text, language, reader);
  const catalogue: Catalogue = { ...common[language], ...text.catalogues[language] };
  return {
    language,
    has: (id) => formatter.has(id),
    say: (label) => formatter.plain(label),
    why: (why) => formatter.why(why),
    answer: (answer) => plainText(formatter.answer(answer)),
    sentence(action, slots) {
      const prefix = `slot.${action}.`;
      const open = Object.keys(catalogue).filter((id) => id.startsWith(prefix));
      const words = open.map((id): [string, string] => [id.slice(prefix.length), formatter.id(id)]);
      return formatter.id(`act.${action}`, { ...Object.fromEntries(words), ...slots });
    },
    outline: (view) => linesOf(text.outline(view, formatter, reader, loadPack(rules).data)),
  };
}

/** Nested lists as lines. */
export const linesOf = (outline: Outline | string, depth = 0): string[] =>
  typeof outline === 'string'
    ? [`${'  '.repeat(depth)}${outline}`]
    : [`${'  '.repeat(depth)}${outline.title}`, ...outline.items.flatMap((item) => linesOf(item, depth + 1))];
