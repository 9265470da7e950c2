/**
 * Boundaries between layers and modules; the comment of each rule names the alternative.
 * tests/integration/boundaries plants one violation of each rule and expects it to be reported.
 */
const boundary = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Entry points: opened by tools, not imported. */
const ENTRY_POINTS = [
  '^client/entry-(client|server|head|worker)[.]tsx?$',
  '^client/playground/',
  '^server/(admin/)?main[.]ts$',
  '^seed/(main|artwork/main)[.]ts$',
  '[.]d[.]ts$',
  '[.]css$',
  '^seed/(data|raw)/',
  '^client/public/',
];

/** Server modules, lowest first: each imports only earlier ones, so that there are no cycles. */
export const MODULES = [
  ...['accounts', 'media', 'catalog', 'vendors', 'saved', 'promotions', 'cart', 'orders', 'payments', 'content', 'notifications'],
  ...[
    'fulfilment',
    'moderation',
    'reviews',
    'questions',
    'conversations',
    'push',
    'alerts',
    'reputation',
    'insights',
    'inventory',
    'imports',
    'inbox',
    'checkout',
    'confirmations',
  ],
];

const layers = MODULES.slice(0, -1).map((name, at) =>
  boundary(
    `${name}-imports-lower-modules`,
    { path: `^server/modules/${name}/` },
    { path: `^server/modules/(${MODULES.slice(at + 1).join('|')})/` },
    `Modules are layered (MODULES): move the field or function to the higher module, or pass what ${name} needs.`,
  ),
);

/** Allowed imports between features; all others are refused. */
const FEATURE_IMPORTS = {
  alerts: ['filters'],
  payment: ['address', 'packages'],
  conversations: ['forms', 'reviews'],
  checkout: ['address', 'packages', 'payment'],
  cart: ['packages'],
  fulfilment: ['forms', 'packages'],
  product: ['catalog', 'saved'],
  questions: ['forms'],
  search: ['catalog'],
  vendorConsole: ['forms'],
};

const featureImports = [
  ...Object.entries(FEATURE_IMPORTS).map(([name, allowed]) =>
    boundary(
      `${name}-imports-its-features`,
      { path: `^client/features/${name}/` },
      { path: '^client/features/', pathNot: `^client/features/(${[name, ...allowed].join('|')})/` },
      'Pages and layout compose features; what two share is state, ui or config, or a lower feature in FEATURE_IMPORTS.',
    ),
  ),
  boundary(
    'features-do-not-import-each-other',
    { path: '^client/features/([^/]+)/', pathNot: `^client/features/(${Object.keys(FEATURE_IMPORTS).join('|')})/` },
    { path: '^client/features/', pathNot: '^client/features/$1/' },
    'Pages and layout compose features; what two share is state, ui or config, or a lower feature in FEATURE_IMPORTS.',
  ),
];

