import { describe, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { TRACK_ORDER, type PickupPlaceResponse } from '#tests/support/api/orderOperations.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { APPROVED } from '#tests/support/api/payments.ts';

/** A Tuesday at noon in Malaysia. */
const NOW = new Date('2026-11-24T04:00:00Z');
const RICE = { lines: [{ variantId: 'var_rice' }], shipping: [{ vendorId: 'ven_utara', optionId: 'pickup' }], expectedTotal: 1481 };
const PICKUP_PROFILE = {
  pickupAddress: { line1: '4, Lorong 9', line2: 'Taman <Padang>', postalCode: '05400' },
  openingHours: 'Every day, 6 am to 8 pm',
};

/** Utara in Alor Setar offers self-pickup for its rice. `profile` contains the pickup address and hours. */
async function openMarketplace(profile: Partial<VendorDoc> = PICKUP_PROFILE) {
  const market = aMarket();
  const products = market.products.map((product) =>
    product.id === 'prd_rice' ? { ...product, fulfilment: ['IN_STORE' as const] } : product,
  );
  const vendors = market.vendors.map((vendor) =>
    vendor.id === 'ven_utara'
      ? { ...vendor, city: 'Alor Setar', state: 'KEDAH' as const, offersPickup: true, phone: '+60125550105', ...profile }
      : vendor,
  );
  const marketplace = await openMarket('memory', { ...market, products, vendors }, { now: () => NOW });
  const lastMail = async () => {
    await marketplace.services.settled();
    const mail = marketplace.mailbox.mails.find(({ to }) => to.startsWith('aina@'));
    return { subject: mail?.subject, text: mail?.text ?? '', html: mail?.html ?? '' };
  };
  return { ...marketplace, lastMail };
}

const PLACE: PickupPlaceResponse = {
  name: 'Utara',
  line1: '4, Lorong 9',
  line2: 'Taman <Padang>',
  postalCode: '05400',
  city: 'Alor Setar',
  state: 'KEDAH',
  hours: 'Every day, 6 am to 8 pm',
  phone: '+60125550105',
};

describe('a package to be picked up', () => {
  test('has its pick-up address in the quote, in the order and in order tracking', async () => {
    const { quote, placeOrder, execute } = await openMarketplace();
    const priced = await quote({ lines: RICE.lines, shipping: RICE.shipping, state: 'KUALA_LUMPUR' });
    expect(priced.groups[0]?.chosen).toMatchObject({ place: 'Alor Setar, Kedah', pickup: { line1: '4, Lorong 9' } });
    const { order } = await placeOrder(RICE);
    expect(order?.packages[0]?.shipping).toMatchObject({ code: 'pickup', pickup: PLACE });
    const { data } = await execute<{ trackOrder: unknown }>(TRACK_ORDER, { number: order?.number, email: order?.email });
    expect(data.trackOrder).toMatchObject({ packages: [{ pickup: { name: 'Utara', line1: '4, Lorong 9' } }] });
  });

  test('shows the vendor and its town if the profile has no address', async () => {
    const { placeOrder, lastMail } = await openMarketplace({ openingHours: null, phone: '' });
    const { order } = await placeOrder(RICE);
    const nothing = { line1: null, line2: null, postalCode: null, hours: null, phone: null };
    expect(order?.packages[0]?.shipping.pickup).toEqual({ ...PLACE, ...nothing });
    expect((await lastMail()).text).not.toMatch(/null/);
  });

  test.each([
    ['en', 'where it should be ready by 25 November 2026', 'Address and opening hours of the shop are on the page of your order.'],
    ['ms', 'ia dijangka sedia selewat-lewatnya 25 November 2026', 'Alamat dan waktu buka kedai ada pada halaman pesanan anda.'],
  ] as const)(
    'is announced in emails that refer to the page of the order and contain no text entered by the vendor, in %s',
    async (locale, ready, where) => {
      const { placeOrder, services, lastMail, mailbox } = await openMarketplace();
      const { order } = await placeOrder({ ...RICE, payment: APPROVED }, locale);
      const paid = await lastMail();
      const [, placed] = mailbox.mails.filter(({ to }) => to.startsWith('aina@'));
      await services.fulfilment.advance(order?.packages[0]?.number ?? '', 'PACKED', OPERATOR);
      const packed = await lastMail();
      expect(packed.subject).toMatch(locale === 'en' ? /^Ready to pick up: order/ : /^Sedia untuk diambil: pesanan/);
      for (const mail of [placed, paid]) for (const body of [mail?.text, mail?.html]) expect(body).toContain(ready);
      for (const mail of [placed, paid, packed]) {
        for (const body of [mail?.text, mail?.html]) {
          expect(body).toContain(where);
          expect(body).not.toMatch(/Lorong 9|Padang|6 am|0125550105/);
        }
      }
      expect(packed.text).not.toMatch(/courier|kurier/);
    },
  );

  test('is reported as picked up, not as delivered', async () => {
    const { placeOrder, services, lastMail } = await openMarketplace();
    const { order } = await placeOrder(RICE);
    const number = order?.packages[0]?.number ?? '';
    for (const step of ['PACKED', 'DELIVERED'] as const) await services.fulfilment.advance(number, step, OPERATOR);
    const { subject, text } = await lastMail();
    expect(subject).toMatch(/^Picked up: order/);
    expect(text).toContain(`You have picked up your package ${number} at Utara.`);
  });
});

describe('an order paid in cash', () => {
  const BOTH = { lines: [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }], shipping: RICE.shipping, expectedTotal: 2863 };

  test.each([
    ['en', (number: string) => [`You pay at Utara, package ${number}-1: $14.81`, `You pay at the door, package ${number}-2: $13.82`]],
    [
      'ms',
      (number: string) => [
        `Anda membayar di Utara, bungkusan ${number}-1: $14.81`,
        `Anda membayar semasa penghantaran, bungkusan ${number}-2: $13.82`,
      ],
    ],
  ] as const)('lists in its email the amount to pay at each place, in %s', async (locale, linesOf) => {
    const { placeOrder, lastMail } = await openMarketplace();
    const { order } = await placeOrder(BOTH, locale);
    const { text } = await lastMail();
    for (const line of linesOf(order?.number ?? '')) expect(text).toContain(line);
    expect(text).toContain('$28.63 USD');
  });

  test('of one package does not name the package in its emails', async () => {
    const { placeOrder, services, lastMail } = await openMarketplace();
    const { order } = await placeOrder(RICE);
    expect((await lastMail()).text).toContain('You pay at Utara: $14.81');
    const number = order?.packages[0]?.number ?? '';
    await services.fulfilment.advance(number, 'PACKED', OPERATOR);
    expect((await lastMail()).text).toContain('You pay $14.81 there.');
  });

  test('states in the email to the seller that the buyer pays in the shop', async () => {
    const { placeOrder, services, mailbox } = await openMarketplace({ ...PICKUP_PROFILE, ownerId: 'usr_demo_vendor' });
    await placeOrder(RICE);
    await services.settled();
    const mail = mailbox.mails.find(({ to }) => to.startsWith('utara@'));
    expect(mail?.text).toContain('will pick it up there. Pack the order and have it ready.');
    expect(mail?.text).toContain('The buyer pays $14.81 in your shop.');
  });
});

test('a package that is delivered has no pick-up address', async () => {
  const { placeOrder } = await openMarket();
  const { order } = await placeOrder();
  expect(order?.packages[0]?.shipping).toMatchObject({ place: null, pickup: null });
});
