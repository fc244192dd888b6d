/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/react" />

/** The match of the first page, played while the page was built (`web/build/welcome-match.ts`). */
declare module 'virtual:welcome-match' {
  export const game: string;
  export const moments: readonly import('./match/sample-moment.ts').SampleMoment[];
}
