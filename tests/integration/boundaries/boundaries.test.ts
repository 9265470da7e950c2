import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config, { MODULES } from '../../../.dependency-cruiser.mjs';

/** One planted violation for each rule, given as files. The first file is the one that violates the rule. */
const planted: Record<string, Record<string, string>> = {
  ...Object.fromEntries(
    MODULES.slice(0, -1).map((name, at) => [
      `${name}-imports-lower-modules`,
      {
        [`server/modules/${name}/usesHigher.ts`]: `import '../${MODULES[at + 1]}/planted.ts';`,
        [`server/modules/${MODULES[at + 1]}/planted.ts`]: 'export {};',
      },
    ]),
  ),
  'modules-are-imported-by-their-entry-points': {
    'server/http/usesService.ts': "import '../modules/orders/order.service.ts';",
    'server/modules/orders/order.service.ts': 'export {};',
  },
  'modules-import-entry-points-of-modules': { 'server/modules/checkout/usesService.ts': "import '../orders/order.service.ts';" },
  'modules-do-not-import-their-own-face': {
    'server/modules/orders/usesFace.ts': "import './index.ts';",
    'server/modules/orders/index.ts': 'export {};',
  },
  'only-resolvers-see-the-request': { 'server/modules/orders/usesContext.ts': "import '../../graphql/context.ts';" },
  'modules-have-a-layer': { 'server/modules/strange/usesOther.ts': "import '../accounts/planted.ts';" },
  'no-circular': {
    'client/lib/egg.ts': "import { hen } from './hen.ts';\nexport const egg = () => hen;",
    'client/lib/hen.ts': "import { egg } from './egg.ts';\nexport const hen = () => egg;",
  },
  'no-orphans': { 'client/lib/nobodyWantsMe.ts': 'export const alone = 1;' },
  'not-to-unresolvable': { 'client/lib/lost.ts': "import './nowhere.ts';" },
  'nothing-imports-tests': { 'client/lib/usesTests.ts': "import '../../tests/helper.ts';", 'tests/helper.ts': 'export {};' },
  'client-knows-no-server': {
    'client/pages/cart/usesServer.ts': "import '../../../server/http/planted.ts';",
    'server/http/planted.ts': 'export {};',
  },
  'server-knows-no-client': {
    'server/modules/usesClient.ts': "import '../../client/config/links.ts';",
    'client/config/links.ts': 'export {};',
  },
  'http-enters-client-by-its-entry': {
    'server/http/usesPage.ts': "import '../../client/pages/home/HomePage.ts';",
    'client/pages/home/HomePage.ts': 'export {};',
  },
  'seed-only-at-start': { 'server/modules/usesSeed.ts': "import '../../seed/buildCatalogue.ts';", 'seed/buildCatalogue.ts': 'export {};' },
  'schema-is-pure': {
    'schema/rules/usesClient.ts': "import '../../client/config/links.ts';",
    'schema/rules/usesPackage.ts': "import { Low } from 'lowdb';\nexport const low = Low;",
    'schema/rules/usesValibot.ts': "import { string } from 'valibot';\nexport const text = string();",
  },
  'browsers-load-no-large-tables': {
    'client/lib/usesTable.ts':
      "import { parsePhoneNumberFromString } from 'libphonenumber-js/max';\nexport const parse = parsePhoneNumberFromString;",
  },
  'messages-are-compiled-by-the-build': {
    'client/i18n/usesCompiler.ts': "import '../../messages/compileMessages.ts';",
    'messages/compileMessages.ts': 'export {};',
  },
  'messages-know-no-code': {
    'messages/usesClient.ts': "import '../client/config/links.ts';",
    'client/config/links.ts': 'export {};',
  },
  'features-do-not-import-each-other': {
    'client/features/saved/usesFilters.ts': "import '../filters/filter.ts';",
    'client/features/filters/filter.ts': 'export {};',
  },
  ...Object.fromEntries(
    ['payment', 'conversations', 'checkout', 'cart', 'fulfilment', 'product', 'questions', 'search', 'vendorConsole'].map((name) => [
      `${name}-imports-its-features`,
      { [`client/features/${name}/usesFilters.ts`]: "import '../filters/filter.ts';" },
    ]),
  ),
  'alerts-imports-its-features': {
    'client/features/alerts/usesSearch.ts': "import '../search/search.ts';",
    'client/features/search/search.ts': 'export {};',
  },
  'pages-and-features-do-not-import-layout': {
    'client/pages/cart/usesLayout.ts': "import '../../layout/Header.ts';",
    'client/layout/Header.ts': 'export {};',
  },
  'layout-knows-no-routes': {
    'client/layout/usesRow.ts': "import '../routes/routeTable.ts';",
    'client/routes/routeTable.ts': 'export {};',
  },
  'routes-import-pages-lazily': { 'client/routes/usesPage.ts': "import '../pages/home/HomePage.ts';" },
  'features-know-no-pages': { 'client/features/cart/usesPage.ts': "import '../../pages/home/HomePage.ts';" },
  'pages-do-not-import-each-other': { 'client/pages/cart/usesHome.ts': "import '../home/HomePage.ts';" },
  'state-knows-no-components': { 'client/state/usesUi.ts': "import '../ui/Button.ts';", 'client/ui/Button.ts': 'export {};' },
  'ui-knows-no-graphql-nor-state': { 'client/ui/usesState.ts': "import '../state/cart.ts';", 'client/state/cart.ts': 'export {};' },
  'lib-and-config-are-leaves': { 'client/lib/usesUi.ts': "import '../ui/Button.ts';" },
  'only-the-store-knows-databases': { 'server/modules/usesLowdb.ts': "import { Low } from 'lowdb';\nexport const low = Low;" },
  'only-openers-know-a-store-engine': {
    'server/modules/usesEngine.ts': "import '../store/postgres/engine.ts';",
    'server/store/postgres/engine.ts': 'export {};',
  },
  'only-repositories-and-read-models-see-the-store': {
    'server/modules/orders/usesStore.service.ts': "import type { Reader } from '../../store/store.ts';\nexport type Planted = Reader;",
    'server/modules/orders/planted.repository.ts': "import type { Reader } from '../../store/store.ts';\nexport type Allowed = Reader;",
    'server/modules/orders/planted.projection.ts': "import type { Reader } from '../../store/store.ts';\nexport type Allowed = Reader;",
    'server/store/store.ts': 'export interface Reader {}',
  },
  'only-graphql-layers-know-type-graphql': {
    'server/modules/usesDecorators.ts': "import { Field } from 'type-graphql';\nexport const field = Field;",
  },
  'services-know-no-graphql': {
    'server/modules/cart.service.ts': "import '../graphql/context.ts';",
    'server/graphql/context.ts': 'export {};',
  },
  'the-demo-gateway-stands-alone': { 'server/demo/gateway/usesModules.ts': "import '../../modules/usesSeed.ts';" },
  'only-its-mount-imports-the-demo-gateway': {
    'server/modules/orders/usesGateway.ts': "import '../../demo/gateway/inside.ts';",
    'server/demo/gateway/inside.ts': 'export {};',
  },
  'platform-knows-no-modules': { 'server/platform/usesModules.ts': "import '../modules/usesSeed.ts';" },
  'modules-are-folders': { 'server/modules/loose.ts': "import './usesSeed.ts';" },
  'store-is-the-floor': { 'server/store/usesModules.ts': "import '../modules/usesSeed.ts';" },
  'concurrency-knows-nothing': { 'server/concurrency/usesStore.ts': "import '../store/usesModules.ts';" },
  'search-knows-products-only': { 'server/search/usesModules.ts': "import '../modules/usesSeed.ts';" },
};

