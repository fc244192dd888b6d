const TABLE = /^\/table\/([^/]+)\/([^/%]+)$/;

/** Begins to load what an address will want, and to open its table, while the page still waits for its words. Whoever wants it then hears whether it came. */
export function loadAhead(path: string): void {
  if (path === '/') void import('../screens/home.tsx');
  const [, where, id] = TABLE.exec(path) ?? [];
  if (where === undefined || id === undefined) {
    void import('./elsewhere.tsx');
    return;
  }
  void import('../screens/table-screen.tsx');
  void import('../match/open.ts').then(({ openAhead }) => openAhead(where, id));
}
