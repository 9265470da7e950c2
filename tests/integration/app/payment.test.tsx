import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addToCart, cartVar } from '#client/state/cart.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { prefsVar } from '#client/state/prefs.ts';
import { testApi } from '#tests/support/app/apiServer.ts';
import { answerPayment, endReservation } from '#tests/support/api/payments.ts';
import { EMPTY_CART, fill } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const TYPED = {
  Email: 'farah@example.com',
  'Mobile number': '012-345 6789',
  'First name': 'Farah',
  Address: '1 Jalan Telawi',
  Postcode: '59100',
  City: 'Kuala Lumpur',
};

/** The polling interval on the page of an unpaid order. */
const POLL_MS = 3000;

// Shortens the polling interval but leaves all other timers unchanged.
beforeEach(() => {
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, wait?: number) =>
    start(run, wait === POLL_MS ? POLL_MS / 20 : wait),
  );
});

/** Opens the checkout with the sample cart and fills in everything except the payment. */
async function checkout(): Promise<UserEvent> {
  const { user } = await renderApp('/checkout');
  // The postcode fills in the city.
  for (const [label, text] of Object.entries(TYPED).filter(([name]) => name !== 'City')) {
    await fill(user, await screen.findByLabelText(label), text);
  }
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue(TYPED.City));
  return user;
}

/** Records navigations to the demo bank and prevents them. */
function departures(): string[] {
  const gone: string[] = [];
  const note = (event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    if (href?.startsWith('/demo-bank/') !== true) return;
    event.preventDefault();
    gone.push(href);
  };
  document.addEventListener('click', note);
  onTestFinished(() => document.removeEventListener('click', note));
  return gone;
}

const agree = (user: UserEvent) => user.click(screen.getByLabelText(/^I agree that the order is binding/));
const pay = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: /^Pay \$/ }));
const chooseBank = (user: UserEvent, name = 'Demo bank Rimba') =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Your bank' }), name);

async function lastOrder() {
  const { store } = await testApi();
  const orders = (await store.query('orders', { limit: 50 })).items;
  return orders.sort((left, right) => (left.placedAt < right.placedAt ? 1 : -1))[0]!;
}

/** Places an order with online banking, up to the point where the bank's page would open. */
async function atTheBank() {
  const user = await checkout();
  await user.click(screen.getByRole('radio', { name: /^Online banking/ }));
  await agree(user);
  await chooseBank(user);
  await pay(user);
  await screen.findByRole('heading', { level: 1, name: 'One step left: pay for your order' });
  return { user, order: await lastOrder() };
}

test('online banking is marked as a demo payment and needs a bank; the most used ones are listed first', async () => {
  const user = await checkout();
  expect(screen.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  const ways = screen.getByRole('group', { name: 'Payment' });
  expect(
    within(ways)
      .getAllByRole('radio')
      .map((way) => (way as HTMLInputElement).value),
  ).toEqual(['FPX', 'DUITNOW_QR', 'EWALLET', 'CARD', 'CASH_ON_DELIVERY']);
  await agree(user);
  await user.click(screen.getByRole('radio', { name: /^Online banking \(FPX\).*Demo payment/ }));
  // The buyer had only agreed to pay in cash.
  expect(screen.getByLabelText(/that I pay it now$/)).not.toBeChecked();
  expect(within(screen.getByRole('group', { name: 'Most used' })).getAllByRole('option')).toHaveLength(5);
  await agree(user);
  await pay(user);
  expect(screen.getByRole('combobox', { name: 'Your bank' })).toHaveAccessibleDescription(/Choose your bank/);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose your bank');
});

test('a mistyped email provider gets a suggestion that one press applies', async () => {
  const { user } = await renderApp('/checkout');
  const email = await screen.findByLabelText('Email');
  await fill(user, email, 'farah@gmial.com');
  await user.click(await screen.findByRole('button', { name: 'Did you mean farah@gmail.com?' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('farah@gmail.com'));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  expect(checkoutVar().draft['email']).toBe('farah@gmail.com');
});

test('cash on delivery is disabled for Sabah, with the reason, and another method is chosen', async () => {
  const user = await checkout();
  await user.selectOptions(screen.getByLabelText('State'), 'SABAH');
  const cash = screen.getByRole('radio', { name: /^Cash on delivery.*Only in Peninsular Malaysia/ });
  expect(cash).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^Online banking/ })).toBeChecked();
  // The change is also mentioned next to the address, because the payment section is two screens further down.
  const address = within(screen.getByRole('region', { name: 'Delivery address' }));
  expect(address.getByText('Cash is not accepted in Sabah. Online banking (FPX) is now chosen under “Payment”.')).toBeVisible();
});

