import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Group = Rolldown.CodeSplittingGroup;

const plain = (id: string): string => id.replaceAll('\\', '/');
const TABLE = /\/web\/screens\/table-screen\.tsx$/;
/** The ways to a table: each comes in a file of its own, for nobody takes both. */
const LINK = /\/web\/match\/(near|far)-link\.ts$/;
/** What one package hands on together with what tables need, and only those who bring or take away whole matches use. */
const OF_FILES = /\/(?:table\/(?:file|import)|kernel\/differences)\.ts$/;
const SCREEN = /\/web\/screens\/.*\.tsx$/;
const GAME = /\/(?:games|outside)\/([^/]+)\/(?:board\/index\.tsx|rules\/index\.ts|text\/index\.ts)$/;

/** Everything that comes with a module at once. */
function closureOf(roots: Iterable<string>, graph: Graph, without: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || without.has(id) || OF_FILES.test(plain(id))) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** All modules that are loaded only when somebody asks for them, wherever they are asked for. */
function askedFor(main: string, graph: Graph): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const open = [main];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    for (const asked of info?.dynamicallyImportedIds ?? []) found.add(asked);
    open.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return [...found];
}

/** All modules that those asked for bring, beyond what every page has. */
type Bringing = (wanted: (id: string) => boolean) => ReadonlySet<string>;

/** What each way to a table brings beyond what tables and games have anyway, by its name. */
function waysOf(
  asked: readonly string[],
  bringing: Bringing,
): { readonly shared: ReadonlySet<string>; readonly ways: Map<string, string> } {
  const links = asked.flatMap((id) => {
    const way = LINK.exec(plain(id))?.[1];
    return way === undefined ? [] : [{ way, modules: bringing((other) => other === plain(id)) }];
  });
  const games = bringing((id) => GAME.test(id));
  const table = bringing((id) => TABLE.test(id));
  const ways = new Map(links.flatMap(({ way, modules }) => [...modules].map((id) => [id, way] as const)));
  const isShared = (id: string): boolean => table.has(id) || games.has(id) || links.every(({ modules }) => modules.has(id));
  return { shared: new Set([...table, ...[...ways.keys()].filter(isShared)]), ways };
}

/** Which file each module goes into. */
function filesOf(main: string, graph: Graph): Map<string, string> {
  const base = closureOf([main], graph);
  const asked = askedFor(main, graph);
  const bringing: Bringing = (wanted) =>
    closureOf(
      asked.filter((id) => wanted(plain(id))),
      graph,
      base,
    );
  const { shared, ways } = waysOf(asked, bringing);
  const screens = bringing((id) => SCREEN.test(id) && !TABLE.test(id));
  const files = new Map(ways);
  for (const id of base) if (id !== main) files.set(id, 'base');
  for (const id of shared) files.set(id, screens.has(id) ? 'common' : 'table');
  for (const root of asked) {
    const game = GAME.exec(plain(root))?.[1];
    if (game === undefined) continue;
    for (const id of closureOf([root], graph, base)) if (!files.has(id)) files.set(id, plain(id).includes(`/${game}/`) ? game : 'common');
  }
  return files;
}

/**
 * Puts what is wanted together into one file each, since every file costs a request: what every page has, what a table shares with other
 * pages, what only a table has, and each game. What is asked for later stays in files of its own.
 */
export function chunkGroups(main: string): Group[] {
  let files: Map<string, string> | null = null;
  const fileOf = (id: string, graph: Graph): string | null => {
    files ??= filesOf(main, graph);
    return files.get(id) ?? null;
  };
  const only = (name: string, priority: number): Group => ({
    debugName: name,
    name: (id, graph) => (fileOf(id, graph) === name ? name : null),
    priority,
  });
  const parts = ['base', 'common', 'table', 'near', 'far'].map((name, at, all) => only(name, all.length - at + 1));
  return [...parts, { debugName: 'games', name: fileOf, priority: 1 }];
}
