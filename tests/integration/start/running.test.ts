import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort, runShop } from '#tests/support/processes/runShop.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const BODY = JSON.stringify({ query: '{ marketplace { name } }' });

test('a first start makes a secret that its owner alone can read, and later starts keep it', async () => {
  const shop = await runShop();
  const file = path.join(shop.directory, 'secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const secret = await readFile(file, 'utf8');
  expect(secret).toMatch(/^[\w-]{43}\n[0-9a-f]{64}\n$/);
  shop.process.kill('SIGTERM');
  await once(shop.process, 'exit');
  const again = await runShop({ directory: shop.directory });
  expect(await readFile(file, 'utf8')).toBe(secret);
  expect(again.output()).not.toContain(secret.slice(0, 43));
  await again.stop();
  await shop.stop();
});

test('a start tells where the shop and its playground are', async () => {
  const shop = await runShop();
  await expect.poll(shop.output).toContain(`${shop.url}/graphql`);
  expect(shop.output()).toContain(`${shop.url}/\n`);
  await shop.stop();
});

test('SIGTERM finishes what is in flight, takes nothing new, and ends well', async () => {
  const shop = await runShop();
  const slow = request(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': BODY.length },
  });
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  slow.write(BODY.slice(0, 10));
  // Once another request has been answered, the server has surely seen the first.
  await fetch(`${shop.url}/healthz`);
  const ended = once(shop.process, 'exit');
  shop.process.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${shop.url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  slow.end(BODY.slice(10));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  expect(text).toContain('"name":"Rizq"');
  expect(await ended).toEqual([0, null]);
  await shop.stop();
});

test('SIGTERM breaks no request on a connection that is open already', async () => {
  const shop = await runShop();
  const broken: unknown[] = [];
  /** Asks on and on, as clients with open connections do, until it is told that the connection ends. */
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast;) {
      const asking = request(`${shop.url}/graphql`, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
      asking.end(BODY);
      try {
        const [answer] = (await once(asking, 'response')) as [IncomingMessage];
        isLast = answer.headers.connection === 'close';
        if (answer.statusCode !== 200) broken.push(answer.statusCode);
        for await (const _ of answer);
      } catch (error) {
        broken.push(error);
        isLast = true;
      }
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 8 }, client);
  await fetch(`${shop.url}/healthz`);
  const ended = once(shop.process, 'exit');
  shop.process.kill('SIGTERM');
  await Promise.all(clients);
  expect(broken).toEqual([]);
  expect(await ended).toEqual([0, null]);
  await shop.stop();
});

test('after SIGTERM the next start has no journal to read; after a kill it has, and nothing is missing', async () => {
  const directory = await temporaryFolder();
  const replayed = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const shop = await runShop({ directory, env: { RIZQ_LOG: 'info' } });
    const ended = once(shop.process, 'exit');
    const found = /"replayed":(\d+)/.exec(shop.output());
    shop.process.kill(signal);
    await ended;
    return Number(found?.[1]);
  };
  expect(await replayed('SIGKILL')).toBe(0);
  expect(await replayed('SIGTERM')).toBeGreaterThan(0);
  expect(await replayed('SIGTERM')).toBe(0);
});

test('stopping npm stops the shop that it started', async () => {
  const RIZQ_DATA = await temporaryFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), BASE_URL: url, RIZQ_DATA };
  const npm = spawn('npm', ['start'], { env, stdio: 'ignore' });
  const isOpen = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(false);
});
