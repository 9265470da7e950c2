import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { freePort } from '#tests/support/processes/runServer.ts';
import { refusalOf } from './refusal.ts';
import { spawnServer } from './spawnServer.ts';

const STACK = /^\s+at /m;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rizq-start-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('invalid settings stop the start, each named on a separate line', async () => {
  const server = spawnServer({ RIZQ_DATA: folder, PORT: 'http', RIZQ_DEMO: 'perhaps' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^PORT must be .*\nRIZQ_DEMO must be .*\n$/m);
  expect(server.output()).not.toMatch(STACK);
});

/** Runs a script in a folder where nothing has been installed or built. */
async function runUninstalled(script: string, nodeVersion = process.versions.node) {
  await cp('scripts', path.join(folder, 'scripts'), { recursive: true });
  await cp('package.json', path.join(folder, 'package.json'));
  const version = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${nodeVersion}' } })`;
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${version}`, script], { cwd: folder, encoding: 'utf8' });
}

test.each(['scripts/start.mjs', 'scripts/build.mjs'])(
  '%s explains in one line that Node is too old or that npm ci was not run',
  async (script) => {
    for (const version of ['18.20.4', '20.18.3', '16.0.0']) {
      const { status, stderr } = await runUninstalled(script, version);
      expect([status, stderr]).toEqual([1, `Rizq needs Node 20.19 or newer, and this is ${version}: see https://nodejs.org.\n`]);
    }
    for (const version of ['20.19.0', '22.0.0']) {
      const { status, stderr } = await runUninstalled(script, version);
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^The package (fastify|vite) is not installed: run npm ci first\.\n$/)]);
    }
  },
);

test('a build removes the drafts of ended builds, but not those of running ones', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  for (const pid of [ended, process.pid]) await mkdir(path.join(folder, 'dist', `.draft-${pid}`, 'client'), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await runUninstalled('scripts/build.mjs');
  expect((await readdir(path.join(folder, 'dist'))).filter((name) => name.startsWith('.draft-'))).toEqual([`.draft-${process.pid}`]);
});

test('a port in use stops the start with a clear message, and creates nothing', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const { port } = other.address() as AddressInfo;
  const data = path.join(folder, 'data');
  const server = spawnServer({ RIZQ_DATA: data, PORT: String(port) });
  const code = await server.ended;
  await new Promise((resolve) => other.close(resolve));
  expect(code).toBe(1);
  // The port is checked before anything is created.
  expect(await readdir(folder)).toEqual([]);
  expect(server.output()).toContain(`Port ${port}`);
  expect(server.output()).toContain('PORT');
  expect(server.output()).not.toMatch(STACK);
});

test.each([
  [{ HOST: '192.0.2.1' }, 'is not an address of this machine'],
  [{ HOST: 'nowhere.invalid' }, 'is not an address of this machine'],
])(
  'a HOST that is not an address of this machine (%o) stops the start with a clear message, and creates nothing',
  async (where, problem) => {
    const server = spawnServer({ RIZQ_DATA: path.join(folder, 'data'), PORT: String(await freePort()), ...where });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(problem);
    expect(server.output()).not.toMatch(STACK);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('a new data folder on a nearly full disk stops the start with the space that it needs', async () => {
  const problem = await refusalOf({ RIZQ_DATA: path.join(folder, 'data'), RIZQ_MIN_FREE: '9999999' });
  expect(problem).toContain('MiB free, and writes are taken from 9999999 MiB on');
  expect(problem).toContain('RIZQ_MIN_FREE');
  expect(problem).not.toMatch(STACK);
});

test.each([64, 128, 1023])('a limit of %i open files stops the start with a clear message', async (limit) => {
  const data = path.join(folder, 'data');
  const server = spawnServer({ RIZQ_DATA: data, PORT: String(await freePort()) }, limit);
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    `Only ${limit} files may be open at a time, and the marketplace needs 1024: raise the limit (ulimit -n 1024).\n`,
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a data folder that is a file stops the start with its name', async () => {
  const file = path.join(folder, 'data');
  await writeFile(file, 'not a folder');
  const problem = await refusalOf({ RIZQ_DATA: file });
  expect(problem).toContain(file);
  expect(problem).not.toMatch(STACK);
  expect(await readFile(file, 'utf8')).toBe('not a folder');
});

test('a data folder that cannot be created stops the start with its name', async () => {
  const link = path.join(folder, 'link');
  await symlink(path.join(folder, 'nothing'), link);
  const places = [path.join(link, 'data'), ...(process.platform === 'linux' ? ['/proc/x/data'] : [])];
  for (const place of places) {
    const problem = await refusalOf({ RIZQ_DATA: place });
    expect(problem).toContain(`The data folder ${place} cannot be used`);
    expect(problem).not.toMatch(STACK);
  }
});

test('a damaged data file stops the start with its name', async () => {
  const store = await openLowdbStore({ directory: folder });
  await seedStore(store, aMarket());
  await store.close();
  const damaged = path.join(folder, 'products.1.json');
  const text = await readFile(damaged, 'utf8');
  await writeFile(damaged, text.slice(0, text.length / 2));
  const again = spawnServer({ RIZQ_DATA: folder, PORT: String(await freePort()) });
  expect(await again.ended).toBe(1);
  expect(again.output()).toContain('products.1.json');
  expect(again.output()).not.toMatch(STACK);
});

test('an empty secret file stops the start with its name', async () => {
  await writeFile(path.join(folder, 'secret'), '');
  const problem = await refusalOf({ RIZQ_DATA: folder });
  expect(problem).toContain(path.join(folder, 'secret'));
  expect(problem).not.toMatch(STACK);
});

test('a data folder that another server has open stops the start with its name', async () => {
  const store = await openLowdbStore({ directory: folder });
  const problem = await refusalOf({ RIZQ_DATA: folder });
  await store.close();
  expect(problem).toContain(folder);
  expect(problem).not.toMatch(STACK);
});
