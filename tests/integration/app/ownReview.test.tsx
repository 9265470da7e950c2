import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { IN_PROCESS } from '#server/platform/caller.ts';
import { SHOPPER } from '#tests/support/api/accountOperations.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';

const SLUG = 'kopi-o-kampung';

test('a product page asks for a review until the member has reviewed each delivery of it', async () => {
  const { services, store } = await testApi();
  const { result } = await store.transaction((transaction) => services.sessions.open(transaction, 'usr_demo_shopper', null));
  cookieJar.token = result.token;
  const viewer = (await services.sessions.find(result.token))!;
  const product = services.catalog.find({ slug: SLUG })!;
  const lines = [{ variantId: product.variants[0]!.id, quantity: 1 }];
  const { order } = await services.orders.placeOrder(
    {
      ...{ idempotencyKey: 'own-review', lines, coupon: null, email: SHOPPER.email, shippingAddress: anAddressInput() },
      expectedTotal: (await services.quotes.quote({ lines, state: 'KUALA_LUMPUR', coupon: null })).totals.totalCents,
      payment: { method: 'CASH_ON_DELIVERY' },
    },
    viewer,
  );
  for (const status of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
    await services.fulfilment.advance(`${order!.number}-1`, status, OPERATOR);
  const prompt = () => screen.queryByRole('link', { name: 'Write a review' });

  const before = await renderApp(`/product/${SLUG}`);
  await screen.findByText(/^Kopi O kampung/, { selector: 'h1' });
  expect(prompt()).toBeVisible();
  before.unmount();

  const { nodes } = await services.reviewHistory.reviewable(viewer.userId, { first: 100 });
  for (const { line, order: bought } of nodes.filter((each) => each.line.productId === product.id)) {
    const review = {
      orderNumber: bought.number,
      lineId: line.id,
      stars: 5,
      title: 'Strong',
      text: 'As it should be.',
      photos: [],
      fit: null,
    };
    const request = { viewer, accessToken: null, locale: 'en' as const, caller: IN_PROCESS };
    expect((await services.reviews.save(review, request)).errors).toEqual([]);
  }
  await renderApp(`/product/${SLUG}`);
  await screen.findByText('Strong');
  expect(prompt()).toBeNull();
});