export default {
  forbidden: [
    ...layers,
    boundary(
      'modules-are-imported-by-their-entry-points',
      { path: '^(server|seed)/', pathNot: '^server/modules/' },
      { path: '^server/modules/', pathNot: '/(index|graphql)[.]ts$' },
      'Import from index.ts of the module, in the GraphQL layer also from its graphql.ts; export there what others need.',
    ),
    boundary(
      'modules-import-entry-points-of-modules',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/', pathNot: ['^server/modules/$1/', '/(index|graphql)[.]ts$'] },
      'Import from index.ts of the other module, in types and resolvers also from its graphql.ts.',
    ),
    boundary(
      'modules-do-not-import-their-own-face',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/$1/(index|graphql)[.]ts$' },
      'Inside a module files import each other directly: the face is for others.',
    ),
    boundary(
      'modules-have-a-layer',
      { path: '^server/modules/([^/]+)/', pathNot: `^server/modules/(${MODULES.join('|')})/` },
      {},
      'Add the module to MODULES in .dependency-cruiser.mjs, above everything it imports.',
    ),
    boundary(
      'no-circular',
      {},
      { circular: true },
      'Two files that need each other are one idea, or a third: move what they share below both.',
    ),
    boundary(
      'no-orphans',
      { orphan: true, pathNot: [...ENTRY_POINTS, '[.]graphql$', '[.]json$'] },
      {},
      'Nobody imports this file: use it or delete it.',
    ),
    boundary(
      'not-to-unresolvable',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:'] },
      'The import leads nowhere: add the file, or the package to package.json.',
    ),
    boundary('nothing-imports-tests', { pathNot: '^tests/' }, { path: '^tests/' }, 'Tests import the product, never the other way.'),
    boundary(
      'client-knows-no-server',
      { path: '^client/' },
      { path: '^(server|seed)/' },
      'Client and server meet in schema/: the contract and the rules.',
    ),
    boundary(
      'server-knows-no-client',
      { path: '^server/', pathNot: '^server/(http/|main[.]ts$)' },
      { path: '^client/' },
      'Only server/http renders the client, through its entry-server.',
    ),
    boundary(
      'http-enters-client-by-its-entry',
      { path: '^server/(http/|main[.]ts$)' },
      { path: '^client/', pathNot: '^client/entry-server[.]tsx$' },
      'The server renders the client through entry-server.tsx only.',
    ),
    boundary(
      'seed-only-at-start',
      { path: '^server/', pathNot: '^server/main[.]ts$' },
      { path: '^seed/' },
      'Only server/main.ts fills an empty store; services read the store.',
    ),
    boundary(
      'schema-is-pure',
      { path: '^schema/' },
      { pathNot: '^schema/|(^|/)node_modules/valibot/' },
      'Rules are computed alike on both sides: no imports from elsewhere, of packages valibot only.',
    ),
    boundary(
      'browsers-load-no-large-tables',
      { path: '^client/' },
      { path: '(^|/)node_modules/(libphonenumber-js|unhomoglyph)/' },
      'The browser checks the form of an input (schema/rules); the server knows the tables.',
    ),
    boundary(
      'messages-are-compiled-by-the-build',
      { path: '^(client|schema)/' },
      { path: '^messages/', pathNot: '^messages/types[.]ts$' },
      'The client loads compiled messages by client/i18n/loadMessages.ts; here only their types may be imported.',
    ),
    boundary(
      'messages-know-no-code',
      { path: '^messages/' },
      { path: '^(client|server|seed)/' },
      'The compiler of messages reads files: it imports schema/rules/locales.ts only.',
    ),
    ...featureImports,
    boundary(
      'features-know-no-pages',
      { path: '^client/features/' },
      { path: '^client/(routes|layout|pages)/' },
      'Pages import features. Pass what is needed as a prop or slot.',
    ),
    boundary(
      'pages-and-features-do-not-import-layout',
      { path: '^client/(pages|features)/' },
      { path: '^client/layout/' },
      'The layout frames pages: what both use is a feature, state or ui.',
    ),
    boundary(
      'layout-knows-no-routes',
      { path: '^client/layout/' },
      { path: '^client/routes/' },
      'Routes compose frames and pages: what a frame needs of them is router data.',
    ),
    boundary(
      'routes-import-pages-lazily',
      { path: '^client/routes/' },
      { path: '^client/pages/' },
      'Pages are imported by globs only (loadPage.ts, entry-server.tsx).',
    ),
    boundary(
      'pages-do-not-import-each-other',
      { path: '^client/pages/([^/]+)/' },
      { path: '^client/pages/', pathNot: ['^client/pages/$1/', '^client/pages/[^/]+[.]tsx$'] },
      'What two pages share is a feature, or a composition of features that lies beside the pages.',
    ),
    boundary(
      'state-knows-no-components',
      { path: '^client/state/' },
      { path: '^client/(routes|layout|pages|features|ui|graphql)/' },
      'State is below components: they read it, it never reads them.',
    ),
    boundary(
      'ui-knows-no-graphql-nor-state',
      { path: '^client/ui/' },
      { path: '^(client/(routes|layout|pages|features|state|graphql)/)|(^|/)node_modules/(@apollo|graphql)/' },
      'The design system takes props. Fetch and remember above it.',
    ),
    boundary(
      'lib-and-config-are-leaves',
      { path: '^client/(lib|config)/' },
      { path: '^client/(routes|layout|pages|features|ui|state|graphql|i18n)/' },
      'lib and config lie below everything else.',
    ),
    boundary(
      'only-the-store-knows-databases',
      { pathNot: '^server/store/' },
      { path: '(^|/)node_modules/(lowdb|pg|pg-logical-replication)/' },
      'Speak to the store port (server/store/transaction.ts, store.ts).',
    ),
    boundary(
      'only-openers-know-a-store-engine',
      {
        path: '^(client|server|seed|schema)/',
        pathNot: ['^server/(store|admin)/', '^server/(main|openStore|secret)[.]ts$', '^seed/'],
      },
      { path: '^server/store/(core|lowdb|postgres)/' },
      'Import the store port (server/store/store.ts): types, guarantees and errors. What opens a store passes it on.',
    ),
    boundary(
      'only-repositories-and-read-models-see-the-store',
      {
        path: '^(client|server|seed|schema)/',
        pathNot: [
          '^server/modules/.*[.](repository|projection)[.]ts$',
          '^server/(store|admin)/',
          '^server/(services|openMarketplace|openStore|demo/openDemoGateway)[.]ts$',
          '^server/platform/(allDocuments|collectionReplica|projections|revisions|storedPage)[.]ts$',
          '^server/http/(appParts|position)[.]ts$',
          '^seed/',
        ],
      },
      { path: '^server/store/store[.]ts$' },
      'Services open transactions (server/store/transaction.ts); reads outside of them belong to a *.repository.ts or *.projection.ts.',
    ),
    boundary(
      'only-graphql-layers-know-type-graphql',
      { pathNot: ['^server/graphql/', '[.](type|args|resolver|input)[.]ts$', '^server/main[.]ts$'] },
      { path: '(^|/)node_modules/type-graphql/' },
      'Services are plain classes: move the decorator into a type, args or resolver file.',
    ),
    boundary(
      'services-know-no-graphql',
      { path: '[.](service|repository|projection)[.]ts$' },
      { path: ['^server/graphql/', '(^|/)node_modules/graphql/', '[.](type|args|resolver)[.]ts$', '^server/modules/[^/]+/graphql[.]ts$'] },
      'Services return domain results; resolvers and formatError.ts translate.',
    ),
    boundary(
      'only-resolvers-see-the-request',
      { path: '^server/(modules|platform|search|store)/', pathNot: '[.]resolver[.]ts$' },
      { path: '^server/graphql/context[.]ts$|^server/http/|(^|/)node_modules/(fastify|@fastify)/' },
      'Take what is needed (viewer, caller, locale) as a parameter.',
    ),
    boundary(
      'the-demo-gateway-stands-alone',
      { path: '^server/demo/gateway/' },
      { path: '^(server/(?!demo/gateway/)|client/|seed/|schema/)', pathNot: '^(server/platform/messages|schema/rules/locales)[.]ts$' },
      'A payment gateway is another company: it is called over HTTP, and given its storage; it shares the text system alone.',
    ),
    boundary(
      'only-its-mount-imports-the-demo-gateway',
      { path: '^(client|server|seed|schema)/', pathNot: '^server/(demo/|openMarketplace[.]ts$)' },
      { path: '^server/demo/gateway/' },
      'It is called over HTTP (modules/payments/demoGatewayClient.ts); only server/demo/openDemoGateway.ts opens it.',
    ),
    boundary(
      'platform-knows-no-modules',
      { path: '^server/platform/' },
      { path: '^server/(modules|graphql|http|search|demo|admin)/' },
      'Platform parts (mutex, cursor, semaphore, ...) know no business concept: pass what they need.',
    ),
    boundary(
      'modules-are-folders',
      { path: '^server/modules/[^/]+[.]ts$' },
      {},
      'modules/ holds one folder for each concept: technical parts are platform/.',
    ),
    boundary(
      'store-is-the-floor',
      { path: '^server/store/' },
      { path: '^server/(modules|graphql|http|search|platform)/' },
      'The store knows documents, nothing above.',
    ),
    boundary(
      'concurrency-knows-nothing',
      { path: '^server/concurrency/' },
      { path: '^(client|server|seed|schema)/', pathNot: '^server/concurrency/' },
      'A semaphore and a mutex know no other part.',
    ),
    boundary(
      'search-knows-products-only',
      { path: '^server/search/' },
      { path: '^server/(modules|graphql|http|platform|store/(core|lowdb|postgres))/' },
      'The index takes product documents and gives ids.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]generated[.]ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
