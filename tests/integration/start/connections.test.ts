import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/processes/runServer.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';
import { spawnServer } from './spawnServer.ts';

const OPEN_FILES = 1024;
/** Maximum number of open connections: three quarters of the open files. */
const CONNECTIONS = 768;

const isUp = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('idle connections beyond three quarters of the file limit are closed, and pages can still be loaded afterwards', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawnServer({ RIZQ_DATA: await temporaryFolder(), PORT: String(port) }, OPEN_FILES);
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });
  await expect.poll(() => isUp(url), { timeout: 60_000 }).toBe(true);

  const sockets: Socket[] = [];
  const closed = new Set<Socket>();
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', resolve);
      // Connections beyond the maximum may be reset.
      socket.on('error', () => undefined);
      socket.on('close', () => closed.add(socket));
      sockets.push(socket);
    });
  await Promise.all(Array.from({ length: CONNECTIONS + 40 }, open));
  await expect.poll(() => closed.size).toBeGreaterThanOrEqual(40);

  for (const socket of sockets) socket.destroy();
  await expect.poll(() => isUp(url), { timeout: 60_000 }).toBe(true);
  for (const path of ['/faq', '/compare', '/vendor-dashboard', '/fashiontwo'])
    expect((await fetch(url + path, { headers: { accept: 'text/html' } })).status, path).toBe(200);
});
