import { expect, onTestFinished, test } from 'vitest';
import { LOGIN, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { runServer, type RunningServer } from '#tests/support/processes/runServer.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

async function login({ url }: RunningServer): Promise<AuthResponse> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOGIN, variables: VENDOR }),
  });
  return ((await response.json()) as { data: { login: AuthResponse } }).data.login;
}

async function start(env: Record<string, string>, directory: string): Promise<RunningServer> {
  const server = await runServer({ directory, env });
  onTestFinished(() => server.stop());
  return server;
}

const HTTPS = { BASE_URL: 'https://shop.example' };

test('a server under https has no outbox and no demo accounts, even with the data folder of a demo', async () => {
  const directory = await temporaryFolder();
  const plain = await start({}, directory);
  expect((await fetch(`${plain.url}/outbox`)).status).toBe(200);
  expect((await login(plain)).viewer?.email).toBe(VENDOR.email);
  await plain.stop();

  const server = await start(HTTPS, directory);
  expect((await fetch(`${server.url}/outbox`)).status).toBe(404);
  expect((await login(server)).errors[0]?.code).toBe('INVALID_CREDENTIALS');
  expect(server.output()).toContain('Demo:           off, because BASE_URL is https; RIZQ_DEMO=on switches it on');
  expect(server.output()).not.toContain(VENDOR.password);
});

test('RIZQ_DEMO=on enables the demo under https, with a warning in the log', async () => {
  const server = await start({ ...HTTPS, RIZQ_DEMO: 'on' }, await temporaryFolder());
  expect((await fetch(`${server.url}/outbox`)).status).toBe(200);
  expect((await login(server)).viewer?.email).toBe(VENDOR.email);
  expect(server.output()).toContain('RIZQ_DEMO is on: everybody can log in with the demo accounts');
});
