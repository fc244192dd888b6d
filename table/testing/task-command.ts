import type { TableCommand } from '../command.ts';
import type { Task } from '../due.ts';
import type { TableHost } from '../host.ts';
import type { TestGame } from './conformance-host.ts';

/** The command by which a table does what is due. */
export function commandFor(host: TableHost, task: Task, game: TestGame): TableCommand {
  const { seat } = task;
  const expected = host.moment;
  switch (task.kind) {
    case 'order':
      return { person: null, command: { kind: 'order-answer', seat, key: task.key, order: task.order }, expected };
    case 'bot':
      return { person: null, command: { kind: 'bot-answer', seat, key: game.botAnswer(host, seat) }, expected };
    case 'clock':
      return { person: null, command: { kind: 'out-of-time', seat } };
  }
}
