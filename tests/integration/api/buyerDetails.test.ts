import { describe, expect, test } from 'vitest';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { APPROVED, openTwoVendors, TWO_VENDORS } from '#tests/support/api/packages.ts';
import { WAITING } from '#tests/support/api/payments.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';

const ADDRESS = 'firstName lastName line1 line2 postalCode city state stateName phone';
const PACKAGE = `query ($number: String!) { viewer { vendor { package(number: $number) {
  isBuyerShown note shippingAddress { ${ADDRESS} } billingAddress { ${ADDRESS} } package { number status timeline { note } }
} } } }`;

const SHIPPING = {
  firstName: 'Shipna',
  lastName: 'Penerima',
  phone: '012-345 6789',
  line1: '12 Jalan Rahsia',
  line2: 'Unit 9',
  city: 'Klang',
};
const BILLING = {
  firstName: 'Billna',
  lastName: 'Pembayar',
  phone: '013-222 3333',
  line1: '9 Jalan Akaun',
  line2: 'Floor 2',
  city: 'Ipoh',
};
const ORDER = {
  ...TWO_VENDORS,
  shippingAddress: anAddressInput({ ...SHIPPING, postalCode: '41000', state: 'SELANGOR' }),
  billingAddress: anAddressInput({ ...BILLING, postalCode: '30000', state: 'PERAK' }),
  note: 'Call before noon',
};
const RICE = { ...ORDER, lines: [{ variantId: 'var_rice' }], expectedTotal: 1781 };

/** Strings that identify the buyer, by part of the order. */
const PARTS = {
  name: ['Shipna', 'Penerima'],
  address: ['12 Jalan Rahsia', 'Unit 9', '41000', '60123456789'],
  billing: ['Billna', 'Pembayar', '9 Jalan Akaun', 'Floor 2', '30000', '60132223333'],
  note: ['Call before noon'],
  city: ['Klang'],
};
type Part = keyof typeof PARTS;

const NOTHING: Part[] = ['city'];
const ALL: Part[] = ['name', 'address', 'billing', 'note', 'city'];
const WITHOUT_NOTE: Part[] = ['name', 'address', 'billing', 'city'];

type Market = Awaited<ReturnType<typeof openTwoVendors>>;

/** Advances a package to a state. `id` is the package's id. */
const STATES: [string, object, (market: Market, id: string) => Promise<unknown>, Part[]][] = [
  ['placed for cash', {}, async () => null, ALL],
  ['paid online', { payment: APPROVED }, async () => null, ALL],
  ['awaiting online payment', { payment: WAITING }, async () => null, NOTHING],
  ['cancelled by the vendor', {}, ({ advance }, id) => advance('utara', id, 'CANCELLED', { note: 'Sold out' }), NOTHING],
  ['packed', {}, ({ advance }, id) => advance('utara', id, 'PACKED'), ALL],
  ['delivered', {}, ({ deliver }, id) => deliver('utara', id), WITHOUT_NOTE],
  [
    'delivered until the last hour of the return period',
    {},
    async ({ deliver, pass }, id) => [await deliver('utara', id), pass(RETURN_DAYS * 24 - 1)],
    WITHOUT_NOTE,
  ],
  ['delivered after the return period', {}, async ({ deliver, pass }, id) => [await deliver('utara', id), pass(RETURN_DAYS * 24)], NOTHING],
  ['to be returned after the return period', {}, returnLate, WITHOUT_NOTE],
  [
    'returned, with cash to pay back',
    {},
    async (market, id) =>
      market.returnStep('utara', 'receiveReturn', { packageId: id, returnId: await returnLate(market, id), restock: true }),
    WITHOUT_NOTE,
  ],
  [
    'returned and paid back',
    {},
    async (market, id) => {
      const returnId = await returnLate(market, id);
      await market.returnStep('utara', 'receiveReturn', { packageId: id, returnId, restock: true });
      return market.returnStep('utara', 'payBackReturn', { packageId: id, returnId });
    },
    NOTHING,
  ],
];

/** Requests a return on the last day, accepts it, and lets the return period expire. */
async function returnLate({ deliver, pass, store, services, returnStep }: Market, packageId: string): Promise<string> {
  await deliver('utara', packageId);
  pass(RETURN_DAYS * 24 - 1);
  const [order] = (await store.query('orders')).items;
  const lines = [{ lineId: order!.packages[0]!.lines[0]!.id, quantity: 1 }];
  const { orderPackage } = (await services.returns.request(packageId, { lines, reason: 'Too small' }, OPERATOR)) as {
    orderPackage: { returns?: { id: string }[] };
  };
  const returnId = orderPackage.returns?.[0]?.id ?? '';
  await returnStep('utara', 'acceptReturn', { packageId, returnId, instructions: 'To the shop' });
  pass(48);
  return returnId;
}

/** Everything that the vendor receives, by channel. */
async function channels({ execute, sellers, services, store, mailbox }: Market, number: string) {
  const { data } = await execute<{ viewer: { vendor: { package: object } } }>(PACKAGE, { number }, { viewer: sellers.utara });
  const vendor = await store.get('vendors', 'ven_utara');
  let file = '';
  for await (const chunk of services.salesExport.packages(vendor!, 90, 'en')) file += chunk;
  await services.settled();
  const mails = mailbox.mails.filter(({ to }) => to === vendor!.email).map(({ subject, text }) => `${subject}\n${text}`);
  expect(file).toContain(number);
  return { api: JSON.stringify(data.viewer.vendor.package), file, mails: mails.join('\n') };
}

const partsIn = (text: string): Part[] => (Object.keys(PARTS) as Part[]).filter((part) => PARTS[part].some((word) => text.includes(word)));

describe("the buyer's data that a vendor sees", () => {
  test.each(STATES)('for a package %s: only what is needed, and none in files and emails', async (_state, change, reach, shown) => {
    const market = await openTwoVendors();
    const { packages } = await market.order({ ...RICE, ...change });
    await reach(market, packages[0]?.id ?? '');
    const seen = await channels(market, packages[0]?.number ?? '');
    expect(partsIn(seen.api)).toEqual(shown);
    expect(partsIn(seen.file)).toEqual([]);
    expect(partsIn(seen.mails).filter((part) => part !== 'city')).toEqual([]);
  });

  test.each<[string, object, Part[]]>([
    ['with a different billing address', {}, ['name', 'billing', 'note', 'city']],
    ['without a billing address', { billingAddress: null }, ['name', 'note', 'city']],
  ])('for a package that is picked up: no delivery address, %s', async (_case, change, shown) => {
    const market = await openTwoVendors();
    const { packages } = await market.order({ ...RICE, ...change });
    await market.store.transaction(async (transaction) => {
      const [order] = (await transaction.query('orders')).items;
      const pickedUp = order!.packages.map((each) => ({ ...each, shippingOption: 'pickup' }));
      await transaction.put('orders', { ...order!, packages: pickedUp });
    });
    const seen = await channels(market, packages[0]?.number ?? '');
    expect(partsIn(seen.api)).toEqual(shown);
  });
});