test('a product that is not delivered to the state is named; the pay button moves the focus to the lines that need attention', async () => {
  const name = 'Nasi lemak, banana leaf box';
  const { user, navigate } = await renderApp('/rizq-marketplace?q=nasi+lemak');
  await user.click(await screen.findByRole('button', { name: `Add ${name} to cart` }));
  await navigate('/checkout');
  await user.selectOptions(await screen.findByLabelText('State'), 'SABAH');
  const address = within(screen.getByRole('region', { name: 'Delivery address' }));
  expect(await address.findByText(new RegExp(`^Not delivered to Sabah: .*${name}`))).toBeVisible();
  const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
  expect(summary.getByRole('button', { name: /^Order summary, \$[\d.]+ before delivery$/ })).toBeInTheDocument();
  expect(summary.getByText('Not known yet')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Pay' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^Some lines need your attention before checkout/);
  await user.click(button);
  expect(screen.getByText('Some lines need your attention before checkout').closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByText('Tick that you agree to the order')).toBeNull();
});

test.each([
  ['Order summary', 'complementary', 'Checkout'],
  ['Delivery address', 'region', 'Delivery address'],
  ['Delivery', 'region', 'Delivery'],
  ['Review', 'region', 'Review'],
] as const)(
  'a product that is not delivered can be removed in the part of the checkout that reports it: %s',
  async (name, role, focused) => {
    const title = 'Nasi lemak, banana leaf box';
    const { user, navigate } = await renderApp('/rizq-marketplace?q=nasi+lemak', { storage: EMPTY_CART });
    await user.click(await screen.findByRole('button', { name: `Add ${title} to cart` }));
    act(() => void prefsVar({ ...prefsVar(), state: 'SABAH' }));
    act(() => addToCart({ ...cartVar().lines[0]!, variantId: 'var_other', snapshot: { ...cartVar().lines[0]!.snapshot, title: 'Other' } }));
    await navigate('/checkout');
    const place = within(await screen.findByRole(role, { name }));
    const button = { name: `Remove ${title}`, hidden: true };
    await user.click(await place.findByRole('button', button));
    expect(screen.getByRole('heading', { name: focused })).toHaveFocus();
    expect(cartVar().lines.map(({ variantId }) => variantId)).toEqual(['var_other']);
    expect(place.queryByRole('button', button)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await place.findByRole('button', button)).toBeInTheDocument();
  },
);

test('removing the last line in the checkout moves the focus to the heading of the page', async () => {
  const { user, navigate } = await renderApp('/rizq-marketplace?q=nasi+lemak', { storage: EMPTY_CART });
  await user.click(await screen.findByRole('button', { name: 'Add Nasi lemak, banana leaf box to cart' }));
  act(() => void prefsVar({ ...prefsVar(), state: 'SABAH' }));
  await navigate('/checkout');
  const address = within(await screen.findByRole('region', { name: 'Delivery address' }));
  await user.click(await address.findByRole('button', { name: /^Remove Nasi/ }));
  expect(await screen.findByText('Nothing to pay for yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toHaveFocus();
});

test('a payment that cannot start shows an error and keeps the form; the order can be paid with another bank', async () => {
  const gone = departures();
  const user = await checkout();
  await user.click(screen.getByRole('radio', { name: /^Online banking/ }));
  await agree(user);
  await chooseBank(user, 'Demo bank (closed)');
  await pay(user);
  const alert = await screen.findByText(/Payment didn't go through. You haven't been charged/);
  await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus());
  for (const [label, text] of Object.entries(TYPED)) expect(screen.getByLabelText(label)).toHaveValue(text);
  const { store } = await testApi();
  expect(await store.count('orders')).toBe(0);

  await chooseBank(user);
  await pay(user);
  await screen.findByRole('heading', { level: 1, name: 'One step left: pay for your order' });
  const { payment } = await lastOrder();
  expect(gone).toEqual([payment.action?.redirectUrl]);
  expect(cartVar().lines).toEqual([]);
});

test('the order page shows that a payment is being confirmed, with paying again as a secondary action', async () => {
  departures();
  const { order } = await atTheBank();
  cleanup();
  await renderApp(`/order/${order.number}?payment=processing`);
  await screen.findByRole('heading', { level: 1, name: 'Your payment is being confirmed' });
  expect(await screen.findByText(/^You do not need to pay again/)).toBeVisible();
  const panel = screen.getByRole('region', { name: `Waiting for confirmation of $${(order.totals.totalCents / 100).toFixed(2)}` });
  expect(within(panel).getByRole('link', { name: 'Go to your bank' })).toBeVisible();
  await answerPayment(await testApi(), order.number);
  await screen.findByRole('heading', { level: 1, name: /^Thank you/ });
});

test('the order page shows a payment made elsewhere without a reload', async () => {
  departures();
  const { order } = await atTheBank();
  expect(screen.getByText(/^Waiting for your payment: \$/)).toBeVisible();
  expect(screen.getByText('To pay')).toBeVisible();
  expect(screen.queryByText('To ship')).toBeNull();
  expect(screen.queryByText(/^Expected by/)).toBeNull();
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Your goods are kept for 1[45]:\d\d more\.$/);
  expect(screen.getByRole('link', { name: 'Go to your bank' })).toHaveAttribute('href', order.payment.action?.redirectUrl);
  await answerPayment(await testApi(), order.number);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
  expect(screen.getByText('Your payment has arrived.').closest('[role=status]')).not.toBeNull();
  expect(screen.getByText(/^Paid by online banking: \$/)).toBeVisible();
  expect(screen.getByText('No real money was moved.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to your bank' })).toBeNull();
});

