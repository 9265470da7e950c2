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
    const [choose] = await screen.findAllByRole('link', { name: /^Choose options: Batik shirt/ });
    expect(choose).toHaveAttribute('href', expect.stringMatching(/^\/product\//));
  });

  test('shows and adds the pack that the search names, and links to it', async () => {
    const { user } = await renderApp('/rizq-marketplace?q=beras+5kg');
    const card = (await screen.findByRole('heading', { name: 'Brown rice, whole' })).closest('article')!;
    expect(within(card).getByText('5 kg').tagName).toBe('STRONG');
    expect(card).toHaveTextContent('$15.60');
    expect(within(card).getByRole('link', { name: 'Brown rice, whole' })).toHaveAttribute('href', '/product/brown-rice?weight=5kg');
    await user.click(within(card).getByRole('button', { name: 'Add Brown rice, whole, 5 kg to cart' }));
    expect(within(card).getByRole('group', { name: 'Quantity for Brown rice, whole, 5 kg' })).toBeInTheDocument();
    expect(await screen.findByText('Brown rice, whole, 5 kg added to cart')).toBeInTheDocument();
  });

  test('names the pack of its price before the unit price', async () => {
    await renderApp('/rizq-marketplace?q=brown+rice');
    const card = (await screen.findByRole('heading', { name: 'Brown rice, whole' })).closest('article')!;
    expect(card).toHaveTextContent('2 kg · ');
    expect(within(card).getByText('2 kg').tagName).toBe('SPAN');
  });

  test('adds the size that the search names if there is nothing else to choose', async () => {
    await renderApp('/rizq-marketplace?q=dress+belt+size+M');
    expect(await screen.findByText('Size M')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Add Dress belt.*, M to cart$/ })).toBeInTheDocument();
  });

  test('of a product with options that the search does not name links to it with the named ones chosen', async () => {
    await renderApp('/rizq-marketplace?q=batik+shirt+maroon');
    const choose = await screen.findByRole('link', { name: /^Choose options: Batik shirt/ });
    expect(choose).toHaveAttribute('href', '/product/batik-shirt-indigo?color=7a1f42');
  });

  test.each([
    ['SABAH', 1],
    ['PERAK', 0],
    [null, 0],
  ] as const)('shows a shopper in %s if the product is not delivered there, beside its price per unit', async (state, notices) => {
    await renderApp('/rizq-marketplace?q=nasi+lemak', { prefs: { state } });
    const card = (await screen.findByRole('heading', { name: 'Nasi lemak, banana leaf box' })).closest('article')!;
    expect(within(card).queryAllByText('Not to Sabah')).toHaveLength(notices);
    expect(within(card).queryAllByText(/^Not to/)).toHaveLength(notices);
    expect(within(card).getByText(/ \/ (kg|100 g)$| each$/)).toBeInTheDocument();
    expect(within(card).queryAllByText(/^Arrives between/)).toHaveLength(1 - notices);
    expect(within(card).queryAllByRole('button', { name: /^Add .* to cart$/ })).toHaveLength(1 - notices);
  });
});
