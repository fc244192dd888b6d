/** A question, how long it stood before somebody answered it, in milliseconds, and how many clicks or rounds of keys that took. */
interface Standing {
  readonly question: string;
  readonly time: number;
  readonly tries: number;
}

/** What takes so many times as long as usual is told. */
const SLOW = 10;
const MOST_TOLD = 8;

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;

const middle = (times: readonly number[]): number => [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;

/** How long questions stand before they are answered in the browser: what a player gets stuck at takes longest. */
export class Tempo {
  readonly #began = Date.now();
  readonly #answered: Standing[] = [];
  #now: { readonly number: number; readonly question: string; readonly since: number; tries: number } | null = null;

  /** The table was looked at: so many answers stand, and this is asked; nothing while others act. */
  look(number: number, question: string): void {
    const before = this.#now;
    if (before !== null && before.number === number && before.question === question) return;
    if (before !== null && before.number !== number)
      this.#answered.push({ question: before.question, time: Date.now() - before.since, tries: before.tries });
    this.#now = question === '' ? null : { number, question, since: Date.now(), tries: 0 };
  }

  /** Something was tried: a click, or a round of keys. */
  tried(): void {
    if (this.#now !== null) this.#now.tries++;
  }

  /** One line on the whole, and one for each question that took much longer than usual. */
  told(what: string, answers: number): string {
    const usual = middle(this.#answered.map(({ time }) => time));
    const slow = this.#answered.filter(({ time }) => time > SLOW * usual).sort((one, other) => other.time - one.time);
    return [
      `${what}: ${answers} answers, ${this.#answered.length} of them by the player, ${seconds(Date.now() - this.#began)}; usually ${seconds(usual)} a question`,
      ...slow.slice(0, MOST_TOLD).map(({ question, time, tries }) => `  ${seconds(time)}, ${tries} tries: ${question}`),
    ].join('\n');
  }
}
