import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { buyAndTrack } from '../../../docs/examples/buyAndTrack.ts';
import { guideExamples, type GuideExample } from '#tests/support/api/guideExamples.ts';
import { openTestApp, postGraphql } from './openTestApp.ts';

test('the documented example client places and tracks an order on a running server', async () => {
  const { app, api, close } = await openTestApp();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const tracked = await buyAndTrack(address, 'aisyah@example.com');
  expect(tracked).toMatchObject({ status: 'PENDING', packages: [{ status: 'PLACED', timeline: [{ status: 'PLACED' }] }] });
  expect((await api.store.query('orders', { limit: 10 })).items).toMatchObject([
    { number: tracked?.number, payment: { status: 'PENDING' } },
  ]);
  await close();
});

/** Parses the response shown in the guide, in which "…" matches any text. */
function expectedOf(shown: string): object {
  return JSON.parse(shown, (_key, value: unknown) =>
    typeof value === 'string' && value.includes('…') ? (expect.stringContaining(value.replace('…', '')) as unknown) : value,
  ) as object;
}

/** Compares a response with the one shown in the guide, or checks that it succeeded if the guide shows none. */
function expectShown(response: unknown, { code, shown }: GuideExample): void {
  const expected = shown === null ? { data: expect.anything() as unknown } : expectedOf(shown.text);
  expect.soft(response, code).toMatchObject(expected);
  if (!('errors' in expected)) expect.soft(response, code).not.toHaveProperty('errors');
}

test('every example of the API guide, run in order on a fresh demo, returns the documented response', async () => {
  const { app, api, close } = await openTestApp();
  const folder = await mkdtemp(path.join(tmpdir(), 'rizq-guide-'));
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const variables = path.join(folder, 'variables.sh');

  let session: Record<string, string> = {};
  let section = '';
  for (const example of guideExamples()) {
    if (example.section !== section) await writeFile(variables, '');
    ({ section } = example);
    if (example.language === 'graphql') {
      const response = (await postGraphql(app, example.code, {}, session)).json<{ data?: { login?: { token: string } } }>();
      expectShown(response, example);
      const token = response.data?.login?.token;
      if (token !== undefined) session = { authorization: `Bearer ${token}` };
      continue;
    }
    const code = example.code.replaceAll('http://127.0.0.1:4000', address);
    const script = `set -a\n. ${variables}\n${code}\nexport -p > ${variables}`;
    const output = (await promisify(execFile)('sh', ['-euc', script])).stdout.trim();
    if (example.shown?.language === 'text') expect.soft(output, code).toBe(example.shown.text);
    else expectShown(JSON.parse(output.slice(output.lastIndexOf('\n') + 1)), example);
  }
  expect(await api.store.count('uploads')).toBe(1);
});
