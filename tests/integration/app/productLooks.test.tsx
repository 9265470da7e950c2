import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/app/renderApp.tsx';

test('with tabs, a product shows one long text at a time, operated by arrow keys and stored in the address', async () => {
  const { user, hash } = await renderApp('/product-full-width');
  const tabs = within(await screen.findByRole('tablist', { name: 'Details' }));
  expect(tabs.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
  await user.click(tabs.getByRole('tab', { name: 'Description' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Specifications' })).toBeVisible();
  expect(screen.queryByRole('tabpanel', { name: 'Description' })).not.toBeInTheDocument();
  expect(hash()).toBe('#specifications');
});

test('with a column beside it, a product is among its categories with their counts and the best rated', async () => {
  await renderApp('/product-according-right-sidebar');
  const beside = within(await screen.findByRole('complementary', { name: 'Categories and best rated' }));
  const open = beside.getByRole('link', { current: true });
  expect(open).toHaveAccessibleName(/ \d+$/);
  expect(open).toHaveAttribute('href', expect.stringContaining('/rizq-marketplace?category='));
  expect(within(beside.getByRole('region', { name: 'Best rated' })).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('tablist', { name: 'Details' })).not.toBeInTheDocument();
});

test('a size has a table of measures', async () => {
  const { user } = await renderApp('/product/batik-shirt-indigo');
  await user.click(await screen.findByRole('button', { name: 'Size guide' }));
  const guide = within(screen.getByRole('dialog', { name: 'Size guide' }));
  expect(guide.getByRole('row', { name: /^M 92–97 77–82 96–101$/ })).toBeVisible();
});

test('clothes are shown in the frame of the fashion pages, other products in that of the market', async () => {
  const { unmount } = await renderApp('/product/batik-shirt-indigo');
  const departments = () => screen.queryByRole('navigation', { name: 'Departments' });
  await waitFor(() => expect(departments()).toBeInTheDocument());
  unmount();
  await renderApp('/product/kopi-o-kampung');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(departments()).not.toBeInTheDocument();
});

test('a quick look chooses and buys without leaving the list', async () => {
  const { user, address } = await renderApp('/rizq-marketplace?q=batik+shirt');
  await user.click(await screen.findByLabelText(/^Quick view of batik shirt/i));
  await user.click(await screen.findByText(/^Add to cart · /));
  expect(screen.getByText('Choose a size')).toBeVisible();
  await user.click(screen.getByText('M', { selector: 'label span' }));
  await user.click(screen.getByText(/^Add to cart · /));
  await waitFor(() => expect(localStorage.getItem('persist:cart')).toContain('batik-shirt-indigo'));
  expect(screen.queryByText('All details')).not.toBeInTheDocument();
  expect(address()).toBe('/rizq-marketplace?q=batik+shirt');
});
