import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { buyAndTrack } from '../../../docs/examples/buyAndTrack.ts';
import { allExamples, blocksUnder, curlLinesUnder } from '#tests/support/api/curlLines.ts';
import { openTestApp, postGraphql } from './openTestApp.ts';

test('the example of the documentation places and tracks an order on a running server', async () => {
  const { app, api, close } = await openTestApp();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const tracked = await buyAndTrack(address, 'aisyah@example.com');
  expect(tracked).toMatchObject({ status: 'PENDING', packages: [{ status: 'PLACED', timeline: [{ status: 'PLACED' }] }] });
  expect((await api.store.query('orders', { limit: 10 })).items).toMatchObject([
    { number: tracked?.number, payment: { status: 'PENDING' } },
  ]);
  await close();
});

/** The first JSON block under a heading of the guide. */
const shownUnder = (heading: string) => JSON.parse(blocksUnder(heading, 'json')[0]!) as Record<string, unknown>;

test('the examples of the guide return what it shows', async () => {
  const { app, close } = await openTestApp();
  const run = async (heading: string): Promise<unknown[]> => {
    const responses = [];
    for (const document of blocksUnder(heading, 'graphql')) responses.push((await postGraphql(app, document)).json<{ data: unknown }>());
    expect(responses.filter((response) => 'errors' in response)).toEqual([]);
    return responses.map(({ data }) => data);
  };
  const [first] = curlLinesUnder('First request');
  expect((await app.inject(first!)).json()).toMatchObject(shownUnder('First request'));

  expect(await run('Authentication')).toMatchObject([{ login: { errors: [], viewer: { firstName: 'Nurul Aina' } } }]);

  const { totalCount, nodes, facets } = shownUnder('Browse and search');
  expect(await run('Browse and search')).toMatchObject([
    { products: { totalCount, nodes: expect.arrayContaining(nodes as object[]) as object[], facets, pageInfo: { hasNextPage: true } } },
  ]);

  expect(await run('Quote and place an order')).toMatchObject([
    { quote: { readyToPlace: true, issues: [], totals: { total: { minorUnits: 2520 } } } },
    { placeOrder: { replayed: false, order: { payment: { nextAction: { kind: 'REDIRECT' } } }, errors: [] } },
  ]);
  await close();
});

test('every example of the guide runs as it is printed, in order, the upload included', async () => {
  const { app, api, close } = await openTestApp();
  onTestFinished(close);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const examples = allExamples();
  expect(examples.filter(({ language }) => language === 'sh')).toHaveLength(5);
  for (const { language, code } of examples) {
    if (language === 'graphql') {
      expect((await postGraphql(app, code)).json(), code).not.toHaveProperty('errors');
      continue;
    }
    const block = code.replaceAll('http://127.0.0.1:4000', address);
    const { stdout } = await promisify(execFile)('sh', ['-euc', block]);
    const body = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1)) as Record<string, unknown>;
    if (code.includes('/uploads')) expect(body, code).toMatchObject({ picture: { width: 320 } });
    // The first request of a persisted document asks for its text.
    else if (body['errors'] !== undefined) expect(body).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    else expect(body, code).toMatchObject({ data: expect.anything() as unknown });
  }
  expect(await api.store.count('uploads')).toBe(1);
});
