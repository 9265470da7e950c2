import { gzipSync } from 'node:zlib';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { freePort, runServer } from '#tests/support/processes/runServer.ts';
import { BrowsedPages, type PageVisit } from './browsedPage.ts';
import { measureInteractions, measureSoftNavigation } from './interactions.ts';
import type { BenchRow } from './printTable.ts';
import { processorMs } from './servedOrders.ts';

/**
 * Goals for a page, compared with the same page without scripts: the Lighthouse points it may lose, and the CPU time for rendering it on
 * the server in ms.
 */
interface Goals {
  points: number;
  render?: number;
  paints: boolean;
}

const PAGES: Readonly<Record<string, Goals>> = {
  '/': { points: 15, render: 22, paints: true },
  '/rizq-marketplace': { points: 15, render: 22, paints: true },
  '/product/harumanis-mango': { points: 15, render: 10, paints: true },
  '/fashion': { points: 15, render: 25, paints: true },
  '/cart': { points: 20, paints: false },
};
const RUNS = 3;
/** Times are in ms, `lcp` is a multiple of the page without scripts, and sizes are in kB after gzip. */
const MAX = { lcp: 1.25, cls: 0.01, hydration: 225, renderedBefore: 0.5, interaction: 200, navigation: 100 } as const;
const READS = 400;

/**
 * Measures pages of the built marketplace: on a phone with and without scripts, the size of their scripts, and their CPU time on the
 * server.
 */
export async function benchPages(): Promise<BenchRow[]> {
  const metricsPort = await freePort();
  const server = await runServer({ env: { RIZQ_RATE_LIMIT: '0', RIZQ_METRICS_PORT: String(metricsPort) } });
  const browsed = await BrowsedPages.open();
  try {
    const rows: BenchRow[] = [];
    const processor = () => processorMs(metricsPort);
    for (const [path, goals] of Object.entries(PAGES)) {
      rows.push(...(await processorRows(server.url, path, goals, processor)));
    }
    for (const [path, goals] of Object.entries(PAGES)) rows.push(...(await browserRows(browsed, server.url, path, goals)));
    rows.push(...(await inputRows(browsed, server.url)));
    rows.push({
      what: 'pages: processor, Lighthouse benchmarkIndex',
      size: RUNS,
      figure: browsed.benchmarkIndex.toFixed(0),
      floor: '',
      ratio: '',
    });
    return rows;
  } finally {
    await browsed.close();
    await server.stop();
  }
}

async function browserRows(browsed: BrowsedPages, url: string, path: string, goals: Goals): Promise<BenchRow[]> {
  const page = await browsed.visit(url + path, { runs: RUNS });
  const floor = await browsed.visit(url + path, { runs: RUNS, withScripts: false });
  const figures = (kind: keyof PageVisit, what: string, goal: string | null, digits = 0): BenchRow[] =>
    goal === null ? [] : [row(path, what, Number(page[kind]).toFixed(digits), Number(floor[kind]).toFixed(digits), goal)];
  return [
    ...figures('score', 'Lighthouse', `≥ ${floor.score - goals.points}`),
    ...figures('fcp', 'first contentful paint, ms', goals.paints ? '' : null),
    ...figures('lcp', 'largest contentful paint, ms', goals.paints ? `≤ ${(MAX.lcp * floor.lcp).toFixed(0)}` : null),
    ...figures('tbt', 'total blocking time, ms', goals.paints ? '' : null),
    ...figures('cls', 'layout shift', goals.paints ? `≤ ${MAX.cls}` : null, 3),
    row(path, 'scripts to hydrate, kB gzip', kb(await sizeOf(await hydrationScripts(url, path))), '', `≤ ${MAX.hydration}`),
  ];
}

async function inputRows({ browser }: BrowsedPages, url: string): Promise<BenchRow[]> {
  const navigation = async (motion: 'reduce' | 'no-preference') => (await measureSoftNavigation(browser, url, motion)).toFixed(0);
  const interactions = Object.entries(await measureInteractions(browser, url));
  return [
    ...interactions.map(([name, ms]) =>
      row('/rizq-marketplace', `${name}: next paint at a quarter of the speed, ms`, ms.toFixed(0), '', `≤ ${MAX.interaction}`),
    ),
    row('/rizq-marketplace', 'to a product, warm, reduced motion, ms', await navigation('reduce'), '', `≤ ${MAX.navigation}`),
    row('/rizq-marketplace', 'to a product, warm, with view transition, ms', await navigation('no-preference'), '', `≤ ${MAX.navigation}`),
  ];
}

/**
 * Requests a page in many combinations of preferences, each rendered and cached separately, with uncached operations; then requests one
 * of them repeatedly.
 */
async function processorRows(url: string, path: string, goals: Goals, processor: () => Promise<number>): Promise<BenchRow[]> {
  const cookies = (languages: readonly string[], theme: string) =>
    languages.flatMap((language) => MALAYSIAN_STATES.map((state) => `rizq_prefs=${language}.${theme}.${state}`));
  const read = async (visits: readonly string[]) => {
    const start = await processor();
    for (const cookie of visits) {
      const response = await fetch(url + path, { headers: { cookie, accept: 'text/html', 'accept-encoding': 'br' } });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await response.arrayBuffer();
    }
    return ((await processor()) - start) / visits.length;
  };
  const [first = '', ...others] = LOCALES;
  await read([...cookies([first], 'light'), ...cookies([first], 'dark')]);
  const unseen = await read(cookies(others, 'light'));
  const seen = await read(Array.from({ length: READS }, () => cookies([first], 'light')[0] ?? ''));
  return [
    row(path, 'processor, not rendered before, ms', unseen.toFixed(1), '', goals.render ? `≤ ${goals.render}` : ''),
    row(path, 'processor, rendered before, ms', seen.toFixed(2), '', `≤ ${MAX.renderedBefore}`),
  ];
}

/** URLs of the scripts that a page's inline script loads. */
async function hydrationScripts(url: string, path: string): Promise<string[]> {
  const html = await (await fetch(url + path)).text();
  const [, entry = '', modules = ''] = /<script data-entry="([^"]*)" data-modules="([^"]*)"/.exec(html) ?? [];
  return [entry, ...modules.split(' ')].map((file) => url + file);
}

async function sizeOf(addresses: readonly string[]): Promise<number> {
  const sizes = addresses.map(async (address) => gzipSync(await (await fetch(address)).arrayBuffer(), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

function row(path: string, what: string, figure: string, floor: string, goal: string): BenchRow {
  return { what: `pages: ${path}: ${what}`, size: 195, figure, floor: floor === '' ? '' : `${floor} without scripts`, ratio: goal };
}