test('an order with a declined payment can be paid another way on its page', async () => {
  const gone = departures();
  const { user, order } = await atTheBank();
  const api = await testApi();
  await answerPayment(api, order.number, 'DECLINE');
  await screen.findByRole('heading', { level: 1, name: "Payment didn't go through" });
  const form = await screen.findByRole('form', { name: 'Pay another way' });
  await user.click(await within(form).findByRole('radio', { name: /^E-wallet/ }));
  await user.click(within(form).getByRole('button', { name: /^Pay \$/ }));
  expect(within(form).getByRole('group', { name: 'Your e-wallet' })).toHaveAccessibleDescription('Choose your e-wallet');
  await user.click(within(form).getByRole('radio', { name: "Touch 'n Go eWallet" }));
  await user.click(within(form).getByRole('button', { name: /^Pay \$/ }));
  await waitFor(() => expect(gone).toHaveLength(2));
  expect(await screen.findByRole('link', { name: 'Go to your e-wallet' })).toBeVisible();
  await answerPayment(api, order.number);
  expect(await screen.findByText(/^Paid by e-wallet: \$/)).toBeVisible();
  expect((await lastOrder()).number).toBe(order.number);
});

test('the order page shows a QR code with its amount, and the buyer can report the payment', async () => {
  const user = await checkout();
  await user.click(screen.getByRole('radio', { name: /^DuitNow QR/ }));
  await agree(user);
  await pay(user);
  expect(await screen.findByRole('img', { name: /^QR code to pay \$/ })).toBeVisible();
  expect(await screen.findByRole('timer')).toHaveTextContent(/kept for (9:\d\d|10:00) more/);
  await user.click(screen.getByRole('button', { name: "I've paid" }));
  expect(await screen.findByText('We have not received your payment yet. It can take a moment.')).toBeVisible();
  await answerPayment(await testApi(), (await lastOrder()).number);
  await user.click(screen.getByRole('button', { name: "I've paid" }));
  expect(await screen.findByText(/^Paid by DuitNow QR: \$/)).toBeVisible();
});

test('an order that was not paid in time is shown as cancelled, and its products can be ordered again', async () => {
  departures();
  const { user, order } = await atTheBank();
  await endReservation(await testApi(), order.number);
  expect(await screen.findByRole('heading', { name: 'Not paid in time: the order is cancelled' })).toBeVisible();
  expect(screen.getByText("Not paid in time. You haven't been charged.")).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Pay another way' })).toBeNull();

  expect(cartVar().lines).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  await user.click(await screen.findByRole('button', { name: /^Add \d/ }));
  const ordered = order.packages.flatMap(({ lines }) => lines.map(({ variantId, quantity }) => ({ variantId, quantity })));
  await waitFor(() => expect(cartVar().lines).toMatchObject(ordered));
});
