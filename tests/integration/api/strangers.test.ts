import { beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import { ACCESS_CASES } from '#tests/support/api/accessCases.ts';
import { aRegistration, LOGIN, REGISTER, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

/** Fields of the viewer that take a document's number or id. */
const NESTED = [
  'viewer { vendor { package(number: "$order-1") { orderNumber shippingAddress { firstName } } } }',
  'viewer { vendor { product(id: "prd_rice") { version product { title } } } }',
  'viewer { vendor { packages(query: "$order") { totalCount nodes { id number } } products(query: "rice") { nodes { version } } } }',
  'viewer { orders(query: "$order") { nodes { id number } } }',
  'viewer { orders(after: "$orderId") { nodes { id number } } }',
  'viewer { purchases(query: "rice") { nodes { line { id title } } } addresses { id line1 } sessions { id } }',
];

let api: TestApi;
let owner: SignedIn;
let strangers: Record<'another shopper' | 'another seller', SignedIn>;
let order: { id: string; number: string };

async function signedIn(document: string, variables: Record<string, unknown>): Promise<SignedIn> {
  const { data } = await api.execute<Record<string, AuthResponse>>(document, variables);
  return (await api.services.sessions.find(Object.values(data)[0]?.token ?? ''))!;
}

async function setOwner(vendorId: string, ownerId: string): Promise<void> {
  const { version: _version, ...vendor } = (await api.store.get('vendors', vendorId))!;
  await api.store.transaction((transaction) => transaction.put('vendors', { ...vendor, ownerId }));
}

beforeAll(async () => {
  api = await createTestApi({ catalogue: aMarket() });
  owner = await signedIn(LOGIN, SHOPPER);
  const seller = await signedIn(LOGIN, VENDOR);
  await setOwner('ven_utara', seller.userId);
  const rival = await signedIn(REGISTER, { input: aRegistration({ email: 'rival@example.com' }) });
  await setOwner('ven_selatan', rival.userId);
  strangers = { 'another shopper': await signedIn(REGISTER, { input: aRegistration() }), 'another seller': rival };
  const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput() }, { viewer: owner });
  order = data.placeOrder.order!;
  // The order's invoice number is assigned by a job.
  await api.services.settled();
  return () => api.close();
});

/** The documents that belong to the order's owner and to its seller, with their versions. */
async function belongings(): Promise<string> {
  const all = async <Name extends CollectionName>(name: Name) => (await api.store.query(name, { limit: 1000 })).items;
  const theirs = <Document>(documents: Document[], mark: RegExp) => documents.filter((document) => mark.test(JSON.stringify(document)));
  const products = theirs(await all('products'), /"vendorId":"ven_utara"/);
  return JSON.stringify([
    await all('orders'),
    theirs(await all('users'), /usr_demo_/),
    theirs(await all('savedLists'), /usr_demo_/),
    theirs(await all('sessions'), /usr_demo_/).map(({ id }) => id),
    theirs(await all('vendors'), /"id":"ven_utara"/),
    theirs(await all('vendorSettings'), /ven_utara/),
    products,
    theirs(await all('stock'), new RegExp(products.flatMap((product) => product.variants.map(({ id }) => `"${id}"`)).join('|'))),
  ]);
}

test.each(['another shopper', 'another seller'] as const)(
  '%s can neither see nor change an order, account or vendor of others',
  async (who) => {
    const before = await belongings();
    const [shopper] = (await api.store.query('users', { where: { emailKey: SHOPPER.email } })).items;
    const secret = [
      order.id,
      shopper!.id,
      shopper!.phone ?? '',
      ...shopper!.addresses.map(({ id }) => id),
      'Nur Aina',
      'Nurul',
      owner.sessionId,
    ];
    const filled = (text: string) =>
      text.replaceAll('$sessionId', owner.sessionId).replaceAll('$orderId', order.id).replaceAll('$order', order.number);
    const operations = [...new Set(ACCESS_CASES.map(({ operation }) => operation)), ...NESTED.map((field) => `{ ${field} }`)];
    for (const operation of operations) {
      const { data } = await api.execute(filled(operation), {}, { viewer: strangers[who] });
      const response = JSON.stringify(data ?? null);
      expect({ operation, revealed: secret.filter((text) => text !== '' && response.includes(text)) }).toEqual({ operation, revealed: [] });
    }
    expect(await belongings()).toBe(before);
  },
);

test('the viewer fields used against strangers are valid for the owner', async () => {
  const errors = [];
  for (const field of NESTED) {
    const { errors: found = [] } = await api.execute(`{ ${field.replaceAll('$order', order.number)} }`, {}, { viewer: owner });
    errors.push(...found.map(({ message, extensions }) => ({ field, message, code: extensions?.['code'] })));
  }
  expect(errors.filter(({ code }) => code === 'GRAPHQL_VALIDATION_FAILED')).toEqual([]);
});
