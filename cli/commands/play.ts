import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Bot, Player } from '@pantheon/bots';
import { Match, recordOf, type Seat, seatIn } from '@pantheon/kernel';
import type { Language } from '@pantheon/text';
import { type Command, flags } from '../arguments.ts';
import { botsFor } from '../bots.ts';
import { Conversation } from '../conversation.ts';
import { fileText, type GameModule, gameNamed, openMatch, writeWhole } from '../files.ts';
import { seatWord } from '../words.ts';

/** A game in the terminal. */
export const play: Command = {
  name: 'play',
  usage: '<game|record>',
  about: 'Plays a game in the terminal against bots, or goes on with a saved one.',
  words: { min: 1, max: 1 },
  flags: {
    players: flags.players,
    seat: { type: 'string', value: 'N', about: 'where you sit (0)' },
    bots: { type: 'string', value: 'A,B,…', about: 'the bots at the other seats, in turn (greedy)' },
    seed: flags.seed,
    set: flags.set,
    save: { type: 'string', value: 'FILE', about: 'keep the record there after every answer' },
    lang: flags.lang,
  },
  examples: ['play bomarzo --players 3 --lang it', 'play isles --bots greedy,random --save match.json', 'play match.json --seat 1'],
  async run(given) {
    const word = given.word(0);
    const resumed = word.endsWith('.json') || existsSync(word) ? await openMatch(word) : null;
    const game = resumed?.game ?? (await gameNamed(word));
    const { rules } = game;
    const seats = given.number('players', rules.players.min, 1);
    const seed = given.text('seed', randomBytes(16).toString('hex'));
    const match = resumed?.match ?? Match.start(rules, { seats, seed, options: given.options });
    const me = seatIn(match, given.number('seat', 0));
    const bots = botsFor(given.text('bots', 'greedy'), match.seats.length, game.bot);
    const save = given.has('save') ? given.text('save', '') : resumed === null ? null : word;
    await new TerminalGame(game, match, me, bots, given.language, save).run();
  },
};

class TerminalGame {
  private readonly match: Match;
  private readonly me: Seat;
  private readonly players: readonly Player[];
  private readonly save: string | null;
  private readonly conversation: Conversation;

  constructor(game: GameModule, match: Match, me: Seat, bots: readonly Bot[], language: Language, save: string | null) {
    this.match = match;
    this.me = me;
    this.save = save;
    const seed = randomBytes(16).toString('hex');
    const others = match.seats.filter((seat) => seat !== me);
    this.players = match.seats.map((seat) => new Player(bots[Math.max(0, others.indexOf(seat))] as Bot, seat, seed));
    const nameOf = (seat: number): string =>
      seat === me ? seatWord(language, seat) : `${seatWord(language, seat)} (${this.players[seat]?.bot.name})`;
    this.conversation = new Conversation(game, match, me, language, nameOf);
  }

  async run(): Promise<void> {
    const input = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY === true });
    const lines = input[Symbol.asyncIterator]();
    this.conversation.begin();
    try {
      for (;;) {
        this.letBotsAnswer();
        this.conversation.tellNews();
        if (this.match.over) break;
        this.conversation.ask();
        input.setPrompt('> ');
        input.prompt();
        const next = await lines.next();
        if (next.done === true || !this.heed(next.value.trim())) return this.conversation.leave();
      }
      this.conversation.end();
    } finally {
      input.close();
    }
  }

  /** Does what was typed; false when the player leaves. */
  private heed(typed: string): boolean {
    if (typed === 'quit' || typed === 'exit') return false;
    const [, file] = /^save\s+(\S.*)$/.exec(typed) ?? [];
    if (file !== undefined) {
      this.write(file);
      this.conversation.saved(file);
    } else if (this.conversation.heed(typed)) this.keep();
    return true;
  }

  private letBotsAnswer(): void {
    for (let waiting = this.others(); waiting.length > 0; waiting = this.others()) {
      for (const seat of waiting) {
        this.conversation.thinking(seat);
        this.match.give(seat, (this.players[seat] as Player).answer(this.match));
      }
      this.keep();
    }
  }

  private others(): Seat[] {
    return this.match.waiting.map(({ seat }) => seat).filter((seat) => seat !== this.me);
  }

  private keep(): void {
    if (this.save !== null) this.write(this.save);
  }

  private write(file: string): void {
    writeWhole(file, fileText(recordOf(this.match)));
  }
}
