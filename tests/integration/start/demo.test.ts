import { expect, onTestFinished, test } from 'vitest';
import { LOGIN, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { runServer, type RunningServer } from '#tests/support/processes/runServer.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

async function login({ url }: RunningServer): Promise<AuthResponse> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOGIN, variables: VENDOR }),
  });
  return ((await answer.json()) as { data: { login: AuthResponse } }).data.login;
}

async function start(env: Record<string, string>, directory: string): Promise<RunningServer> {
  const shop = await runServer({ directory, env });
  onTestFinished(() => shop.stop());
  return shop;
}

const HTTPS = { BASE_URL: 'https://shop.example' };

test(
  'a shop under https is no demo: no outbox, no account with a public password, also in the folder of a demo',
  { timeout: 90_000 },
  async () => {
    const directory = await temporaryFolder();
    const plain = await start({}, directory);
    expect((await fetch(`${plain.url}/outbox`)).status).toBe(200);
    expect((await login(plain)).viewer?.email).toBe(VENDOR.email);
    await plain.stop();

    const shop = await start(HTTPS, directory);
    expect((await fetch(`${shop.url}/outbox`)).status).toBe(404);
    expect((await login(shop)).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect(shop.output()).toContain('Demo:           off, because BASE_URL is https; RIZQ_DEMO=on switches it on');
    expect(shop.output()).not.toContain(VENDOR.password);
  },
);

test('unless that is said aloud: then the log warns of it', { timeout: 90_000 }, async () => {
  const shop = await start({ ...HTTPS, RIZQ_DEMO: 'on' }, await temporaryFolder());
  expect((await fetch(`${shop.url}/outbox`)).status).toBe(200);
  expect((await login(shop)).viewer?.email).toBe(VENDOR.email);
  expect(shop.output()).toContain('RIZQ_DEMO is on: everybody can log in with the demo accounts');
});
