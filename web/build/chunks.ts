import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;
type Group = Rolldown.CodeSplittingGroup;

const plain = (id: string): string => id.replaceAll('\\', '/');
const TABLE = /\/web\/(?:screens\/table-screen\.tsx|match\/(?:near|far)-link\.ts)$/;
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

/** Which file each module goes into. */
function filesOf(main: string, graph: Graph): Map<string, string> {
  const base = closureOf([main], graph);
  const asked = askedFor(main, graph);
  const table = closureOf(
    asked.filter((id) => TABLE.test(plain(id))),
    graph,
    base,
  );
  const screens = closureOf(
    asked.filter((id) => SCREEN.test(plain(id)) && !TABLE.test(plain(id))),
    graph,
    base,
  );
  const files = new Map<string, string>();
  for (const id of base) if (id !== main) files.set(id, 'base');
  for (const id of table) files.set(id, screens.has(id) ? 'common' : 'table');
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
  return [only('base', 4), only('common', 3), only('table', 2), { debugName: 'games', name: fileOf, priority: 1 }];
}
