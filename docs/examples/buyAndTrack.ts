/**
 * A client of the API in TypeScript, with types from the schema and no library at run time but `graphql`: it finds a product in stock, requests a
 * quote, places an order, prints where its buyer pays, and tracks it. The operations and their types are in the files beside this one; `npm run
 * generate` emits the types. Run it: `npx tsx docs/examples/buyAndTrack.ts http://127.0.0.1:4000 you@example.com`.
 */
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { ExampleProductsDocument, ExamplePlaceOrderDocument, ExampleQuoteDocument, ExampleTrackOrderDocument, type ExampleTrackOrderQuery, type PlaceOrderInput } from './buyAndTrack.generated.ts';

/** Executes an operation; data and variables have its types. */
async function execute<Data, Variables>(baseUrl: string, document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: { message: string }[] };
  if (data == null || errors !== undefined) throw new Error(errors?.map(({ message }) => message).join(' ') ?? `HTTP ${response.status}`);
  return data;
}

/** Orders one product and returns its tracking. Throws an error with the server's message when the order is refused. */
export async function buyAndTrack(baseUrl: string, email: string): Promise<ExampleTrackOrderQuery['trackOrder']> {
  const { products } = await execute(baseUrl, ExampleProductsDocument, {});
  const variant = products?.nodes[0]?.variants.find(({ stock }) => stock.purchasable > 0);
  if (variant === undefined) throw new Error('No product is in stock.');

  const lines = [{ variantId: variant.id, quantity: 1 }];
  const { quote } = await execute(baseUrl, ExampleQuoteDocument, { lines });
  if (!quote?.readyToPlace) throw new Error('The cart cannot be ordered.');
  const input: PlaceOrderInput = {
    // One key per order: sending the same request again after a lost response is safe, and charges once.
    idempotencyKey: randomUUID(),
    lines,
    expectedTotal: quote.totals.total.minorUnits,
    email,
    shippingAddress: {
      firstName: 'Aisyah',
      phone: '012-345 6789',
      line1: '12 Jalan Ampang',
      city: 'Kuala Lumpur',
      postalCode: '50450',
      state: 'KUALA_LUMPUR',
    },
    payment: { method: 'FPX', bank: 'DEMO_HARIMAU' },
  };
  const { placeOrder } = await execute(baseUrl, ExamplePlaceOrderDocument, { input });
  // Null only beside an error, which `execute` throws.
  if (placeOrder === null) throw new Error('The mutation returned no payload.');
  // Expected refusals are data: out of stock, another price, a payment that was declined.
  if (placeOrder.order === null) throw new Error(placeOrder.errors.map((error) => error.message).join(' '));

  // Nothing is packed before it is paid. The URL may be relative to the marketplace's origin.
  const { nextAction } = placeOrder.order.payment;
  if (nextAction?.redirectUrl != null) process.stderr.write(`Pay at ${new URL(nextAction.redirectUrl, baseUrl).href}\n`);

  const { trackOrder } = await execute(baseUrl, ExampleTrackOrderDocument, { number: placeOrder.order.number, email });
  return trackOrder;
}

const [, script = '', baseUrl = 'http://127.0.0.1:4000', email = 'you@example.com'] = process.argv;
if (import.meta.url === pathToFileURL(script).href) process.stdout.write(`${JSON.stringify(await buyAndTrack(baseUrl, email), null, 2)}\n`);
