import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { photo, takeUploads } from '#tests/support/app/productEditor.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { anAddressInput, anOrderInput } from '#tests/support/builders/orderInput.ts';

const EMPTY_CART = { 'persist:cart': JSON.stringify({ lines: [], origin: 'own' }) };

let count = 0;

/** A guest's order whose package is delivered. */
async function deliveredOrder() {
  const { execute, services } = await testApi();
  const lines = [{ variantId: services.catalog.find({ slug: 'harumanis-mango' })!.variants[0]!.id, quantity: 1 }];
  const { totals } = await services.quotes.quote({ lines, state: anAddressInput().state, coupon: null });
  const input = anOrderInput({ lines, expectedTotal: totals.totalCents, idempotencyKey: `guest-review-${(count += 1)}` });
  const { data } = await execute<PlaceOrderResponse>(PLACE_ORDER, { input });
  const { number, accessToken, packages } = data.placeOrder.order!;
  for (const status of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
    await services.fulfilment.advance(`${number}-1`, status, OPERATOR);
  return { number, accessToken: accessToken!, lineId: packages[0]!.lines[0]!.id };
}

const photoInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

beforeEach(() => {
  cookieJar.token = null;
  takeUploads();
});

test('a guest reviews a product with a photo, with the link of the order’s email', async () => {
  const { number, accessToken, lineId } = await deliveredOrder();
  const { user } = await renderApp(`/order/${number}/review/${lineId}#token=${accessToken}`, { storage: EMPTY_CART });
  await user.click(await screen.findByRole('radio', { name: /^4 stars/ }));
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Sweet');
  await user.type(screen.getByRole('textbox', { name: /^What was it like/ }), 'Ripe on the day it arrived.');
  await user.upload(photoInput(), photo('mango.jpg'));
  expect(await screen.findByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish review' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your review' })).toBeVisible();
  const { store } = await testApi();
  const review = await store.get('reviews', lineId.replace('lin_', 'rev_'));
  expect(review).toMatchObject({ userId: null, stars: 4, hasPhotos: true });
  expect(await store.get('uploads', review!.photos[0]!.key)).toMatchObject({ userId: null, orderId: review!.orderId });
});

test('a guest’s first message about the order, with a photo, opens the conversation', async () => {
  const { number, accessToken } = await deliveredOrder();
  const stored = {
    orders: [{ number, accessToken, placedAt: '2026-02-03T04:00:00.000Z', totalCents: 1000, totalItems: 1 }],
    isTable: false,
  };
  const { user, address } = await renderApp(`/order/${number}/messages/new?package=${number}-1`, {
    storage: { ...EMPTY_CART, 'persist:orders:no-login': JSON.stringify(stored) },
  });
  await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'One mango is bruised');
  await waitFor(() => expect(photoInput()).not.toBeNull());
  await user.upload(photoInput(), photo('bruise.jpg'));
  expect(await screen.findByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const { store } = await testApi();
  const sent = async () => (await store.query('conversationMessages', {})).items.filter(({ text }) => text === 'One mango is bruised');
  await waitFor(async () => expect((await sent()).map(({ photos }) => photos.length)).toEqual([1]));
  expect(await screen.findByRole('list', { name: 'Messages' })).toHaveTextContent('One mango is bruised');
  expect(address()).toMatch(new RegExp(`^/order/${number}/messages/cnv_`));
});
