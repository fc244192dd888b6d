/** Boards and screens are written for React. What runs is Preact, which does the same in an eighth of the bytes. */
export const preact = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  // The router brings what old versions of React lack.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'preact/compat' },
] as const;
