import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './browserTest.ts';

/** A server on another origin, with an empty document in which to run scripts. */
async function elsewhere(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>App</title>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

test.describe('a page of another origin', () => {
  // The browser logs requests that it blocks.
  test.use({ expectedComplaint: /CORS|ERR_FAILED|Access-Control/ });

  test('can use the API as a guest or with a token, but not with the session cookie', async ({ page, enter, baseURL }) => {
    const other = await elsewhere();
    await enter('shopper@rizq.demo');
    await page.goto(other.url);
    const execute = (query: string, init: { credentials?: RequestCredentials; headers?: Record<string, string> } = {}) =>
      page.evaluate(
        async ({ url, text, credentials, headers }) => {
          try {
            const body = JSON.stringify({ query: text });
            const response = await fetch(url, {
              method: 'POST',
              body,
              credentials,
              headers: { 'content-type': 'application/json', ...headers },
            });
            return (await response.json()) as { data: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };
          } catch (error) {
            return error instanceof TypeError ? 'blocked' : 'failed otherwise';
          }
        },
        { url: `${baseURL}/graphql`, text: query, ...init },
      );
    expect(await execute('{ marketplace { name } }')).toMatchObject({ data: { marketplace: { name: 'Rizq' } } });
    expect(await execute('{ viewer { email } }')).toMatchObject({ data: { viewer: null } });
    const change = 'mutation { updateProfile(input: { lastName: "Stolen" }) { viewer { email } } }';
    for (const query of ['{ viewer { email } }', change]) expect(await execute(query, { credentials: 'include' })).toBe('blocked');

    const login = await execute('mutation { login(email: "shopper@rizq.demo", password: "demo-shopper-1") { token } }');
    const { token } = (login as { data: { login: { token: string } } }).data.login;
    const bearer = { headers: { authorization: `Bearer ${token}` } };
    expect(await execute('{ viewer { email lastName } }', bearer)).toMatchObject({ data: { viewer: { email: 'shopper@rizq.demo' } } });
    expect(JSON.stringify(await execute('{ viewer { lastName } }', bearer))).not.toContain('Stolen');
    other.close();
  });
});
