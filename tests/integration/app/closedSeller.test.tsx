import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testApi } from '#tests/support/app/apiServer.ts';
import { sampleCart } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

test('the delivery step shows that a seller is on holiday instead of the delivery days', async () => {
  const { store } = await testApi();
  const { items } = await store.query('vendors', { limit: 100 });
  const holidayUntil = new Date(Date.now() + 9 * 86_400_000).toISOString();
  await store.transaction(async (transaction) => {
    for (const vendor of items) await transaction.put('vendors', { ...vendor, holidayUntil });
  });
  await renderApp('/checkout');
  await sampleCart();
  const delivery = await screen.findByRole('region', { name: /Delivery$/ });
  // The region is rendered again when the quote arrives.
  await waitFor(() => expect(within(delivery).getAllByText(/holiday/)[0]).toBeVisible());
  expect(within(delivery).queryByText(/^Arrives/)).toBeNull();
});
