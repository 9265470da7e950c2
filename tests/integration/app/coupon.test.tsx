import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sampleCoupons } from '#seed/sampleCoupons.ts';
import { cartChoicesVar } from '#client/state/cartChoices.ts';
import { testApi } from '#tests/support/app/apiServer.ts';
import { fill } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

beforeEach(async () => {
  const { store } = await testApi();
  await store.transaction(async (transaction) => {
    for (const coupon of sampleCoupons()) await transaction.put('coupons', coupon);
  });
});

/** The sample cart costs $37.70, plus VAT $7.54 and delivery $9.70. */
async function openCart() {
  const { user } = await renderApp('/cart');
  const summary = await screen.findByRole('complementary', { name: 'Order summary' });
  const total = (amount: string) => waitFor(() => expect(within(summary).getByText('Total').closest('div')).toHaveTextContent(amount));
  await total('$54.94');
  return { user, summary, total };
}

test('a coupon entered in the cart reduces the total, is stored on the device, and can be removed', async () => {
  const { user, summary, total } = await openCart();
  expect(within(summary).queryByLabelText('Coupon code')).toBeNull();
  await user.click(within(summary).getByRole('button', { name: 'Have a coupon?' }));
  expect(screen.getByLabelText('Coupon code')).toHaveFocus();
  await user.type(screen.getByLabelText('Coupon code'), ' rizq10 {Enter}');
  const remove = await within(summary).findByRole('button', { name: 'Remove coupon RIZQ10' });
  await waitFor(() => expect(remove).toHaveFocus());
  // 10 % off $37.70, and VAT on $33.93.
  await total('$50.42');
  expect(within(summary).getByText('Discount, RIZQ10').closest('div')).toHaveTextContent('-$3.77');
  expect(within(summary).getByText('Coupon RIZQ10 takes $3.77 off')).toHaveAttribute('role', 'status');
  expect(localStorage.getItem('persist:cart-choices')).toContain('RIZQ10');
  await user.click(remove);
  await total('$54.94');
  await waitFor(() => expect(within(summary).getByRole('button', { name: 'Have a coupon?' })).toHaveFocus());
});

test('a refused coupon shows the reason beside its field, and applies once the cart reaches its minimum', async () => {
  const { user, summary, total } = await openCart();
  await user.click(within(summary).getByRole('button', { name: 'Have a coupon?' }));
  const field = screen.getByLabelText('Coupon code');
  await user.click(within(summary).getByRole('button', { name: 'Apply' }));
  expect(field).toHaveAccessibleDescription(/Enter the code of your coupon/);
  await user.type(field, 'hemat5');
  await user.click(within(summary).getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(/can't be used\. Spend \$12\.30 more to use it\./),
  );
  expect(screen.getAllByText(/Spend \$12\.30 more/)).toHaveLength(1);
  expect(screen.getByLabelText('Coupon code')).toHaveValue('hemat5');
  expect(screen.getByLabelText('Coupon code')).toBeInvalid();
  await total('$54.94');
  // The coupon applies without another button press as soon as the cart reaches its minimum.
  const region = screen.getByRole('region', { name: 'Seri Tenun' });
  await user.click(within(region).getByRole('button', { name: 'Increase quantity' }));
  await waitFor(() => expect(within(summary).getByRole('button', { name: 'Remove coupon HEMAT5' })).toBeVisible());
});

test('applying a refused coupon again sends a new request', async () => {
  const { store } = await testApi();
  const end = async (endsAt: string | null) =>
    store.transaction(async (transaction) => {
      const coupon = await transaction.get('coupons', 'RIZQ10');
      if (coupon !== null) await transaction.put('coupons', { ...coupon, endsAt });
    });
  await end('2026-01-01T00:00:00.000Z');
  const { user, summary, total } = await openCart();
  await user.click(within(summary).getByRole('button', { name: 'Have a coupon?' }));
  await user.type(screen.getByLabelText('Coupon code'), 'RIZQ10{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveAccessibleDescription(/It ended on 1 Jan 2026/));
  await end(null);
  await user.click(within(summary).getByRole('button', { name: 'Apply' }));
  await total('$50.42');
});

test('in a demo the cart lists the sample coupons, each applied with one press', async () => {
  const { user, summary, total } = await openCart();
  await user.click(within(summary).getByRole('button', { name: 'Have a coupon?' }));
  await user.click(await within(summary).findByRole('button', { name: 'Use coupon KOPI15: 15% off goods of Kopi Tujuh Pagi' }));
  // 15 % off the coffee for $8.90 is $1.34; VAT on $36.36 is $7.27.
  await total('$53.33');
});

test('an order and its page have the chosen coupon and shipping options, and the next cart starts without them', async () => {
  const { user } = await renderApp('/checkout', {
    storage: { 'persist:cart-choices': JSON.stringify({ coupon: 'RIZQ10', shipping: {} }) },
  });
  for (const [label, text] of Object.entries({
    Email: 'farah@example.com',
    'Mobile number': '012-345 6789',
    'First name': 'Farah',
    Address: '1 Jalan Telawi',
    Postcode: '59100',
  })) {
    await fill(user, await screen.findByLabelText(label), text);
  }
  const kopi = await screen.findByRole('group', { name: /^Kopi Tujuh Pagi/ });
  expect(within(kopi).getByRole('radio', { name: /^Standard delivery\s*Arrives/ })).toBeChecked();
  await user.click(within(kopi).getByRole('radio', { name: /^Express delivery\s*Arrives .*\$6\.50/ }));
  expect(within(screen.getByRole('group', { name: /^Kebun Utara/ })).getAllByRole('radio')).toHaveLength(1);
  await user.click(screen.getByLabelText(/^I agree that the order is binding/));
  // $50.42, plus $3.30 for express delivery.
  await user.click(await screen.findByRole('button', { name: 'Place order · $53.72' }));
  expect(await screen.findByRole('heading', { name: 'Thank you! Your order is placed' })).toBeVisible();
  const side = await screen.findByRole('complementary');
  expect(within(side).getByText('Discount, RIZQ10').closest('div')).toHaveTextContent('-$3.77');
  expect(screen.getByText('Express delivery')).toBeVisible();
  expect(cartChoicesVar()).toEqual({ coupon: null, shipping: {} });
  const { store } = await testApi();
  const [order] = (await store.query('orders', { limit: 1 })).items;
  expect(order).toMatchObject({ coupon: 'RIZQ10', totals: { totalCents: 5372 } });
});
