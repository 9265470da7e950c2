import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ComparisonDocument } from '#client/pages/compare/Comparison.generated.ts';
import { cartVar } from '#client/state/cart.ts';
import { compareVar } from '#client/state/compare.ts';
import { apiServer, failOperation } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { knownProduct, soldOutProduct, storedComparison } from '#tests/support/app/savedLists.ts';

const MANGO = 'harumanis-mango';
const KOPI = 'kopi-o-kampung';
const SHIRT = 'batik-shirt-indigo';
const RAMBUTAN = 'rambutan-bunch';
const WALLET = 'bifold-wallet';

const table = () => screen.findByRole('table');
const row = (name: RegExp) => screen.getByRole('row', { name });
const columns = (from: HTMLElement) =>
  within(from)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const comparedSlugs = () => compareVar().entries.map(({ slug }) => slug);

describe('the comparison', () => {
  test('shows a column per product and a row for every detail that at least one of them has', async () => {
    await renderApp('/compare', { storage: await storedComparison([KOPI, MANGO]) });
    const [kopi, mango] = await Promise.all([KOPI, MANGO].map(knownProduct));
    expect(columns(await table())).toEqual([kopi!.title, mango!.title]);
    for (const name of ['Price', 'Rating', 'Availability', 'Where to buy', 'Brand', 'Weight', 'SKU', 'Category', 'Seller', 'Tags']) {
      expect(row(new RegExp(`^${name}`))).toBeInTheDocument();
    }
    expect(screen.queryByRole('rowheader', { name: /^Size/ })).toBeNull();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('marks differences, the lowest price and missing details', async () => {
    await renderApp('/compare', { storage: await storedComparison([SHIRT, MANGO]) });
    await table();
    expect(screen.getByRole('rowheader', { name: /^Price ?, differs$/ })).toBeInTheDocument();
    const prices = within(row(/^Price/)).getAllByRole('cell');
    expect(prices[0]).not.toHaveTextContent('Lowest price');
    expect(prices[1]).toHaveTextContent('Lowest price');
    expect(within(row(/^Size/)).getAllByRole('cell')[1]).toHaveTextContent('Not stated');
    // The SKU is different for every product.
    expect(screen.getByRole('rowheader', { name: /^SKU$/ })).toBeInTheDocument();
  });

  test('can show only differences; the identical details collapse into a line that expands them', async () => {
    const { user } = await renderApp('/compare', { storage: await storedComparison([MANGO, RAMBUTAN]) });
    const category = () => screen.queryByRole('rowheader', { name: /^Category/ });
    await table();
    expect(category()).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Show only differences' }));
    expect(category()).toBeNull();
    expect(screen.getByText(/^\d+ identical details?$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    expect(category()).toBeInTheDocument();
  });

  test('restores a removed product at its position', async () => {
    const { user } = await renderApp('/compare', { storage: await storedComparison([KOPI, MANGO, SHIRT]) });
    const { title } = await knownProduct(MANGO);
    await user.click(await screen.findByRole('button', { name: `Stop comparing ${title}` }));
    expect(comparedSlugs()).toEqual([KOPI, SHIRT]);
    const main = within(screen.getByRole('main'));
    const undo = main.getByRole('button', { name: `Undo: put ${title} back` });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(comparedSlugs()).toEqual([KOPI, MANGO, SHIRT]);
    expect(within(await table()).getByRole('link', { name: title })).toHaveFocus();
  });

  test('adds its products to the cart, except sold-out ones', async () => {
    const { slug, title } = await soldOutProduct();
    const { user } = await renderApp('/compare', { storage: await storedComparison([MANGO, slug]) });
    const mango = await knownProduct(MANGO);
    await user.click(await screen.findByRole('button', { name: `Add ${mango.title} to cart` }));
    expect(cartVar().lines).toMatchObject([{ quantity: 1, snapshot: { slug: MANGO } }]);
    expect(screen.queryByRole('button', { name: `Add ${title} to cart` })).toBeNull();
    expect(within(row(/^Availability/)).getByText('Out of stock')).toBeVisible();
  });

  test('has a search that finds a product by name and adds it', async () => {
    const { user } = await renderApp('/compare', { storage: await storedComparison([KOPI, SHIRT, RAMBUTAN]) });
    await table();
    const { title } = await knownProduct(MANGO);
    await user.type(screen.getByRole('searchbox', { name: 'Find a product to compare' }), 'harumanis');
    await user.click(await screen.findByRole('button', { name: `Compare ${title}` }));
    expect(comparedSlugs()).toEqual([KOPI, SHIRT, RAMBUTAN, MANGO]);
    await waitFor(() => expect(columns(screen.getByRole('table'))).toContain(title));
  });

  test('offers to replace one of four products when a fifth is added', async () => {
    const { user } = await renderApp('/compare', { storage: await storedComparison([MANGO, KOPI, SHIRT, RAMBUTAN]) });
    await table();
    const [wallet, kopi] = await Promise.all([WALLET, KOPI].map(knownProduct));
    await user.type(screen.getByRole('searchbox', { name: 'Find a product to compare' }), 'wallet');
    await user.click(await screen.findByRole('button', { name: `Compare ${wallet!.title}` }));
    const dialog = await screen.findByRole('dialog', { name: 'You can compare up to 4 products' });
    await user.click(await within(dialog).findByRole('button', { name: `Replace ${kopi!.title}` }));
    expect(comparedSlugs()).toEqual([MANGO, WALLET, SHIRT, RAMBUTAN]);
  });

  test('explains how to use it when empty, and suggests products', async () => {
    const { user } = await renderApp('/compare');
    expect(await screen.findByRole('heading', { name: 'Add 2 products to compare' })).toBeVisible();
    const [first] = await screen.findAllByRole('button', { name: /^Compare / });
    await user.click(first!);
    expect(await table()).toBeVisible();
    expect(screen.getByText('Add one more to see how they differ.')).toBeVisible();
  });

  test('can be cleared, with an undo button for each product', async () => {
    const { user } = await renderApp('/compare', { storage: await storedComparison([KOPI, MANGO]) });
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(comparedSlugs()).toEqual([]);
    expect(within(screen.getByRole('main')).getAllByRole('button', { name: /^Undo: put .* back$/ })).toHaveLength(2);
  });

  test('counts products that no longer exist, and can remove them', async () => {
    const storage = await storedComparison([MANGO]);
    const stored = JSON.parse(storage['persist:compare']!) as { entries: object[] };
    storage['persist:compare'] = JSON.stringify({ entries: [...stored.entries, { productId: 'prd_gone', slug: 'gone' }] });
    const { user } = await renderApp('/compare', { storage });
    await user.click(await screen.findByRole('button', { name: 'Remove from list' }));
    expect(comparedSlugs()).toEqual([MANGO]);
  });

  test('shows an error when the products cannot be fetched, and loads them on retry', async () => {
    failOperation(ComparisonDocument);
    const { user } = await renderApp('/compare', { storage: await storedComparison([MANGO]) });
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    apiServer.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });

  test('is shown in Malay', async () => {
    await renderApp('/compare', { prefs: { language: 'ms' }, storage: await storedComparison([MANGO, KOPI]) });
    expect(screen.getByRole('heading', { level: 1, name: 'Bandingkan produk' })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'Tunjukkan perbezaan sahaja' })).toBeVisible();
  });
});

describe('links to the comparison', () => {
  test('are in a bar at the bottom of other pages, which counts the products and can be hidden', async () => {
    const { user, navigate } = await renderApp('/wishlist', { storage: await storedComparison([MANGO, KOPI]) });
    const bar = await screen.findByRole('complementary', { name: 'Comparison' });
    expect(within(bar).getByText('2 of 4 to compare')).toBeVisible();
    expect(within(bar).getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare');
    // Pages with forms hide the bar.
    await navigate('/login');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Comparison' })).toBeNull());
    await navigate('/wishlist');
    await user.click(
      within(await screen.findByRole('complementary', { name: 'Comparison' })).getByRole('button', { name: 'Hide this bar' }),
    );
    expect(screen.queryByRole('complementary', { name: 'Comparison' })).toBeNull();
  });

  test('appear on the page of a product once it is added', async () => {
    const { user, address } = await renderApp(`/product/${WALLET}`, { storage: await storedComparison([MANGO]) });
    const { title } = await knownProduct(WALLET);
    await user.click(await screen.findByRole('button', { name: 'Compare', pressed: false }));
    const word = await screen.findByText(`${title} added, 2 of 4 to compare`);
    await user.click(within(word.parentElement!).getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(address()).toBe('/compare'));
    expect(columns(await table())).toHaveLength(2);
  });

  test('adding a fifth product on its page offers to replace one of four', async () => {
    const { user } = await renderApp(`/product/${WALLET}`, { storage: await storedComparison([MANGO, KOPI, SHIRT, RAMBUTAN]) });
    const { title } = await knownProduct(WALLET);
    await user.click(await screen.findByRole('button', { name: 'Compare', pressed: false }));
    const dialog = await screen.findByRole('dialog', { name: 'You can compare up to 4 products' });
    expect(within(dialog).getByText(`Which one should make room for ${title}?`)).toBeVisible();
    const kopi = await knownProduct(KOPI);
    await user.click(await within(dialog).findByRole('button', { name: `Replace ${kopi.title}` }));
    expect(comparedSlugs()).toEqual([MANGO, WALLET, SHIRT, RAMBUTAN]);
    expect(screen.queryByRole('dialog', { name: 'You can compare up to 4 products' })).toBeNull();
  });
});
