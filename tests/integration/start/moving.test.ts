import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openMarketplace, type Marketplace } from '#server/openMarketplace.ts';
import { openStore } from '#server/openStore.ts';
import { IN_PROCESS } from '#server/platform/caller.ts';
import { BUYERS_SECRET, wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { startDatabaseProxy } from '#tests/support/postgres/databaseProxy.ts';
import { newDatabase, runSql } from '#tests/support/postgres/testDatabase.ts';
import { killCommand, runCommand } from '#tests/support/processes/runCommand.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

async function serve(place: { dataFolder: string; databaseUrls?: string[] }): Promise<Marketplace> {
  const marketplace = await openMarketplace({
    ...place,
    demo: false,
    shopApproval: false,
    smtpUrl: null,
    mailFrom: 'no-reply@shop.example',
    baseUrl: 'http://127.0.0.1',
    secret: BUYERS_SECRET,
    fill: (store) => seedStore(store, aMarket()),
    reportError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => marketplace.close());
  return marketplace;
}

/** A data folder, a folder for other files, and the URL of an empty database. */
async function somewhere() {
  const folder = await temporaryFolder();
  return { dataFolder: path.join(folder, 'data'), folder, url: await newDatabase() };
}

test('npm run transfer moves a marketplace to PostgreSQL and back while no server is running', async () => {
  const { dataFolder, folder, url } = await somewhere();
  const env = { RIZQ_DATA: path.join(folder, 'beside') };
  const there = ['transfer', '--from', dataFolder, '--to', url];
  expect(await runCommand(there, env)).toMatchObject({ code: 1, errors: `${dataFolder} is not a data folder of Rizq.\n` });
  const embedded = await serve({ dataFolder });
  const { order } = await embedded.services.orders.placeOrder(wantedBy('moved-order'));
  expect((await runCommand(there, env)).errors).toContain('is in use by another process');
  await embedded.close();
  const moved = await runCommand(there, env);
  expect(moved).toMatchObject({ code: 0, errors: '' });
  expect(moved.output).toMatch(/^orders +1 +[0-9a-f]{64}$/m);
  expect(moved.output).toContain(`${new URL(url).host}${new URL(url).pathname} holds all of ${dataFolder}`);
  expect(moved.output).not.toContain('rizq:rizq');

  const server = await serve({ ...env, dataFolder: env.RIZQ_DATA, databaseUrls: [url] });
  expect(await server.services.tracking.track(order?.number ?? '', 'aina@example.com', IN_PROCESS)).toMatchObject({
    number: order?.number,
  });
  const back = ['transfer', '--from', url, '--to', path.join(folder, 'back')];
  expect(await runCommand(back, env)).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^postgres:\/\/[\d.:]+\/test_\d+ is in use by another process: stop all servers/) as unknown,
  });
  await server.close();
  expect((await runCommand(back, env)).output.split('\n').slice(0, -2)).toEqual(moved.output.split('\n').slice(0, -2));
  expect(await runCommand(back, env)).toMatchObject({ code: 1, errors: expect.stringContaining('The target is not empty') as unknown });
});

test.each(['lowdb', 'postgres'] as const)(
  'no server starts on the target of a transfer into %s that was killed at its start; repeating the transfer completes it',
  async (engine) => {
    const { dataFolder, folder, url } = await somewhere();
    await (await serve({ dataFolder })).close();
    const moved = path.join(folder, 'moved');
    const isCreated = async () =>
      engine === 'lowdb'
        ? existsSync(path.join(moved, 'manifest.json'))
        : (await runSql(url, `SELECT FROM pg_tables WHERE schemaname = 'rizq'`)).length > 0;
    const words = ['transfer', '--from', dataFolder, '--to', engine === 'lowdb' ? moved : url];
    expect(await killCommand(words, isCreated)).toBe('SIGKILL');
    const target = { dataFolder: moved, databaseUrls: engine === 'lowdb' ? null : [url] };
    const opened = await openStore(target);
    await expect(fillEmptyStore(opened.store, { demo: true })).rejects.toThrow('npm run transfer was interrupted');
    await opened.store.close();
    expect(await runCommand(words)).toMatchObject({ code: 0, errors: '' });
    const again = await openStore(target);
    onTestFinished(() => again.store.close());
    await fillEmptyStore(again.store, { demo: true });
    expect(await again.store.count('products')).toBe(aMarket().products.length);
  },
);

test('an admin command with an invalid database URL names the option that has it', async () => {
  const { dataFolder, folder, url } = await somewhere();
  const denied = Object.assign(new URL(url), { password: 'wrong-word' }).href;
  const env = { RIZQ_DATA: dataFolder, RIZQ_DATABASE_URL: url };
  const errorsOf = async (...words: string[]) => (await runCommand(words, env)).errors;
  expect(await errorsOf('orders', '--database', denied)).toContain('refuses the user name or password of --database: correct them.');
  expect(await errorsOf('transfer', '--from', denied, '--to', path.join(folder, 'to'))).toContain(
    'user name or password of --from: correct',
  );
  expect(await errorsOf('orders', '--database', 'db.example')).toMatch(/^--database must be a PostgreSQL database such as [^\n]+\n$/);
  expect(await errorsOf('transfer', '--from', 'postgres://db.example', '--to', folder)).toMatch(/^--from must be a PostgreSQL database/);
});

