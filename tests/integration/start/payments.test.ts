import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort, runServer } from '#tests/support/processes/runServer.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { WAITING } from '#tests/support/api/payments.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

async function execute<Data>(url: string, query: string, variables: object = {}): Promise<Data> {
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await response.json()) as { data: Data }).data;
}

interface Placed {
  placeOrder: { order: { number: string; accessToken: string; payment: { nextAction: { redirectUrl: string } } } };
}

test('an order can be paid on the hosted page even if the server was killed after the order was placed', async () => {
  const directory = await temporaryFolder();
  const port = await freePort();
  const server = await runServer({ directory, port });
  const { products } = await execute<{ products: { nodes: { variants: { id: string }[] }[] } }>(
    server.url,
    '{ products(first: 1, filter: { inStock: true }) { nodes { variants { id } } } }',
  );
  const lines = [{ variantId: products.nodes[0]?.variants[0]?.id ?? '', quantity: 1 }];
  const { quote } = await execute<{ quote: { totals: { total: { minorUnits: number } } } }>(
    server.url,
    'query ($lines: [LineInput!]!) { quote(input: { lines: $lines, state: KUALA_LUMPUR }) { totals { total { minorUnits } } } }',
    { lines },
  );
  const { placeOrder } = await execute<Placed>(
    server.url,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number accessToken payment { nextAction { redirectUrl } } } } }',
    { input: anOrderInput({ lines, expectedTotal: quote.totals.total.minorUnits, payment: WAITING }) },
  );
  const { number, accessToken, payment } = placeOrder.order;
  expect((await stat(path.join(directory, 'payment-secret'))).mode & 0o777).toBe(0o600);
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');

  const again = await runServer({ directory, port });
  const page = new URL(payment.nextAction.redirectUrl, again.url).href;
  expect(await (await fetch(page)).text()).toContain('Demo bank Rimba');
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' });
  const back = await fetch(new URL(response.headers.get('location') ?? '', again.url), { redirect: 'manual' });
  expect(back.headers.get('location')).toBe(`/order/${number}`);
  const { order } = await execute<{ order: { payment: { status: string } } }>(
    again.url,
    'query ($number: String!, $accessToken: String) { order(number: $number, accessToken: $accessToken) { payment { status } } }',
    { number, accessToken },
  );
  expect(order.payment.status).toBe('PAID');
  expect(again.output()).not.toContain('callback refused');
  await again.stop();
});
