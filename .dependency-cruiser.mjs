// Imports point one way: kernel <- games/*/rules <- bots <- catalog, table <- server, web, cli; pages and boards see views only.
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const types = { dependencyTypesNot: ['type-only'] };
const tests = '(^|/)tests/';

export default {
  forbidden: [
    never('kernel-imports-nothing', 'The kernel stands alone.', { path: '^kernel/', pathNot: tests }, { pathNot: '^kernel/' }),
    never(
      'text-knows-no-game',
      'Messages serve all games alike.',
      { path: '^text/', pathNot: tests },
      { path: '^(games|catalog|bots|server|web|cli|bench|e2e|scripts)/' },
    ),

    never('games-are-apart', 'No game knows another.', { path: '^games/([^/]+)/' }, { path: '^games/', pathNot: '^games/$1/' }),
    never(
      'rules-are-pure',
      'Rules see the kernel and their own data.',
      { path: '^games/([^/]+)/rules/' },
      {
        pathNot: ['^kernel/', '^games/$1/(rules|data)/'],
      },
    ),
    never(
      'data-is-data',
      'Data sees the kernel only, for its schema.',
      { path: '^games/([^/]+)/data/' },
      {
        pathNot: ['^kernel/', '^games/$1/data/'],
      },
    ),
    never(
      'text-of-a-game',
      'Sentences see rules and data of their own game.',
      { path: '^games/([^/]+)/text/' },
      {
        pathNot: ['^kernel/', '^text/', '^games/$1/(text|rules|data)/'],
      },
    ),
    never(
      'bot-of-a-game',
      'A bot sees the rules and the data of its own game.',
      { path: '^games/([^/]+)/bot/' },
      {
        pathNot: ['^kernel/', '^bots/', '^games/$1/(bot|rules|data)/'],
      },
    ),
    never(
      'bot-of-a-game-searches-nothing',
      'Of the search a game knows the types.',
      { path: '^games/[^/]+/bot/' },
      {
        path: '^bots/',
        ...types,
      },
    ),
    never(
      'board-of-a-game',
      'A board draws views with the kit.',
      { path: '^games/([^/]+)/board/' },
      {
        pathNot: ['^kernel/', '^web/kit/', '^games/$1/(board|text|data|rules)/', '^node_modules/(@types/)?react/'],
      },
    ),
    never(
      'board-has-no-rules',
      'A board shows views and what is read off them: of kernel and rules it knows the types.',
      { path: '^games/[^/]+/board/' },
      {
        path: '^(kernel|games/[^/]+/rules)/',
        pathNot: '^games/[^/]+/rules/readings\\.ts$',
        ...types,
      },
    ),

    never(
      'catalog-holds-games',
      'The catalog loads games; a board is loaded by the web.',
      { path: '^catalog/', pathNot: tests },
      {
        pathNot: ['^(kernel|text|bots|catalog)/', '^games/[^/]+/(index\\.ts|(rules|text|bot)/index\\.ts)$'],
      },
    ),
    never('games-know-no-catalog', 'A game does not know where it stands.', { path: '^games/', pathNot: tests }, { path: '^catalog/' }),
    never(
      'bots-know-no-game',
      'Search works on the kernel; games bring their own hints.',
      { path: '^bots/', pathNot: tests },
      { path: '^(games|catalog|text|server|web|cli|bench|e2e|scripts)/' },
    ),
    never(
      'table-is-pure',
      'The authority over tables knows the kernel, and nothing of where it runs.',
      { path: '^table/', pathNot: tests },
      { pathNot: '^(kernel|table)/' },
    ),
    never(
      'below-the-table',
      'Rules, texts and bots know no table of people.',
      { path: '^(kernel|text|games|catalog|bots)/', pathNot: tests },
      { path: '^table/' },
    ),
    never('server-and-cli-draw-nothing', 'Pages belong to the web.', { path: '^(server|cli)/' }, { path: '^web/' }),
    never(
      'web-knows-the-api-only',
      'A page speaks to the server through its API.',
      { path: '^web/' },
      {
        path: '^(server|cli|bench)/',
        pathNot: '^server/api/',
      },
    ),
    never(
      'client-is-alone',
      'A client knows the kernel and the contract of the API.',
      { path: '^client/', pathNot: tests },
      { pathNot: '^(client|kernel|server/api)/' },
    ),
    never(
      'client-knows-types-of-the-api',
      'The server stays out of clients.',
      { path: '^client/', pathNot: tests },
      { path: '^server/', ...types },
    ),
    never('web-knows-types-of-the-api', 'The server stays out of the page.', { path: '^web/' }, { path: '^server/api/', ...types }),

    never(
      'product-without-tools',
      'What players run needs no benchmark, test or script.',
      { path: '^(kernel|text|games|catalog|bots|table|server|client|web|cli)/', pathNot: [tests, '^cli/bin/', '\\.config\\.ts$'] },
      { path: ['^(bench|e2e|scripts)/', tests] },
    ),
    never('no-cycles', 'What depends on each other is one thing.', {}, { circular: true, viaOnly: types }),
    never('resolvable', 'An import leads somewhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
