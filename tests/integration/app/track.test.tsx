import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { failOperation, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { TrackOrderDocument } from '#client/pages/track/TrackPage.generated.ts';

/** An order placed through the API and advanced through the given steps. */
async function anOrderOnItsWay(...steps: Step[]): Promise<string> {
  return anOrder('CASH_ON_DELIVERY', ...steps);
}

type Step = 'PACKED' | 'SHIPPED' | 'CANCELLED';

async function anOrder(paymentMethod: 'CASH_ON_DELIVERY' | 'DUITNOW_QR', ...steps: Step[]): Promise<string> {
  const { services } = await testApi();
  const product = services.catalog.find({ slug: 'harumanis-mango' });
  const lines = [{ variantId: product?.variants[0]?.id ?? '', quantity: 1 }];
  const { order } = await services.orders.placeOrder({
    idempotencyKey: `tracked-${steps.join('-')}-${Math.random()}`,
    lines,
    expectedTotal: (await services.quotes.quote({ lines, state: 'KUALA_LUMPUR' })).totals.totalCents,
    email: 'aina@example.com',
    shippingAddress: anAddressInput(),
    payment: { method: paymentMethod },
  });
  for (const step of steps) await services.fulfilment.advance(`${order?.number}-1`, step, OPERATOR, { place: 'Alor Setar' });
  return order?.number ?? '';
}

test('tracking by order number and email shows progress and events, without address or name', async () => {
  const number = await anOrderOnItsWay('PACKED', 'SHIPPED');
  const { user } = await renderApp(`/track-order?order=${number}`);
  expect(await screen.findByLabelText('Order number')).toHaveValue(number);
  await user.type(screen.getByLabelText('Email'), 'Aina@Example.com');
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  expect(await screen.findByRole('heading', { name: `Order ${number}` })).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps).toHaveLength(5);
  expect(steps[2]).toHaveAttribute('aria-current', 'step');
  expect(steps[4]).toHaveTextContent('not yet');
  const orderPackage = screen.getByRole('article', { name: 'Shipped' });
  expect(orderPackage).toHaveTextContent('Alor Setar');
  expect(orderPackage).toHaveTextContent('Package 1 of 1, from Kebun Utara');
  expect(screen.getByRole('main')).not.toHaveTextContent(/Jalan Ampang|Nur Aina/);
});

test('tracking a cancelled package shows no further steps', async () => {
  const number = await anOrderOnItsWay('CANCELLED');
  const { user } = await renderApp(`/track-order?order=${number}`);
  await user.type(await screen.findByLabelText('Email'), 'aina@example.com');
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  expect(await screen.findByRole('article', { name: 'Cancelled' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull();
  expect(screen.queryByText(/^Expected by/)).toBeNull();
});

test('tracking an order whose replacement waits for an answer says until when and how to answer', async () => {
  const { services } = await testApi();
  const variantOf = (slug: string) => services.catalog.find({ slug })?.variants[0]?.id ?? '';
  const lines = [{ variantId: variantOf('sambal-tumis'), quantity: 2, ifSoldOut: 'ASK' as const }];
  const { order } = await services.orders.placeOrder({
    idempotencyKey: 'tracked-replacement',
    lines,
    expectedTotal: (await services.quotes.quote({ lines, state: 'KUALA_LUMPUR' })).totals.totalCents,
    email: 'aina@example.com',
    shippingAddress: anAddressInput(),
    payment: { method: 'CASH_ON_DELIVERY' },
  });
  const request = { lineId: order!.packages[0]!.lines[0]!.id, variantId: variantOf('rendang-paste'), quantity: 2, restock: false };
  await services.substitutions.replace(`${order!.number}-1`, request, OPERATOR);
  const { user } = await renderApp(`/track-order?order=${order!.number}`);
  await user.type(await screen.findByLabelText('Email'), 'aina@example.com');
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  const note = await screen.findByRole('region', { name: 'Your answer is needed' });
  expect(note).toHaveTextContent(/Accept or refuse it by \w+, \d.*browser you ordered with.*send yourself a link below/);
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('Your answer needed');
  expect(main).not.toHaveTextContent(/The seller packs it next|Rendang/);
});

test('tracking an unpaid order shows that it waits for payment, without a delivery day', async () => {
  const number = await anOrder('DUITNOW_QR');
  const { user } = await renderApp(`/track-order?order=${number}`);
  await user.type(await screen.findByLabelText('Email'), 'aina@example.com');
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  const found = (await screen.findByRole('heading', { name: `Order ${number}` })).closest('header');
  expect(found).toHaveTextContent('To pay');
  expect(screen.getByRole('main')).not.toHaveTextContent(/To ship|[Ee]xpected/);
  expect(screen.getByRole('article')).toHaveTextContent('Waiting to be paid');
});

test('tracking shows the same error for a wrong email and an unknown number, and keeps its input', async () => {
  const number = await anOrderOnItsWay();
  const { user } = await renderApp('/track-order');
  const track = async (typedNumber: string, email: string) => {
    await user.clear(screen.getByLabelText('Order number'));
    await user.type(screen.getByLabelText('Order number'), typedNumber);
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Track order' }));
    const title = await screen.findByRole('heading', { name: "We can't find that order" });
    return title.parentElement?.textContent;
  };
  await screen.findByLabelText('Order number');
  const wrong = await track(number, 'other@example.com');
  const unknown = await track('RZQ-2222-2222', 'aina@example.com');
  expect(wrong).toBe(unknown);
  expect(screen.getByLabelText('Order number')).toHaveValue('RZQ-2222-2222');
});

test('the tracking form shows errors beside empty fields', async () => {
  const { user } = await renderApp('/track-order');
  await user.click(await screen.findByRole('button', { name: 'Track order' }));
  expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription(/Enter your order number/);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter your email/);
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('the tracking form shows an error if the server does not respond, and keeps its input', async () => {
  const number = await anOrderOnItsWay();
  const { user } = await renderApp(`/track-order?order=${number}`);
  await user.type(await screen.findByLabelText('Email'), 'aina@example.com');
  failOperation(TrackOrderDocument);
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  expect(await screen.findByText(/The shop did not respond/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('aina@example.com');
});
