/** A command that the server's bundle understands, for those who list commands. */
export interface ServerCommand {
  readonly name: string;
  readonly usage: string;
  readonly about: string;
}

/**
 * The commands of the server, as help shows them. They run in the server's own bundle (`server/main.ts <name> …`), so that whoever lists
 * them need not load the server.
 */
export const serverCommands: readonly ServerCommand[] = [
  { name: 'serve', usage: '', about: 'Serve the table until it is stopped. docs/hosting.md explains the settings' },
  { name: 'backup', usage: '<file>', about: 'Write everything to a file while the server runs' },
  { name: 'restore', usage: '<file>', about: 'Read a backup into an empty store' },
  { name: 'people', usage: '[part of a name]', about: 'List people' },
  { name: 'grant', usage: '<name>', about: 'Let an account run the server from the browser' },
  { name: 'revoke', usage: '<name>', about: 'Take that away again' },
  { name: 'tables', usage: '[waiting|running|finished|frozen]', about: 'List tables' },
  { name: 'freeze', usage: '<table> <reason>', about: 'Stop a table; nothing is lost' },
  { name: 'repair', usage: '<table>', about: 'Replay the record of a frozen table, and let it go on' },
  { name: 'drill', usage: '', about: 'Try the rules of today on every running match' },
  { name: 'reports', usage: '', about: 'List what people reported and what failed' },
  { name: 'recount', usage: '[game]', about: 'Forget all ratings and count every finished table anew' },
  { name: 'export-table', usage: '<table> <file>', about: 'Take a table out, to carry it to another server' },
  { name: 'import-table', usage: '<file>', about: 'Put a carried table here' },
];
