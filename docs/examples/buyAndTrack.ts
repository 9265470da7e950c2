/**
 * A client of the API in TypeScript, with types from the schema and no library at run time but `graphql`: it looks for something in stock, asks
 * what it costs, orders it, says where its buyer pays, and follows the order. The operations and their types are in the files beside this one; `npm run
 * generate` makes the types. Run it: `npx tsx docs/examples/buyAndTrack.ts http://127.0.0.1:4000 you@example.com`.
 */
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { ExampleProductsDocument, ExamplePlaceOrderDocument, ExampleQuoteDocument, ExampleTrackOrderDocument, type ExampleTrackOrderQuery, type PlaceOrderInput } from './buyAndTrack.generated.ts';

/** Asks the shop; data and variables have the types of the operation. */
async function ask<Data, Variables>(shop: string, document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
  const answer = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await answer.json()) as { data?: Data | null; errors?: { message: string }[] };
  if (data == null || errors !== undefined) throw new Error(errors?.map(({ message }) => message).join(' ') ?? `HTTP ${answer.status}`);
  return data;
}

/** Orders one thing and gives what tracking tells of it. Throws with the shop's own words when it refuses. */
export async function buyAndTrack(shop: string, email: string): Promise<ExampleTrackOrderQuery['trackOrder']> {
  const { products } = await ask(shop, ExampleProductsDocument, {});
  const variant = products?.nodes[0]?.variants.find(({ stock }) => stock.purchasable > 0);
  if (variant === undefined) throw new Error('There is nothing in stock.');

  const lines = [{ variantId: variant.id, quantity: 1 }];
  const { quote } = await ask(shop, ExampleQuoteDocument, { lines });
  if (!quote.readyToPlace) throw new Error('This cannot be ordered just now.');
  const input: PlaceOrderInput = {
    // One key for one attempt to buy: to send the same again after a lost answer is safe, and charges nobody twice.
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
  const { placeOrder } = await ask(shop, ExamplePlaceOrderDocument, { input });
  // Null only beside an error, which `ask` throws.
  if (placeOrder === null) throw new Error('The order has no answer.');
  // Expected refusals are data: out of stock, another price, a payment that was declined.
  if (placeOrder.order === null) throw new Error(placeOrder.errors.map((error) => error.message).join(' '));

  // Nothing is packed before the buyer has been there. A path is one on the shop's own site.
  const { nextAction } = placeOrder.order.payment;
  if (nextAction?.redirectUrl != null) process.stderr.write(`Pay at ${new URL(nextAction.redirectUrl, shop).href}\n`);

  const { trackOrder } = await ask(shop, ExampleTrackOrderDocument, { number: placeOrder.order.number, email });
  return trackOrder;
}

const [, script = '', shop = 'http://127.0.0.1:4000', email = 'you@example.com'] = process.argv;
if (import.meta.url === pathToFileURL(script).href) process.stdout.write(`${JSON.stringify(await buyAndTrack(shop, email), null, 2)}\n`);
