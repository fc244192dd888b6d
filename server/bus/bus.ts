/** What nodes tell each other. Small on purpose: whoever wants to know more reads the database. */
export type BusMessage =
  /** A table has more entries now. `connection` has heard of the last one already; `to` is the one person who may know of it. */
  | {
      readonly kind: 'moved';
      readonly table: string;
      readonly entries: number;
      readonly connection: string | null;
      readonly to: string | null;
    }
  | { readonly kind: 'table'; readonly table: string }
  /** The stored state of a table was changed beside its journal: what is remembered of it is void. */
  | { readonly kind: 'void'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  | { readonly kind: 'presence'; readonly table: string }
  | { readonly kind: 'notice'; readonly person: string }
  | { readonly kind: 'signed-out'; readonly person: string };

/** How nodes hear of each other. What is published here is heard here too, at once. */
export interface Bus {
  /** Whether news may have been missed of late: whoever relies on hearing of something must not do so now. */
  readonly isDeaf: boolean;
  publish(news: BusMessage): void;
  /** The same; returns when all nodes that live have acted upon it, or when one has been silent for too long. */
  confirm(news: BusMessage): Promise<void>;
  /** `own` says whether this node published it. */
  listen(hear: (news: BusMessage, own: boolean) => Promise<void>): void;
  /** Called when news may have been missed. */
  onGap(catchUp: () => void): void;
  close(): Promise<void>;
}
