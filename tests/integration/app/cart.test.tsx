import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';

test('the first visit finds the sample cart, and one tap clears it for good', async () => {
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Sample items: clear the cart' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(localStorage.getItem('persist:cart')).toContain('"own"');
});

test('a removed line can be put back where it stood, also after the toast is gone', async () => {
  const { user } = await renderApp('/cart');
  const region = await screen.findByRole('region', { name: 'Kebun Utara' });
  await user.click(within(region).getByRole('button', { name: 'Remove Harumanis mango, Perlis' }));
  const undo = await screen.findByRole('button', { name: 'Undo: put Harumanis mango, Perlis back' });
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Remove Harumanis mango, Perlis' })).toBeVisible();
});

test('cleared on its page, the cart begins anew at its heading', async () => {
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
