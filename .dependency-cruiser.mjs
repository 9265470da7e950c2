/**
 * The walls between the rooms. Each rule's comment tells whoever ran into it the way out.
 * tests/integration/walls plants one violation per wall and sees it caught.
 */
const wall = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Entry points and files that a tool, not an import, opens. */
const DOORS = [
  '^client/entry-(client|server|head)[.]tsx?$',
  '^client/playground/',
  '^server/(admin/)?main[.]ts$',
  '^seed/(main|images/main)[.]ts$',
  '[.]d[.]ts$',
  '[.]css$',
  '^seed/(data|raw)/',
  '^client/public/',
  '^client/i18n/compileMessages[.]ts$',
];

export default {
  forbidden: [
    wall(
      'no-circular',
      {},
      { circular: true },
      'Two files that need each other are one idea, or a third: move what they share below both.',
    ),
    wall(
      'no-orphans',
      { orphan: true, pathNot: [...DOORS, '[.]graphql$', '[.]json$'] },
      {},
      'Nobody imports this file: use it or delete it.',
    ),
    wall(
      'not-to-unresolvable',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:'] },
      'The import leads nowhere: add the file, or the package to package.json.',
    ),
    wall('nothing-imports-tests', { pathNot: '^tests/' }, { path: '^tests/' }, 'Tests import the product, never the other way.'),
    wall(
      'client-knows-no-server',
      { path: '^client/' },
      { path: '^(server|seed)/' },
      'Client and server meet in schema/: the contract and the rules.',
    ),
    wall(
      'server-knows-no-client',
      { path: '^server/', pathNot: '^server/(http/|main[.]ts$)' },
      { path: '^client/' },
      'Only server/http renders the client, through its entry-server.',
    ),
    wall(
      'http-enters-client-by-its-door',
      { path: '^server/(http/|main[.]ts$)' },
      { path: '^client/', pathNot: '^client/entry-server[.]tsx$' },
      'The server renders the client through entry-server.tsx only.',
    ),
    wall(
      'seed-only-at-start',
      { path: '^server/', pathNot: '^server/main[.]ts$' },
      { path: '^seed/' },
      'Only server/main.ts fills an empty store; services read the store.',
    ),
    wall(
      'schema-is-pure',
      { path: '^schema/' },
      { pathNot: '^schema/' },
      'Rules are computed alike on both sides: no imports from elsewhere.',
    ),
    wall(
      'features-are-strangers',
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
      'Pages and chrome compose features; what two share is state, ui or config.',
    ),
    wall(
      'features-know-no-pages',
      { path: '^client/features/' },
      { path: '^client/(app|pages)/' },
      'Pages import features. Pass what is needed as a prop or slot.',
    ),
    wall(
      'pages-are-strangers',
      { path: '^client/pages/([^/]+)/' },
      { path: '^client/pages/', pathNot: ['^client/pages/$1/', '^client/pages/[^/]+[.]tsx$'] },
      'What two pages share is a feature, or a composition of features that lies beside the pages.',
    ),
    wall(
      'state-knows-no-components',
      { path: '^client/state/' },
      { path: '^client/(app|pages|features|ui|graphql)/' },
      'State is below components: they read it, it never reads them.',
    ),
    wall(
      'ui-knows-no-graphql-nor-state',
      { path: '^client/ui/' },
      { path: '^(client/(app|pages|features|state|graphql)/)|(^|/)node_modules/(@apollo|graphql)/' },
      'The design system takes props. Fetch and remember above it.',
    ),
    wall(
      'lib-and-config-are-leaves',
      { path: '^client/(lib|config)/' },
      { path: '^client/(app|pages|features|ui|state|graphql|i18n)/' },
      'lib and config lie below everything else.',
    ),
    wall(
      'only-the-store-knows-lowdb',
      { pathNot: '^server/store/' },
      { path: '(^|/)node_modules/lowdb/' },
      'Speak to the store port (server/store/store.ts).',
    ),
    wall(
      'only-graphql-rooms-know-type-graphql',
      { pathNot: ['^server/graphql/', '[.](type|args|resolver|input)[.]ts$', '^server/main[.]ts$'] },
      { path: '(^|/)node_modules/type-graphql/' },
      'Services are plain classes: move the decorator into a type, args or resolver file.',
    ),
    wall(
      'services-know-no-graphql',
      { path: '[.](service|repository)[.]ts$' },
      { path: ['^server/graphql/', '(^|/)node_modules/graphql/', '[.](type|args|resolver)[.]ts$'] },
      'Services return domain results; resolvers and formatError.ts translate.',
    ),
    wall(
      'the-demo-gateway-stands-alone',
      { path: '^server/demoGateway/' },
      { path: '^(server/(?!demoGateway/)|client/|seed/|schema/)' },
      'A payment gateway is somebody else: it is spoken to over HTTP, and is given its book.',
    ),
    wall(
      'nobody-reaches-into-the-demo-gateway',
      { path: '^(client|server|seed|schema)/', pathNot: '^server/(demoGateway/|openDemoBank[.]ts$|demoWire[.]ts$|openMarketplace[.]ts$)' },
      { path: '^server/demoGateway/' },
      'The shop asks it over HTTP (modules/payments/demoGatewayClient.ts); only server/openDemoBank.ts opens it.',
    ),
    wall(
      'store-is-the-floor',
      { path: '^server/store/' },
      { path: '^server/(modules|graphql|http|search)/' },
      'The store knows documents, nothing above.',
    ),
    wall(
      'search-knows-products-only',
      { path: '^server/search/' },
      { path: '^server/(modules|graphql|http|store/(memory|lowdb))/' },
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
