import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { cartVar } from '#client/state/cart.ts';
import { testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { soldOutProduct } from '#tests/support/app/savedLists.ts';

const KOPI = '/product/kopi-o-kampung';
const SHIRT = '/product/batik-shirt-indigo';
const title = () => screen.findByText(/^Kopi O kampung/, { selector: 'h1' });

describe('a product', () => {
  test('shows its seller, price with VAT, choices, delivery and details', async () => {
    await renderApp(KOPI);
    expect(await title()).toBeVisible();
    expect(screen.getByText(/with VAT$/)).toHaveTextContent(/\$\d+\.\d\d with VAT/);
    expect(screen.getByRole('radio', { name: /250 g/ })).toBeInTheDocument();
    expect(screen.getByText(/to Kuala Lumpur$/)).toBeVisible();
    expect(screen.getByText('30 days to return, unopened')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Level \d+ of 10$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Description/ })).toHaveAttribute('aria-expanded', 'true');
    expect(document.title).toMatch(/^Kopi O kampung.* · Rizq$/);
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', expect.stringMatching(/\/product\/kopi-o-kampung$/));
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as { '@type': string };
    expect(data['@type']).toBe('Product');
  });

  test.each([
    ['en', /^\d\.\d out of 5 stars, from \d+ reviews?$/],
    ['ms', /^\d\.\d daripada 5 bintang, daripada \d+ ulasan$/],
  ] as const)('links its rating to the reviews (%s) and has it in structured data', async (language, name) => {
    const { store } = await testApi();
    const [rating] = (await store.query('ratings', { limit: 1 })).items;
    const rated = await store.get('products', rating!.id);
    await renderApp(`/product/${rated!.slug}`, { prefs: { language } });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '#reviews');
    expect(document.querySelector('script[type="application/ld+json"]')).toHaveTextContent(/aggregateRating/);
  });

  test('shows no delivery day or return policy if it, or its chosen variant, is sold out', async () => {
    const sold = await renderApp(`/product/${(await soldOutProduct()).slug}`);
    expect(await screen.findByText('Out of stock', { selector: '[role=status] strong' })).toBeVisible();
    expect(screen.queryByText('30 days to return, unopened')).toBeNull();
    expect(screen.queryByText(/to Kuala Lumpur$/)).toBeNull();
    expect(screen.queryByText(/per order from this shop/)).toBeNull();
    sold.unmount();
    const { store } = await testApi();
    const shirt = (await store.query('products', { where: { slug: 'batik-shirt-indigo' } })).items[0]!;
    const large = shirt.variants.filter(({ options }) => options['size'] === 'L').map(({ id }) => id);
    const setStock = (onHand: number) =>
      store.transaction((transaction) => Promise.all(large.map((id) => transaction.put('stock', { id, onHand }))));
    await setStock(0);
    const { user } = await renderApp(`${SHIRT}?size=L`);
    expect(await screen.findByRole('radio', { name: /^L/ })).toBeChecked();
    expect(screen.queryByText(/to Kuala Lumpur$/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(await screen.findByText(/to Kuala Lumpur$/)).toBeVisible();
    await setStock(20);
  });

  test('has a WhatsApp link if its vendor has a WhatsApp number', async () => {
    const { store } = await testApi();
    const setNumbers = (whatsapp: string | null) =>
      store.transaction(async (transaction) => {
        const vendor = (await store.query('vendors', { where: { slug: 'kopi-tujuh-pagi' } })).items[0]!;
        await transaction.put('vendors', { ...vendor, phone: '+60 3-555 0999', whatsapp });
      });
    await setNumbers('+60 12-555 0110');
    const first = await renderApp(KOPI);
    const whatsApp = await screen.findByRole('link', { name: 'Ask the seller on WhatsApp' });
    expect(whatsApp).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/60125550110\?text=/));
    first.unmount();
    await setNumbers(null);
    await renderApp(KOPI);
    await title();
    expect(screen.queryByRole('link', { name: 'Ask the seller on WhatsApp' })).toBeNull();
  });

  test('has a price per weight, and the chosen weight is in the URL', async () => {
    const { user, address } = await renderApp(KOPI);
    await title();
    await user.click(screen.getByRole('radio', { name: /1 kg/ }));
    await waitFor(() => expect(address()).toBe(`${KOPI}?weight=1kg`));
    expect(await screen.findByRole('button', { name: 'Add to cart · $16.20' })).toBeVisible();
  });

  test('is added to the cart in the chosen quantity, with a confirmation', async () => {
    const { user } = await renderApp(`${KOPI}?weight=500g`, { storage: { 'persist:cart': '{"lines":[],"origin":"own"}' } });
    await title();
    const inCart = () =>
      cartVar().lines.find(({ snapshot }) => snapshot.slug === 'kopi-o-kampung' && snapshot.weight === '500 g')?.quantity ?? 0;
    const stepper = screen.getByRole('group', { name: /^Quantity for Kopi O kampung/ });
    await user.click(within(stepper).getByRole('button', { name: 'Increase quantity' }));
    await user.click(screen.getByRole('button', { name: 'Add to cart · $17.80' }));
    // Queried by text, because a query by role takes about as long as the confirmation is visible.
    expect(await screen.findByText('Added to cart', { selector: 'button *, button', ignore: '[inert] *' })).toBeVisible();
    expect(inCart()).toBe(2);
  });

  test('with sizes cannot be added to the cart before one is chosen', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await renderApp(SHIRT);
    await user.click(await screen.findByRole('button', { name: /^Add to cart/ }));
    expect(screen.getByText('Choose a size')).toBeVisible();
    // The page scrolls so that the whole group is visible with its error, because on a phone the button is at the bottom of the screen.
    expect(scrolledTo.mock.contexts.at(-1)).toBe(screen.getByRole('group', { name: 'Size', description: 'Choose a size' }));
    expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus();
    expect(cartVar().lines.some(({ snapshot }) => snapshot.slug === 'batik-shirt-indigo')).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'M' }));
    await waitFor(() => expect(screen.queryByText('Choose a size')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    expect(cartVar().lines.find(({ snapshot }) => snapshot.slug === 'batik-shirt-indigo')?.snapshot.optionLabel).toMatch(/^M/);
  });

  test('has the size chosen that its URL names', async () => {
    await renderApp(`${SHIRT}?size=L`);
    expect(await screen.findByRole('radio', { name: 'L' })).toBeChecked();
  });

  test('is stored as recently viewed, and its card is marked', async () => {
    const { navigate } = await renderApp(KOPI);
    await title();
    await waitFor(() => expect(localStorage.getItem('persist:recent')).toContain('kopi-o-kampung'));
    await act(() => navigate('/rizq-marketplace?q=kopi'));
    const card = (await screen.findByRole('link', { name: /^Kopi O kampung/ })).closest('article')!;
    expect(within(card).getByText('Viewed')).toBeVisible();
  });

  test('keeps a typed quantity above the stock, and offers the available one', async () => {
    const { user } = await renderApp(`${KOPI}?weight=500g`);
    await title();
    const box = within(screen.getByRole('group', { name: /^Quantity for Kopi O kampung/ })).getByRole('spinbutton');
    await user.clear(box);
    await user.type(box, '9999{Enter}');
    expect(box).toHaveValue('9999');
    await user.click(await screen.findByRole('button', { name: /^Take \d+$/ }));
    expect(Number((box as HTMLInputElement).value)).toBeLessThan(9999);
  });

  test('cannot be added to the cart above its stock', async () => {
    const { user } = await renderApp(`${KOPI}?weight=500g`, { storage: { 'persist:cart': '{"lines":[],"origin":"own"}' } });
    await title();
    const box = within(screen.getByRole('group', { name: /^Quantity for Kopi O kampung/ })).getByRole('spinbutton');
    await user.clear(box);
    await user.type(box, '9999{Enter}');
    // The button shows no total while the quantity exceeds the stock.
    const add = screen.getByRole('button', { name: 'Add to cart' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription(/Take \d+$/);
    await user.click(add);
    expect(cartVar().lines).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Take \d+$/ }));
    await user.click(screen.getByRole('button', { name: /^Add to cart/ }));
    expect(await screen.findByText('All available units are in your cart', { exact: false })).toBeVisible();
  });

  test('bought with “Buy now” is ordered without the sample products of the cart', async () => {
    const { user, address } = await renderApp(`${KOPI}?weight=250g`);
    await title();
    await waitFor(() => expect(cartVar().origin).toBe('sample'));
    await user.click(screen.getByRole('button', { name: 'Buy now' }));
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(cartVar().lines.map(({ snapshot, quantity }) => [snapshot.slug, quantity])).toEqual([['kopi-o-kampung', 1]]);
  });
});

