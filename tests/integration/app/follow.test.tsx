import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { followsVar } from '#client/state/follows.ts';
import { testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

interface Known {
  id: string;
  slug: string;
  name: string;
}

/** Three vendors, followed one after the other on this device. */
async function followed() {
  const { execute } = await testApi();
  const { data } = await execute<{ vendors: { nodes: Known[] } }>('{ vendors(first: 3) { nodes { id slug name } } }');
  const shops = data.vendors.nodes;
  const entries = shops.map(({ id, slug, name }, day) => ({ vendorId: id, slug, name, followedAt: `2026-11-0${day + 1}T00:00:00.000Z` }));
  return { shops, storage: { 'persist:cart': '{"lines":[],"origin":"own"}', 'persist:follows': JSON.stringify({ entries }) } };
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/shop/'))
    .map(({ textContent }) => textContent);

test('a guest can sort the shops followed on this device, and gets a link to the login', async () => {
  const { shops, storage } = await followed();
  const { user } = await renderApp('/user-follow', { storage });
  const list = await screen.findByRole('list', { name: 'Shops you follow, with their products' });
  expect(names(list)).toEqual(shops.map(({ name }) => name).reverse());
  expect(within(list).getByRole('link', { name: shops[0]!.name })).toHaveAttribute('href', `/shop/${shops[0]!.slug}`);
  expect(screen.getByRole('link', { name: 'Log in to keep them' })).toHaveAttribute('href', '/login?next=%2Fuser-follow');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name A–Z');
  expect(names(list)).toEqual(shops.map(({ name }) => name).sort((left, right) => left.localeCompare(right)));
});

test('the list of followed shops shows new products and the number of followers of each', async () => {
  const { shops, storage } = await followed();
  const { store } = await testApi();
  const { id, name } = shops[0]!;
  await store.transaction(async (transaction) => {
    const [known] = (await transaction.query('products', { where: { vendorId: id } })).items;
    const variants = known!.variants.map((variant) => ({ ...variant, id: `${variant.id}_new`, sku: `${variant.sku}-NEW` }));
    const title = { en: 'Just arrived', ms: 'Baru tiba' };
    const createdAt = new Date().toISOString();
    await transaction.put('products', { ...known!, id: 'prd_arrived', slug: 'just-arrived', title, createdAt, variants });
  });
  await renderApp('/user-follow', { storage });
  const arrivals = await screen.findByRole('list', { name: `New at ${name}` });
  expect(within(arrivals).getByRole('link', { name: 'Just arrived' })).toHaveAttribute('href', '/product/just-arrived');
  expect(screen.getAllByText('0 followers')).toHaveLength(3);
});

test('unfollowing a shop leaves an undo button in its place', async () => {
  const { shops, storage } = await followed();
  const { user } = await renderApp('/user-follow', { storage });
  const name = shops[1]!.name;
  await user.click(await screen.findByRole('button', { name: `Unfollow ${name}` }));
  expect(followsVar().entries).toHaveLength(2);
  const undo = screen.getByRole('button', { name: `Undo: put ${name} back` });
  await waitFor(() => expect(undo).toHaveFocus());
  await user.click(undo);
  expect(followsVar().entries.map(({ slug }) => slug)).toEqual(shops.map(({ slug }) => slug));
});

test('an empty list of followed shops explains how to follow one', async () => {
  await renderApp('/user-follow', { storage: { 'persist:cart': '{"lines":[],"origin":"own"}' } });
  expect(await screen.findByRole('heading', { name: 'You do not follow any shop yet' })).toBeVisible();
});
