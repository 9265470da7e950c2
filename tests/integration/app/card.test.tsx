import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#tests/support/app/renderApp.tsx';

describe('a product card', () => {
  test('has a button that adds a unit to the cart and becomes a stepper, which can remove the product again', async () => {
    const { user } = await renderApp('/rizq-marketplace?q=rambutan');
    await user.click(await screen.findByRole('button', { name: 'Add Rambutan on the stem to cart' }));
    const stepper = screen.getByRole('group', { name: 'Quantity for Rambutan on the stem' });
    expect(within(stepper).getByRole('spinbutton')).toHaveValue('1');
    await user.click(within(stepper).getByRole('button', { name: 'Increase quantity' }));
    expect(within(stepper).getByRole('spinbutton')).toHaveValue('2');
    await user.click(within(stepper).getByRole('button', { name: 'Decrease quantity' }));
    expect(within(stepper).getByRole('spinbutton')).toHaveValue('1');
    await user.click(within(stepper).getByRole('button', { name: 'Remove Rambutan on the stem' }));
    expect(screen.getByRole('button', { name: 'Add Rambutan on the stem to cart' })).toHaveFocus();
    expect(screen.getByText('Rambutan on the stem removed')).toBeInTheDocument();
  });

  test('has a heart that adds the product to the wishlist of this device', async () => {
    const { user } = await renderApp('/rizq-marketplace?q=rambutan');
    const heart = await screen.findByRole('button', { name: 'Add Rambutan on the stem to wishlist' });
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(localStorage.getItem('persist:wishlist')).toContain('rambutan-bunch'));
  });

  test('of a product with sizes links to the product page to choose one', async () => {
    await renderApp('/rizq-marketplace?q=batik+shirt');
    const [choose] = await screen.findAllByRole('link', { name: /^Choose options for Batik shirt/ });
    expect(choose).toHaveAttribute('href', expect.stringMatching(/^\/product\//));
  });

  test.each([
    ['SABAH', 1],
    ['PERAK', 0],
    [null, 0],
  ] as const)('shows a shopper in %s if the product is not delivered there, beside its price per unit', async (state, notices) => {
    await renderApp('/rizq-marketplace?q=nasi+lemak', { prefs: { state } });
    const card = (await screen.findByRole('heading', { name: 'Nasi lemak, banana leaf box' })).closest('article')!;
    expect(within(card).queryAllByText('Not delivered to Sabah')).toHaveLength(notices);
    expect(within(card).queryAllByText(/^Not delivered/)).toHaveLength(notices);
    expect(within(card).getByText(/ \/ (kg|100 g)$| each$/)).toBeInTheDocument();
  });
});