describe('the URL of a product', () => {
  test('with an id, or a slug in its place, finds the product', async () => {
    await renderApp('/product-according-full-width?id=kopi-o-kampung');
    expect(await title()).toBeVisible();
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', expect.stringMatching(/\/product\/kopi-o-kampung$/));
  });

  test('without an id shows the first featured product', async () => {
    await renderApp('/product-according-full-width');
    expect(await screen.findByRole('button', { name: /^Add to cart/ })).toBeVisible();
  });

  test.each(['/product/no-such-thing', '/product-according-full-width?id=prd_nothing', '/product/%3Cscript%3E'])(
    'that is unknown (%s) shows links to other pages',
    async (path) => {
      await renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'This product is not available' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Browse the marketplace' })).toHaveAttribute('href', '/rizq-marketplace');
    },
  );
});

describe('a product that cannot be bought', () => {
  test('keeps its page, which shows the reason and alternatives instead of the cart button', async () => {
    const { execute } = await testApi();
    const { data } = await execute<{ products: { nodes: { slug: string; title: string; stock: { level: string } }[] } }>(
      '{ products(first: 100) { nodes { slug title stock { level } } } }',
    );
    const soldOut = data.products.nodes.find(({ stock }) => stock.level === 'OUT');
    expect(soldOut).toBeDefined();
    await renderApp(`/product/${soldOut!.slug}`);
    expect(await screen.findByText(soldOut!.title, { selector: 'h1' })).toBeVisible();
    expect(screen.getByText('Out of stock', { selector: 'strong' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Similar products' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });
});
