import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/app/renderApp.tsx';

test('the tabs of a product page show one text at a time, follow arrow keys and set the URL fragment', async () => {
  const { user, hash } = await renderApp('/product-full-width');
  const tabs = within(await screen.findByRole('tablist', { name: 'Details' }));
  expect(tabs.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');
  await user.click(tabs.getByRole('tab', { name: 'Description' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Specifications' })).toBeVisible();
  expect(screen.queryByRole('tabpanel', { name: 'Description' })).not.toBeInTheDocument();
  expect(hash()).toBe('#specifications');
});

test('the sidebar of a product page lists categories with counts and the best rated products', async () => {
  await renderApp('/product-according-right-sidebar');
  const beside = within(await screen.findByRole('complementary', { name: 'Categories and best rated' }));
  const open = beside.getByRole('link', { current: true });
  expect(open).toHaveAccessibleName(/ \d+$/);
  expect(open).toHaveAttribute('href', expect.stringContaining('/rizq-marketplace?category='));
  expect(within(beside.getByRole('region', { name: 'Best rated' })).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('tablist', { name: 'Details' })).not.toBeInTheDocument();
});

test('the size guide of a product shows a table of measurements', async () => {
  const { user } = await renderApp('/product/batik-shirt-indigo');
  await user.click(await screen.findByRole('button', { name: 'Size guide' }));
  const guide = within(screen.getByRole('dialog', { name: 'Size guide' }));
  expect(guide.getByRole('row', { name: /^M 92–97 77–82 96–101$/ })).toBeVisible();
});

test('the page of a fashion product has the navigation of the fashion pages, other products that of the market', async () => {
  const { unmount } = await renderApp('/product/batik-shirt-indigo');
  const departments = () => screen.queryByRole('navigation', { name: 'Departments' });
  await waitFor(() => expect(departments()).toBeInTheDocument());
  unmount();
  await renderApp('/product/kopi-o-kampung');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(departments()).not.toBeInTheDocument();
});

test('the quick view adds a product with its options to the cart without leaving the listing', async () => {
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
