/**
 * `npm run look -- [PATH…]`: takes screenshots of pages at four widths and in both themes, by default of every route. The time, random
 * numbers and public URL are the same in each run, so that screenshots of two commits differ only where the pages do.
 * `npm run look -- --compare BEFORE AFTER`: finds the screenshots that differ; the exit code is 1 if there are any.
 */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LOCALES } from '#schema/rules/locales.ts';
import { freePort, runServer } from '#tests/support/processes/runServer.ts';
import { addressesOfPath, allAddresses, AUDIENCES } from './look/addresses.ts';
import { comparePictures, type Comparison } from './look/comparePictures.ts';
import { readSamples } from './look/samples.ts';
import { takePictures, WIDTHS, type Theme } from './look/takePictures.ts';

const USAGE = `npm run look -- [PATH…] [--only REGEXP] [--as guest|member|vendor] [--lang en,ms,zh-MY] [--width 390,1440] [--theme light]
                [--fold] [--url http://…] [--out FOLDER]
npm run look -- --compare BEFORE AFTER [--only REGEXP] [--out FOLDER]
`;
/** URL shown in the browser, whatever the server's port. */
const PUBLIC_URL = 'http://127.0.0.1:4000';
/** Number of differing boxes to print per screenshot. */
const PRINTED_BOXES = 4;
const REPRODUCIBLE = fileURLToPath(new URL('reproducible.mjs', import.meta.url));

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      compare: { type: 'boolean', default: false },
      only: { type: 'string' },
      as: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      width: { type: 'string' },
      theme: { type: 'string' },
      fold: { type: 'boolean', default: false },
      url: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const only = new RegExp(values.only ?? '');
  if (values.compare) {
    const [before, after, ...others] = positionals;
    if (before === undefined || after === undefined || others.length > 0) throw new Error(USAGE);
    const out = values.out ?? 'screenshots/differences';
    const comparison = await comparePictures(before, after, { only, out });
    printComparison(comparison, out);
    process.exitCode = comparison.differences.length > 0 ? 1 : 0;
    return;
  }
  const choose = <Value extends string>(given: string | undefined, allowed: readonly Value[]): Value[] => {
    const chosen = given?.split(',') ?? [...allowed];
    for (const value of chosen)
      if (!allowed.includes(value as Value)) throw new Error(`${value} is none of ${allowed.join(', ')}.\n${USAGE}`);
    return chosen as Value[];
  };
  const widths = choose(values.width, WIDTHS.map(String)).map(Number);
  const themes = choose<Theme>(values.theme, ['light', 'dark']);
  const languages = choose(values.lang, LOCALES);
  const audiences = choose(values.as, AUDIENCES);
  const server = values.url === undefined ? await serve() : null;
  try {
    const url = values.url ?? server?.url ?? '';
    const folder = values.out ?? 'screenshots';
    await mkdir(folder, { recursive: true });
    const samples = await readSamples(url, server !== null);
    const listed = positionals.length > 0 ? positionals.flatMap((path) => addressesOfPath(path, samples)) : allAddresses(samples);
    // `--as` overrides the audience for paths given as arguments; listed pages keep theirs.
    const audience = positionals.length > 0 && values.as !== undefined ? audiences[0] : undefined;
    const addresses = listed
      .map((address) => ({ ...address, audience: audience ?? address.audience }))
      .filter((address) => audiences.includes(address.audience) && (only.test(address.path) || only.test(address.name)));
    if (addresses.length === 0) throw new Error('No page fits --only and --as.');
    // A server that is already running uses the real clock, so its pages use it as well.
    const origin = server === null ? { publicUrl: url, script: null } : { publicUrl: PUBLIC_URL, script: REPRODUCIBLE };
    const startedAt = performance.now();
    let failures = 0;
    for (const lang of languages) {
      const options = { ...origin, url, folder, lang, widths, themes, isFold: values.fold };
      await takePictures(addresses, samples, options, ({ path, audience: who }, complaints, hasFailed) => {
        console.log([path, who, lang, ...complaints].join('  '));
        failures += hasFailed ? 1 : 0;
      });
    }
    const count = addresses.length * languages.length * widths.length * themes.length;
    console.log(`${count} pictures of ${addresses.length} pages in ${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${folder}`);
    if (failures > 0) throw new Error(`${failures} pages could not be pictured.`);
  } finally {
    await server?.stop();
  }
}

function printComparison({ differences, compared, onlyBefore, onlyAfter }: Comparison, out: string): void {
  for (const { name, pixels, boxes, heights } of differences) {
    const printed = boxes
      .slice(0, PRINTED_BOXES)
      .map(({ left, top, right, bottom }) => `${right - left}×${bottom - top} at ${left},${top}`);
    if (boxes.length > PRINTED_BOXES) printed.push(`${boxes.length - PRINTED_BOXES} more`);
    const height = heights.before === heights.after ? heights.after : `${heights.before} → ${heights.after}`;
    console.log(`${name}: ${pixels} pixels, height ${height}: ${printed.join('; ')}`);
  }
  if (onlyAfter.length > 0) console.log(`Not before: ${onlyAfter.join(', ')}`);
  if (onlyBefore.length > 0) console.log(`Before, and not after: ${onlyBefore.length} pictures`);
  console.log(`${differences.length} of ${compared} pictures differ${differences.length > 0 ? `: ${out}` : ''}.`);
}

/** Builds this checkout's server and starts it on a temporary data folder. */
async function serve() {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Nothing was pictured: the build failed.');
  const env = { NODE_OPTIONS: `--import=${REPRODUCIBLE}`, BASE_URL: PUBLIC_URL, RIZQ_RATE_LIMIT: '0' };
  return runServer({ port: await freePort(), env });
}
