import type { MatchUpdate, Proposal } from '@pantheon/server/api';
import { call, requestId } from '../app/api.ts';

/** What can be done at a table on the server beside the game itself. Whatever is refused is thrown. */
export class Affairs {
  private readonly table: string;
  private readonly take: (update: MatchUpdate) => void;
  private readonly hear: (proposals: readonly Proposal[]) => void;

  constructor(table: string, take: (update: MatchUpdate) => void, hear: (proposals: readonly Proposal[]) => void) {
    this.table = table;
    this.take = take;
    this.hear = hear;
  }

  private get params(): { readonly table: string } {
    return { table: this.table };
  }

  /** Asks the others for something; a take-back leaves so many answers standing. */
  async propose(kind: Proposal['kind'], to = 0): Promise<void> {
    const { params } = this;
    const body = kind === 'take-back' ? { id: requestId(), kind, to } : { id: requestId(), kind };
    this.hear((await call('POST /api/tables/:table/proposals', { params, body })).proposals);
  }

  async vote(proposal: string, agree: boolean): Promise<void> {
    const params = { table: this.table, proposal };
    this.hear((await call('POST /api/tables/:table/proposals/:proposal', { params, body: { agree } })).proposals);
  }

  /** Gives up; a bot plays on. */
  async resign(): Promise<void> {
    this.take((await call('POST /api/tables/:table/resign', { params: this.params, body: { id: requestId() } })).update);
  }

  /** Takes the seat back from the bot that stood in. */
  async comeBack(): Promise<void> {
    this.take((await call('POST /api/tables/:table/return', { params: this.params, body: { id: requestId() } })).update);
  }

  /** Ends a pause. */
  async resume(): Promise<void> {
    this.take((await call('POST /api/tables/:table/resume', { params: this.params, body: { id: requestId() } })).update);
  }

  /** Tells those who run the server that something is wrong; the position goes with it. */
  async report(text: string): Promise<void> {
    await call('POST /api/tables/:table/report', { params: this.params, body: { text } });
  }

  /** The same people again. Returns the name of the new table. */
  async rematch(): Promise<string> {
    return (await call('POST /api/tables/:table/rematch', { params: this.params })).id;
  }

  async notes(): Promise<string> {
    return (await call('GET /api/tables/:table/notes', { params: this.params })).text;
  }

  async keepNotes(text: string): Promise<void> {
    await call('PUT /api/tables/:table/notes', { params: this.params, body: { text } });
  }
}
