/**
 * Builds whatever has changed since the last build: browser files (dist/client), API playground (dist/playground) and server (dist/server).
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compressFiles.mjs';
import { expectReady } from './expectReady.mjs';
import { sourceHash } from './sourceHash.mjs';

const RECORD = 'dist/sources.json';

const TARGETS = [
  { name: 'client', folder: 'dist/client', sources: ['client', 'messages', 'schema'], brotliQuality: 11 },
  {
    name: 'playground',
    folder: 'dist/playground',
    sources: ['client/playground'],
    configFile: 'vite.playground.config.ts',
    brotliQuality: 5,
  },
  { name: 'server', folder: 'dist/server', sources: ['client', 'messages', 'schema', 'seed', 'server'], ssr: true },
];

async function buildClientAndServer() {
  removeOldDrafts();
  const record = readRecord();
  for (const { target, hash } of whatIsMissing(record)) {
    const startedAt = performance.now();
    await build(target);
    record[target.name] = hash;
    writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`Built ${target.folder} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

/** Whether nothing has changed since the last build. */
export function isBuilt() {
  return whatIsMissing(readRecord()).length === 0;
}

function whatIsMissing(record) {
  return TARGETS.map((target) => ({ target, hash: sourceHash(target.sources) })).filter(
    ({ target, hash }) => record[target.name] !== hash || !existsSync(target.folder),
  );
}

/** Builds into a draft folder and swaps it in at the end, so that a failed build leaves the last good one in place. */
async function build({ folder, configFile = 'vite.config.ts', ssr = false, brotliQuality = null }) {
  // Imported lazily, because loading the bundler takes longer than a whole warm start.
  const vite = await import('vite');
  const draft = path.join('dist', `.draft-${process.pid}`, path.basename(folder));
  try {
    await vite.build({
      configFile,
      logLevel: 'warn',
      mode: 'production',
      build: { ssr, outDir: draft, emptyOutDir: true, reportCompressedSize: false },
    });
    if (brotliQuality !== null) await compressFiles(path.join(draft, 'assets'), brotliQuality);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(path.dirname(draft), { recursive: true, force: true });
  }
}

/** Removes the drafts left by builds that were killed, but not those of running builds. */
function removeOldDrafts() {
  if (!existsSync('dist')) return;
  for (const name of readdirSync('dist')) {
    const [, pid] = /^\.draft-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join('dist', name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8'));
  } catch {
    return {};
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  expectReady('vite');
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  try {
    await buildClientAndServer();
  } catch (error) {
    console.error(`The build failed:\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
