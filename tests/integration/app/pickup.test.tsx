import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ordersVar } from '#client/state/orders.ts';
import { testApi } from '#tests/support/app/apiServer.ts';
import { fill } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const TYPED = {
  Email: 'farah@example.com',
  'Mobile number': '012-345 6789',
  'First name': 'Farah',
  Address: '1 Jalan Telawi',
  Postcode: '59100',
};
const EMPTY_CART = { 'persist:cart': JSON.stringify({ lines: [], origin: 'own' }) };

/** Adds an event with this status to the only package in the only order. */
async function step(status: 'PACKED' | 'DELIVERED') {
  const { store } = await testApi();
  await store.transaction(async (transaction) => {
    const [order] = (await store.query('orders', { limit: 1 })).items;
    const [orderPackage] = order!.packages;
    const event = { ...orderPackage!.timeline[0]!, at: new Date().toISOString(), status };
    await transaction.put('orders', { ...order!, packages: [{ ...orderPackage!, timeline: [...orderPackage!.timeline, event] }] });
  });
}

test(
  'a self-pickup order is paid at the vendor and shows address and opening hours instead of a courier',
  { timeout: 40_000 },
  async () => {
    const { user, navigate } = await renderApp('/product/kids-plate-set', { storage: EMPTY_CART });
    await user.click((await screen.findAllByRole('button', { name: /^Add to cart/ }))[0]!);
    await navigate('/checkout');
    for (const [label, text] of Object.entries(TYPED)) await fill(user, await screen.findByLabelText(label), text);
    expect(screen.getByRole('radio', { name: /^Cash on delivery\s*Pay the courier in cash/ })).toBeChecked();
    await user.click(await screen.findByRole('radio', { name: /^Self-pickup/ }));
    const choice = screen.getByRole('group', { name: /^Kedai Adik/ });
    expect(within(choice).getByText('12, Jalan P8G')).toBeVisible();
    expect(within(choice).getByText('Open: Every day, 10 am to 8 pm')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /^Cash at the shop\s*Pay at the shop when you collect/ })).toBeChecked();
    await user.click(screen.getByLabelText(/^I agree that the order is binding and that I pay at the shop when I collect it$/));
    // The postcode determines the city, and the new quote's total does not include delivery.
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Kuala Lumpur'));
    await user.click(await screen.findByRole('button', { name: 'Place order · $11.28' }));

    await screen.findByRole('heading', { level: 1, name: 'Thank you! Your order is placed' });
    const side = await screen.findByRole('complementary', { name: 'Total' });
    expect(within(side).getByText(/^To pay at the shop when you collect: \$/)).toBeVisible();
    expect(within(side).getByRole('heading', { name: 'Your address' })).toBeVisible();
    const card = screen.getByRole('article', { name: /Kedai Adik/ });
    expect(within(card).getByText('12, Jalan P8G')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Cancel package' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this package?' });
    expect(dialog).toHaveTextContent(/Kedai Adik will not keep it for you\. You will pay \$\d+\.\d\d less at the shop\./);
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('main')).not.toHaveTextContent(/courier|on delivery|at the door/i);

    const number = ordersVar().orders[0]?.number ?? '';
    await step('PACKED');
    await navigate(`/track-order?order=${number}`);
    await screen.findByText('Your package is ready to collect');
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Order placed', 'Ready to collect', 'Collected']);
    expect(screen.getByText('Open: Every day, 10 am to 8 pm')).toBeVisible();
    await step('DELIVERED');
    await navigate(`/track-order-2?order=${number}`);
    expect(await screen.findByRole('heading', { name: 'Collected' })).toBeVisible();
    expect(screen.getByText(/^Collected at Kedai Adik$/)).toBeVisible();
  },
);
