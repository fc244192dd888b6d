/** What nodes tell each other. Small on purpose: whoever wants to know more reads the database. */
export type News =
  | { readonly kind: 'moved'; readonly table: string; readonly moment: number }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'proposals'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  | { readonly kind: 'presence'; readonly table: string }
  | { readonly kind: 'notice'; readonly person: string }
  | { readonly kind: 'signed-out'; readonly person: string };

/** How nodes hear of each other. What is published here is heard here too, at once. */
export interface Bus {
  publish(news: News): void;
  /** `own` says whether this node published it. */
  listen(hear: (news: News, own: boolean) => void): void;
  /** Called when news may have been missed. */
  onGap(catchUp: () => void): void;
  close(): Promise<void>;
}