let tree: string;
let violations: { from: string; rule: { name: string } }[];

beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.mjs']) copyFileSync(file, path.join(tree, file));
  symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
  for (const [file, text] of Object.values(planted).flatMap((files) => Object.entries(files))) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
  violations = cruise();
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the boundaries between layers and modules', () => {
  test('every boundary rule has a planted violation', () => {
    expect(Object.keys(planted).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
  });

  test.each(Object.entries(planted))('a violation of %s is reported', (name, files) => {
    const [offender] = Object.keys(files);
    expect(offendersOf(name)).toContain(offender);
  });

  test('of the files of a module, only repositories and projections can import the store, including its types', () => {
    expect(offendersOf('only-repositories-and-read-models-see-the-store')).toEqual(['server/modules/orders/usesStore.service.ts']);
  });

  test('the schema can import no package except valibot', () => {
    expect(offendersOf('schema-is-pure')).toEqual(['schema/rules/usesClient.ts', 'schema/rules/usesPackage.ts']);
  });
});

function offendersOf(name: string): string[] {
  return violations.filter(({ rule }) => rule.name === name).map(({ from }) => from);
}

function cruise(): typeof violations {
  const words = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'client', 'server', 'schema', 'messages', 'seed'];
  const program = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const report = (() => {
    try {
      return execFileSync(process.execPath, [program, ...words], { cwd: tree, encoding: 'utf8', maxBuffer: 64_000_000 });
    } catch (error) {
      // The exit code is the number of violations; the report is printed regardless.
      return (error as { stdout: string }).stdout;
    }
  })();
  return (JSON.parse(report) as { summary: { violations: typeof violations } }).summary.violations;
}
