/** A numbered rule. */
export interface LedgerRule {
  readonly number: string;
  readonly text: string;
}

/** A chapter of the numbered rules. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly LedgerRule[];
}

const RULE = /^[\s|>]*(?:(?:[-*]|\d+\.) )?(?:\*\*)?([A-Z]{2,4}-(?:(?:[A-Z]\.)?\d+(?:\.\d+)+[a-z]?|[A-Z]\.\d+[a-z]?))(?:\*\*)?(?=[\s:.|]|$)/;
const HEADING = /^##+\s+(.*)$/;
/** Where a rule says in a formula who decides what and when. Whoever plays is asked by the table, so readers do without. */
const DECISION = /(?:^|\s)-?\s*Decision:\s.*$/;
/** Where a rule comes from: lines of the rulebook, rulings. */
const SOURCES = [
  /\s*\[(?:L ?\d|R[ .]|ruling|pl p|summary|designed|[A-Z]{3}-R\.)[^\]]*\]/g,
  /\s+\((?:l\.|(?:entry |P-)?L ?\d|R ?\d)[^()]*\)/g,
  /\s+\((?:R\.\d|designed|engine rule)[^()]*\)/g,
  /\s+\([^()]*\bl\.\d[^()]*\)/g,
];

function plain(text: string): string {
  const bare = SOURCES.reduce((rest, source) => rest.replace(source, ''), text.replace(/\*\*|`/g, ''));
  return bare
    .replace(/\*(\S[^*]*)\*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\s([.,;])/g, '$1')
    .trim();
}

/** Reads the numbered rules out of a ledger, as players read them. */
export function readLedger(markdown: string): Chapter[] {
  const chapters: { title: string; rules: { number: string; text: string }[] }[] = [];
  let last: { number: string; text: string } | null = null;
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const rule = RULE.exec(line);
    if (heading !== null) {
      chapters.push({ title: plain(heading[1] as string), rules: [] });
      last = null;
    } else if (rule !== null) {
      last = {
        number: rule[1] as string,
        text: line
          .slice(rule[0].length)
          .replace(/^[:.|\s]+/, '')
          .replace(DECISION, ''),
      };
      if (chapters.length === 0) chapters.push({ title: '', rules: [] });
      chapters.at(-1)?.rules.push(last);
    } else if (last !== null && /^\s+\S/.test(line)) {
      last.text += ` ${line.trim().replace(/^-\s+/, '').replace(DECISION, '')}`;
    }
  }
  return chapters
    .filter((chapter) => chapter.rules.length > 0)
    .map(({ title, rules }) => ({ title, rules: rules.map(({ number, text }) => ({ number, text: plain(text) })) }));
}
