import { expect, onTestFinished, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { A_REVIEW, type ReviewResponse } from '#tests/support/api/reviews.ts';
import { SHOPPER } from '#tests/support/api/accountOperations.ts';
import { logIn, uploadTo } from '#tests/support/api/uploads.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { halves } from '#tests/support/pictures/corpus.ts';
import { BASE_URL, openTestApp } from './openTestApp.ts';

const ERRORS = 'errors { ... on UserError { code path message } }';
const SAVE = `mutation ($input: ReviewInput!, $accessToken: String) {
  saveReview(input: $input, accessToken: $accessToken) { review { photoIds } ${ERRORS} }
}`;
const START = `mutation ($input: StartConversationInput!, $accessToken: String) {
  startConversation(input: $input, accessToken: $accessToken) { conversation { messages { nodes { photos { url } } } } ${ERRORS} }
}`;
const CLAIM =
  'mutation ($number: String!, $accessToken: String!) { claimOrder(number: $number, accessToken: $accessToken) { order { id } } }';

interface GuestOrder {
  number: string;
  accessToken: string;
  lineId: string;
}

/** A marketplace whose guests have delivered orders. */
async function openGuestUploads() {
  const clock = { now: new Date() };
  const marketplace = await openTestApp({}, { catalogue: aMarket(), now: () => clock.now });
  onTestFinished(() => marketplace.close());
  const { api } = marketplace;
  const picture = await halves().jpeg().toBuffer();
  let count = 0;
  return {
    marketplace,
    clock,
    store: api.store,
    order: async (email = 'guest@example.com'): Promise<GuestOrder> => {
      const input = anOrderInput({ email, idempotencyKey: `guest-uploads-${(count += 1)}` });
      const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
      const { number, packages, accessToken } = data.placeOrder.order!;
      for (const status of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
        await api.services.fulfilment.advance(`${number}-1`, status, OPERATOR);
      return { number, accessToken: accessToken!, lineId: packages[0]!.lines[0]!.id };
    },
    upload: (header: string, headers: Record<string, string> = {}) =>
      uploadTo(marketplace, picture, { 'x-rizq-order': header, ...headers }),
    save: async ({ number, lineId, accessToken }: GuestOrder, photos: string[]) => {
      const variables = { input: { orderNumber: number, lineId, ...A_REVIEW, photos }, accessToken };
      return (await api.execute<{ saveReview: ReviewResponse }>(SAVE, variables)).data.saveReview;
    },
    write: async ({ number, accessToken }: GuestOrder, photos: string[]) => {
      type Data = {
        startConversation: { conversation: { messages: { nodes: { photos: object[] }[] } } | null; errors: { path: string[] }[] };
      };
      const variables = { input: { packageNumber: `${number}-1`, text: 'See the photo', photos }, accessToken };
      return (await api.execute<Data>(START, variables)).data.startConversation;
    },
    claim: async ({ number, accessToken }: GuestOrder) => {
      const viewer = await api.services.sessions.find((await logIn(marketplace)).bearer.authorization.replace('Bearer ', ''));
      return (await api.execute<{ claimOrder: { order: object | null } }>(CLAIM, { number, accessToken }, { viewer })).data.claimOrder;
    },
  };
}

const keyOf = ({ number, accessToken }: GuestOrder) => `${number} ${accessToken}`;

test('a guest uploads photos with the order’s number and token, and adds them to a review and a message', async () => {
  const { order, upload, save, write, store } = await openGuestUploads();
  const own = await order();
  const [first, second] = [await upload(keyOf(own)), await upload(keyOf(own).toLowerCase().replace(/ .*/, ` ${own.accessToken}`))];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await store.get('uploads', first.body.id)).toMatchObject({ userId: null });
  expect(await save(own, [first.body.id])).toEqual({ review: { photoIds: [first.body.id] }, errors: [] });
  const { conversation } = await write(own, [second.body.id]);
  expect(conversation?.messages.nodes.map(({ photos }) => photos.length)).toEqual([1]);
});

test('a wrong number or token, and a token of another order, are refused like a missing session', async () => {
  const { order, upload, marketplace, store } = await openGuestUploads();
  const [own, other] = [await order(), await order()];
  const missing = await uploadTo(marketplace, await halves().jpeg().toBuffer());
  const wrong = [
    `${own.number} wrong`,
    `RZQ-0000-0000 ${own.accessToken}`,
    `${other.number} ${own.accessToken}`,
    own.number,
    own.accessToken,
    '',
  ];
  for (const header of wrong) {
    const { status, body } = await upload(header);
    expect([header, status, body]).toEqual([header, 401, missing.body]);
  }
  expect(missing).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect(await store.count('uploads')).toBe(0);
});

test('a session or an invalid Bearer token takes precedence over the order’s token', async () => {
  const { order, upload, marketplace, store } = await openGuestUploads();
  const header = keyOf(await order());
  const { cookie, bearer } = await logIn(marketplace);
  expect(await upload(header, { authorization: 'Bearer wrong' })).toMatchObject({ status: 401 });
  expect(await upload(header, { 'x-rizq-viewer': 'usr_demo_shopper' })).toMatchObject({ status: 401 });
  expect(await upload(header, { cookie, origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  for (const headers of [bearer, { cookie, origin: BASE_URL }]) {
    const { body } = await upload(header, headers);
    expect((await store.get('uploads', body.id))?.userId).toBe('usr_demo_shopper');
  }
});

test('a guest’s photo cannot be used for another order', async () => {
  const { order, upload, save, write } = await openGuestUploads();
  const [own, other] = [await order(), await order()];
  const { body } = await upload(keyOf(own));
  expect((await save(other, [body.id])).errors).toMatchObject([{ code: 'NOT_FOUND', path: ['photos', '0'] }]);
  expect((await write(other, [body.id])).errors).toMatchObject([{ path: ['photos', '0'] }]);
  expect((await save(own, [body.id])).errors).toEqual([]);
});

test('an order can have twelve unused photos, whose places are free again once they are used or deleted', async () => {
  const { order, upload, save, clock, marketplace } = await openGuestUploads();
  const own = await order();
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) ids.push((await upload(keyOf(own))).body.id);
  expect(await upload(keyOf(own))).toMatchObject({ status: 429, body: { code: 'UNUSED_QUOTA' } });
  expect(await upload(keyOf(await order()))).toMatchObject({ status: 201 });
  expect((await save(own, ids.slice(0, 1))).errors).toEqual([]);
  expect(await upload(keyOf(own))).toMatchObject({ status: 201 });
  expect(await upload(keyOf(own))).toMatchObject({ status: 429 });
  clock.now = new Date(clock.now.getTime() + 61 * 60_000);
  await marketplace.api.services.uploads.sweep();
  expect(await upload(keyOf(own))).toMatchObject({ status: 201 });
});

test.each(['save', 'write'] as const)('photos of a refused review or message stay unused: %s', async (send) => {
  const marketplace = await openGuestUploads();
  const { order, upload, store, clock } = marketplace;
  const own = await order();
  const ids = [(await upload(keyOf(own))).body.id, (await upload(keyOf(own))).body.id];
  const { errors } = await marketplace[send](own, [...ids, `up_${'0'.repeat(32)}`]);
  expect(errors).toMatchObject([{ code: 'NOT_FOUND', path: ['photos', '2'], message: expect.not.stringContaining('logged in') as string }]);
  expect(await Promise.all(ids.map(async (id) => (await store.get('uploads', id))?.usedAt ?? null))).toEqual([null, null]);
  expect((await marketplace[send](own, ids)).errors).toEqual([]);
  expect((await store.get('uploads', ids[1]!))?.usedAt).toBe(clock.now.toISOString());
});

test('after an account has claimed the order, its former token uploads nothing, and the account can use the photos', async () => {
  const { order, upload, claim, save, marketplace } = await openGuestUploads();
  const own = await order(SHOPPER.email);
  const { body } = await upload(keyOf(own));
  expect((await claim(own)).order).not.toBeNull();
  expect(await upload(keyOf(own))).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  expect((await save(own, [body.id])).errors).toMatchObject([{ path: ['orderNumber'] }]);
  const viewer = await marketplace.api.services.sessions.find((await logIn(marketplace)).bearer.authorization.replace('Bearer ', ''));
  const variables = { input: { orderNumber: own.number, lineId: own.lineId, ...A_REVIEW, photos: [body.id] } };
  const { data } = await marketplace.api.execute<{ saveReview: ReviewResponse }>(SAVE, variables, { viewer });
  expect(data.saveReview.review).toEqual({ photoIds: [body.id] });
});
