/** Begins to load what an address will want, while the page still waits for its words. Whoever wants it then hears whether it came. */
export function loadAhead(path: string): void {
  if (path === '/') void import('../screens/home.tsx');
  const where = /^\/table\/(local|remote)\//.exec(path)?.[1];
  if (where === undefined) return;
  void import('../screens/table-screen.tsx');
  void (where === 'local' ? import('../match/near-link.ts') : import('../match/far-link.ts'));
}
