import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort, runServer } from '#tests/support/processes/runServer.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const BODY = JSON.stringify({ query: '{ marketplace { name } }' });

describe('three starts on one folder, after a kill and a SIGTERM', () => {
  const signals = ['SIGKILL', 'SIGTERM', 'SIGTERM'] as const;
  const starts: { url: string; output: string; secret: string; replayed: number }[] = [];
  let secretMode = 0;
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'rizq-starts-'));
    const file = path.join(directory, 'secret');
    for (const signal of signals) {
      const server = await runServer({ directory, env: { RIZQ_LOG: 'info' } });
      await vi.waitFor(() => expect(server.output()).toContain(`${server.url}/graphql`), { timeout: 60_000 });
      const ended = once(server.process, 'exit');
      server.process.kill(signal);
      await ended;
      const output = server.output();
      const secret = await readFile(file, 'utf8');
      starts.push({ url: server.url, output, secret, replayed: Number(/"replayed":(\d+)/.exec(output)?.[1]) });
    }
    secretMode = (await stat(file)).mode & 0o777;
  });

  afterAll(() => rm(directory, { recursive: true, force: true }));

  test('each prints the URL of the marketplace', () => {
    for (const { url, output } of starts) expect(output).toContain(`${url}/\n`);
  });

  test('the first creates a secret that only its owner can read, and later ones keep it', () => {
    const [first, ...later] = starts.map(({ secret }) => secret);
    expect(secretMode).toBe(0o600);
    expect(first).toMatch(/^[\w-]{43}\n[0-9a-f]{64}\n$/);
    expect(later).toEqual([first, first]);
    for (const { output } of starts) expect(output).not.toContain(first?.slice(0, 43));
  });

  test('after a kill the journal is replayed; after SIGTERM it is empty', () => {
    const [first, afterKill, afterTerm] = starts.map(({ replayed }) => replayed);
    expect([first, afterTerm]).toEqual([0, 0]);
    expect(afterKill).toBeGreaterThan(0);
  });
});

test('after SIGTERM the server finishes all requests in flight, accepts no new connections and exits with code 0', async () => {
  const server = await runServer();
  const slow = request(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': BODY.length },
  });
  const received = once(slow, 'response') as Promise<[IncomingMessage]>;
  slow.write(BODY.slice(0, 10));
  const broken: unknown[] = [];
  /** Sends requests over one connection until the server closes it. */
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast;) {
      const sent = request(`${server.url}/graphql`, { agent, method: 'POST', headers: { 'content-type': 'application/json' } });
      sent.end(BODY);
      try {
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        isLast = response.headers.connection === 'close';
        if (response.statusCode !== 200) broken.push(response.statusCode);
        for await (const _ of response);
      } catch (error) {
        broken.push(error);
        isLast = true;
      }
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 8 }, client);
  // A response to another request proves that the server has received the first one.
  await fetch(`${server.url}/healthz`);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await Promise.all(clients);
  expect(broken).toEqual([]);
  await expect
    .poll(() =>
      fetch(`${server.url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  slow.end(BODY.slice(10));
  const [response] = await received;
  expect(response.statusCode).toBe(200);
  let text = '';
  for await (const chunk of response) text += String(chunk);
  expect(text).toContain('"name":"Rizq"');
  expect(await ended).toEqual([0, null]);
  await server.stop();
});

test('stopping npm start stops the server', async () => {
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
  await expect.poll(isOpen, { timeout: 60_000 }).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(isOpen, { timeout: 60_000 }).toBe(false);
});
