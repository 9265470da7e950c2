import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { APPROVED, approved } from '#tests/support/api/payments.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { sampleCatalogue } from '#tests/support/builders/sampleCatalogue.ts';

const variantOf = (slug: string) => sampleCatalogue().products.find((product) => product.slug === slug)!.variants[0]!.id;

let count = 0;

/** Orders two jars of the demo vendor's sambal as the demo shopper, and lets another tab of the vendor change them. */
async function order(payment: { method: string; bank?: string } = APPROVED, ifSoldOut: 'SIMILAR' | 'ASK' = 'SIMILAR') {
  const api = await testApi();
  const { data: login } = await api.execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  const viewer = await api.services.sessions.find(login.login.token ?? '');
  const lines = [{ variantId: variantOf('sambal-tumis'), quantity: 2, ifSoldOut }];
  const input = anOrderInput({ lines, expectedTotal: 1298, payment, idempotencyKey: `changed-lines-${(count += 1)}` });
  const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer });
  const { number, packages } = await approved(api, payment, data.placeOrder.order!);
  const lineId = packages[0]!.lines[0]!.id;
  const { substitutions } = api.services;
  return {
    number: `${number}-1`,
    lineId,
    shortElsewhere: () => substitutions.reduceLine(`${number}-1`, { lineId, quantity: 1, restock: false }, OPERATOR),
    replaceElsewhere: () =>
      substitutions.replace(`${number}-1`, { lineId, variantId: variantOf('rendang-paste'), quantity: 1, restock: false }, OPERATOR),
  };
}

describe('a page that was opened before another tab changed a line', () => {
  beforeEach(async () => {
    const { data } = await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, VENDOR);
    cookieJar.token = data.login.token;
  });

  test('says what changed, shows the new state, and keeps the input', async () => {
    const { number, shortElsewhere } = await order();
    const { user } = await renderApp(`/vendor-orders/${number}`);
    await user.click(await screen.findByText('Sold out'));
    const form = screen.getByRole('form', { name: /^Sold out: Sambal/ });
    await user.click(within(form).getByRole('checkbox'));
    await shortElsewhere();
    await user.click(within(form).getByRole('button', { name: 'Send fewer' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/changed in the meantime: 1 × Sambal.* instead of 2 × Sambal/);
    expect(alert).toHaveFocus();
    expect(await screen.findByRole('region', { name: 'Sold out' })).toBeVisible();
    expect(within(form).getByRole('checkbox')).toBeChecked();
    await waitFor(() => expect(form).toHaveFormValues({ quantity: '0', expectedQuantity: '1' }));
    const button = within(form).getByRole('button', { name: 'Send fewer' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 2, name: 'Cancelled' })).toBeVisible();
  });

  test('says what a cash order costs less, and that without an answer nothing is charged', async () => {
    const { number, replaceElsewhere } = await order({ method: 'CASH_ON_DELIVERY' }, 'ASK');
    await replaceElsewhere();
    await renderApp(`/vendor-orders/${number}`);
    expect(await screen.findAllByText(/^\$[\d.]+ less to pay$/)).toHaveLength(2);
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Without an answer, it is removed and not charged.');
    expect(main).not.toHaveTextContent(/\d refunded/);
  });

  test('says so although the form is gone', async () => {
    const { number, lineId, replaceElsewhere } = await order();
    const { user } = await renderApp(`/vendor-orders/${number}?replace=${lineId}&find=rendang`);
    const form = await screen.findByRole('form', { name: /^Replace / });
    await user.selectOptions(within(form).getByRole('combobox'), variantOf('rendang-paste'));
    await replaceElsewhere();
    await user.click(within(form).getByRole('button', { name: 'Replace' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed in the meantime: 1 × Rendang/);
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  test.each([
    ['of the package', (number: string) => `/vendor-orders/${number}`],
    ['of the list', (number: string) => `/vendor-orders?q=${number.slice(4, 13)}`],
  ])('does not pack the package with a button %s before the vendor has seen the change', async (_, pathOf) => {
    const { number, shortElsewhere } = await order();
    const { user } = await renderApp(pathOf(number));
    const button = await screen.findByRole('button', { name: 'Mark packed' });
    await shortElsewhere();
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed in the meantime: 1 × Sambal/);
    const form = button.closest('form')!;
    await waitFor(() => expect(form).toHaveFormValues({ expectedLineChanges: '1' }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });
});