test('a transfer is refused while a server is running, even if its change feed is disconnected', async () => {
  const { dataFolder, folder, url } = await somewhere();
  const proxy = await startDatabaseProxy(url);
  onTestFinished(() => proxy.close());
  await serve({ dataFolder, databaseUrls: [proxy.url] });
  proxy.setFeedCut(true);
  const hasNoFeed = async () => (await runSql(url, 'SELECT FROM pg_replication_slots WHERE database = current_database()')).length === 0;
  await vi.waitUntil(hasNoFeed, { timeout: 60_000 });
  const refused = await runCommand(['transfer', '--from', url, '--to', path.join(folder, 'moved')], { RIZQ_DATA: dataFolder });
  expect(refused).toMatchObject({ code: 1, output: '', errors: expect.stringContaining('is in use by another process') as unknown });
});

test('admin commands work on the database of a running server, which shows the changes immediately', async () => {
  const { dataFolder, url } = await somewhere();
  const server = await serve({ dataFolder, databaseUrls: [url] });
  const { order } = await server.services.orders.placeOrder(wantedBy('operator-order'));
  const admin = (...words: string[]) => runCommand([...words, '--database', url], { RIZQ_DATA: dataFolder });
  expect(await admin('advance', `${order?.number}-1`, 'packed')).toMatchObject({ code: 0, errors: '' });
  const seen = await server.services.tracking.track(order?.number ?? '', 'aina@example.com', IN_PROCESS);
  expect(seen?.packages[0]?.timeline).toMatchObject([{ status: 'PLACED' }, { status: 'PACKED' }]);
  expect(await admin('coupons', 'add', 'TEN', '--percent', '10')).toMatchObject({ code: 0 });
  expect(await server.services.orders.placeOrder(wantedBy('second-with-coupon'))).toMatchObject({ order: { coupon: 'TEN' } });
  expect((await admin('orders')).output).toContain(`${order?.number}-2`);
});

/** Writes a script named `pg_dump` into a folder. Returns the folder. */
async function aDump(folder: string, script: string): Promise<string> {
  const file = path.join(folder, 'bin', 'pg_dump');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o700);
  return path.dirname(file);
}

test('the database of a running server is backed up by pg_dump or, without a matching one, as a data folder', async () => {
  const { dataFolder, folder, url } = await somewhere();
  const server = await serve({ dataFolder, databaseUrls: [url] });
  const { order } = await server.services.orders.placeOrder(wantedBy('backed-up-order'));
  await server.store.transaction((transaction) =>
    transaction.put('sessions', { id: 'ses_1', userId: 'usr_1', tokenHash: 'hash', createdAt: '', lastSeenAt: '' }),
  );
  onTestFinished(() => void vi.unstubAllEnvs());
  const backUp = (name: string, PATH: string) => {
    vi.stubEnv('PATH', PATH);
    return runCommand(['backup', path.join(folder, name)], { RIZQ_DATA: dataFolder, RIZQ_DATABASE_URL: url });
  };

  const dumped = await backUp('dumped', await aDump(folder, 'echo "$@ $PGPASSWORD"'));
  const file = path.join(folder, 'dumped', 'rizq.dump');
  expect(dumped).toMatchObject({ code: 0, output: `${file} is a dump of the database by pg_dump: 0.0 MiB. pg_restore restores it.\n` });
  const { host, pathname } = new URL(url);
  expect(await readFile(file, 'utf8')).toBe(
    '--format=custom --no-password --no-unlogged-table-data --exclude-table-data=rizq."sessions" --exclude-table-data=rizq."passwordResets" ' +
      `--dbname=postgresql://rizq@${host}${pathname}?target_session_attrs=read-write rizq\n`,
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const failing = await aDump(folder, 'echo "pg_dump: error: out of memory" >&2; exit 1');
  expect(await backUp('failed', failing)).toMatchObject({
    code: 1,
    errors: 'pg_dump has made no backup: pg_dump: error: out of memory\n',
  });
  await expect(stat(path.join(folder, 'failed', 'rizq.dump'))).rejects.toThrow('ENOENT');

  const older = await aDump(folder, 'echo "pg_dump: error: aborting because of server version mismatch" >&2; exit 1');
  for (const [name, PATH] of [
    ['older', older],
    ['missing', ''],
  ] as const) {
    expect(await backUp(name, PATH)).toMatchObject({
      code: 0,
      output: expect.stringContaining('since there is no pg_dump that is as new as the server') as unknown,
    });
    const copy = await openStore({ dataFolder: path.join(folder, name) });
    onTestFinished(() => copy.store.close());
    expect((await copy.store.query('orders')).items.map(({ number }) => number)).toEqual([order?.number]);
    expect([await copy.store.count('sessions'), await copy.store.count('products')]).toEqual([0, aMarket().products.length]);
  }
  expect((await backUp('missing', '')).errors).toContain('is not empty: name a new folder');
  const restored = await runCommand(['restore', path.join(folder, 'missing')], { RIZQ_DATABASE_URL: url });
  expect(restored).toMatchObject({ code: 1, errors: expect.stringMatching(/pg_restore .* npm run transfer/) as unknown });
});
