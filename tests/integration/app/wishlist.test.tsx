import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ListedProductsDocument } from '#client/features/catalog/ListedProducts.generated.ts';
import { cartVar } from '#client/state/cart.ts';
import { wishlistVar } from '#client/state/wishlist.ts';
import { apiServer, failOperation, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { knownProduct, soldOutProduct, storedWishlist } from '#tests/support/app/savedLists.ts';

const MANGO = 'harumanis-mango';
const KOPI = 'kopi-o-kampung';
const SHIRT = 'batik-shirt-indigo';

const list = () => screen.findByRole('list', { name: 'Products on your wishlist' });
const titles = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const savedSlugs = () => wishlistVar().entries.map(({ slug }) => slug);

describe('the wishlist', () => {
  test('lists saved products, newest first, with price, stock and price drop', async () => {
    await renderApp('/wishlist', { storage: await storedWishlist([MANGO, SHIRT, KOPI], 200) });
    const cards = await list();
    const [mango, shirt, kopi] = await Promise.all([MANGO, SHIRT, KOPI].map(knownProduct));
    expect(titles(cards)).toEqual([kopi!.title, shirt!.title, mango!.title]);
    expect(within(cards).getAllByText('Price dropped $2.00')).toHaveLength(3);
    expect(screen.getByText('3 products, kept in this browser')).toBeVisible();
    expect(document.title).toBe('(3) Wishlist · Rizq');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.each(['en', 'ms'] as const)('does not promise price alerts when empty (%s)', async (language) => {
    await renderApp('/wishlist', { prefs: { language } });
    const hint = await screen.findByText(/^(Press the heart|Tekan hati) /);
    expect(hint).not.toHaveTextContent(/price|harga/i);
  });

  test('explains how to use it when empty, and suggests products', async () => {
    await renderApp('/wishlist');
    expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the marketplace' })).toHaveAttribute('href', '/rizq-marketplace');
    const others = await screen.findByRole('list', { name: 'You may also like' });
    expect(within(others).getAllByRole('article')).toHaveLength(4);
  });

  test('sets an alert for a lower price of a product', async () => {
    const { user } = await renderApp('/wishlist', { storage: await storedWishlist([MANGO, KOPI]) });
    const { title, price } = await knownProduct(KOPI);
    await user.click(within(await list()).getByRole('button', { name: `Price alert: ${title}` }));
    const drawer = await screen.findByRole('dialog', { name: 'Tell me when the price drops' });
    await user.type(within(drawer).getByLabelText('Your email'), 'watcher@example.com');
    await user.type(within(drawer).getByLabelText(/^Only at this price or below/), '8');
    await user.click(within(drawer).getByRole('button', { name: 'Notify me' }));
    expect(await within(drawer).findByText('One step left: use the link in our email to watcher@example.com.')).toBeVisible();
    const { store } = await testApi();
    expect((await store.query('alerts', {})).items).toMatchObject([
      { email: 'watcher@example.com', thresholdCents: 800, toldCents: price.current.minorUnits },
    ]);
  });

  test('replaces a removed product with a focused undo button, which restores it at its position', async () => {
    const { user } = await renderApp('/wishlist', { storage: await storedWishlist([MANGO, KOPI, SHIRT]) });
    const cards = await list();
    const { title } = await knownProduct(KOPI);
    await user.click(within(cards).getByRole('button', { name: `Remove ${title} from wishlist` }));
    expect(savedSlugs()).toEqual([MANGO, SHIRT]);
    expect(within(cards).getByText(`${title} removed from your wishlist`)).toBeVisible();
    // The removal is announced once, and the controls above the list stay in place.
    expect(screen.getAllByText(`${title} removed from your wishlist`)).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    const undo = within(cards).getByRole('button', { name: `Undo: put ${title} back` });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(savedSlugs()).toEqual([MANGO, KOPI, SHIRT]);
    expect(within(cards).getByRole('link', { name: title })).toHaveFocus();
  });

  test('moves a product to the cart; undo reverts both lists', async () => {
    const { user } = await renderApp('/wishlist', { storage: await storedWishlist([MANGO]) });
    const { title } = await knownProduct(MANGO);
    await user.click(await screen.findByRole('button', { name: `Move to cart: ${title}` }));
    expect(cartVar().lines).toMatchObject([{ quantity: 1, snapshot: { slug: MANGO } }]);
    expect(savedSlugs()).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    await user.click(within(await list()).getByRole('button', { name: `Undo: put ${title} back` }));
    expect(cartVar().lines).toEqual([]);
    expect(savedSlugs()).toEqual([MANGO]);
  });

  test('moves all products without options to the cart together; the others stay', async () => {
    const { user } = await renderApp('/wishlist', { storage: await storedWishlist([MANGO, SHIRT, KOPI]) });
    await user.click(await screen.findByRole('button', { name: 'Move all 2 to cart' }));
    expect(
      cartVar()
        .lines.map(({ snapshot }) => snapshot.slug)
        .sort(),
    ).toEqual([MANGO, KOPI].sort());
    expect(savedSlugs()).toEqual([SHIRT]);
    const { title } = await knownProduct(SHIRT);
    expect(screen.getByRole('link', { name: `Choose options: ${title}` })).toHaveAttribute('href', `/product/${SHIRT}`);
  });

  test('keeps sold-out products and links to alternatives', async () => {
    const { slug, title } = await soldOutProduct();
    await renderApp('/wishlist', { storage: await storedWishlist([slug]) });
    expect(within(await list()).getByText('Sold out')).toBeVisible();
    expect(screen.getByRole('link', { name: `See alternatives: ${title}` })).toHaveAttribute('href', `/product/${slug}`);
    expect(screen.queryByRole('button', { name: /^Move to cart/ })).toBeNull();
  });

  test('can be sorted by price', async () => {
    const { user } = await renderApp('/wishlist', { storage: await storedWishlist([MANGO, SHIRT, KOPI]) });
    const cards = await list();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
    const products = await Promise.all([MANGO, SHIRT, KOPI].map(knownProduct));
    const byPrice = products.sort((left, right) => left.price.current.minorUnits - right.price.current.minorUnits);
    expect(titles(cards)).toEqual(byPrice.map(({ title }) => title));
  });

  test('counts products that no longer exist, and can remove them', async () => {
    const storage = await storedWishlist([MANGO]);
    const stored = JSON.parse(storage['persist:wishlist']!) as { entries: object[] };
    const gone = { productId: 'prd_gone', slug: 'gone', seenPriceCents: 100, savedAt: '2026-11-01T00:00:00.000Z' };
    storage['persist:wishlist'] = JSON.stringify({ entries: [gone, ...stored.entries] });
    const { user } = await renderApp('/wishlist', { storage });
    expect(await screen.findByText('1 product of this list is no longer in the shop.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove from list' }));
    expect(savedSlugs()).toEqual([MANGO]);
    expect(within(await list()).getAllByRole('article')).toHaveLength(1);
  });

  test('shows an error when the products cannot be fetched, and loads them on retry', async () => {
    failOperation(ListedProductsDocument);
    const { user } = await renderApp('/wishlist', { storage: await storedWishlist([MANGO]) });
    expect(await screen.findByText('Failed to load products')).toBeVisible();
    apiServer.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await list()).getAllByRole('article')).toHaveLength(1);
  });

  test('is shown in Malay', async () => {
    await renderApp('/wishlist', { prefs: { language: 'ms' }, storage: await storedWishlist([MANGO]) });
    expect(screen.getByRole('heading', { level: 1, name: 'Senarai hajat' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Pindah ke troli: Mangga/ })).toBeVisible();
  });
});

describe('a shared wishlist', () => {
  test('shows the products in its URL, and can save them all to the visitor’s own wishlist', async () => {
    const [mango, kopi] = await Promise.all([MANGO, KOPI].map(knownProduct));
    const { user } = await renderApp(`/wishlist?id=${kopi!.id}&id=${mango!.id}&id=prd_gone`);
    expect(await screen.findByRole('heading', { level: 1, name: 'A shared wishlist' })).toBeVisible();
    const shared = await screen.findByRole('list', { name: 'A shared wishlist' });
    expect(titles(shared)).toEqual([kopi!.title, mango!.title]);
    expect(savedSlugs()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save all 2 to my wishlist' }));
    expect(savedSlugs()).toEqual([KOPI, MANGO]);
    await waitFor(() => expect(screen.getByText('All of these are on your wishlist')).toBeVisible());
  });

  test('shows a message if none of its products exists any more', async () => {
    await renderApp('/wishlist?id=prd_gone');
    expect(await screen.findByRole('heading', { name: 'None of these products is in the shop any more' })).toBeVisible();
  });
});
