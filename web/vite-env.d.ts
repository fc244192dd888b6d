/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/react" />

/** The matches of the first page by their games, played while the page was built (`web/build/welcome-match.ts`). */
declare module 'virtual:welcome-match' {
  export const matches: { readonly [game: string]: () => readonly import('./match/sample-moment.ts').SampleMoment[] };
}

/** The component data of our games, whole, as somebody may want to take it home (`web/build/packs.ts`). */
declare module 'virtual:whole-packs' {
  export const packs: { readonly [game: string]: () => Promise<object> };
}
