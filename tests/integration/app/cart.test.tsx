import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { QuoteDocument } from '#client/features/cart/Cart.generated.ts';
import { addToCart, cartVar } from '#client/state/cart.ts';
import { openCart } from '#client/state/ui.ts';
import { prefsVar } from '#client/state/prefs.ts';
import { laterVar } from '#client/state/savedForLater.ts';
import { apiServer } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

test('a first visit shows the sample cart, and one press clears it permanently', async () => {
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Sample items: remove them' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(localStorage.getItem('persist:cart')).toContain('"own"');
});

test('a removed line can be restored at its position', async () => {
  const { user } = await renderApp('/cart');
  const region = await screen.findByRole('region', { name: 'Kebun Utara' });
  await user.click(within(region).getByRole('button', { name: 'Remove Harumanis mango, Perlis' }));
  const undo = await screen.findByRole('button', { name: 'Undo: put Harumanis mango, Perlis back' });
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Remove Harumanis mango, Perlis' })).toBeVisible();
});

test.each(['/cart', 'drawer'])('removing and restoring cart lines keeps the order of vendors and lines: %s', async (where) => {
  const { user } = await renderApp(where === 'drawer' ? '/about-us' : '/cart');
  await waitFor(() => expect(cartVar().lines.length).toBeGreaterThan(1));
  const [first, second] = cartVar().lines;
  const other = { ...first!, variantId: 'var_other', snapshot: { ...first!.snapshot, title: 'Other mango' } };
  act(() => void cartVar({ lines: [first!, second!, other], origin: 'own' }));
  if (where === 'drawer') act(openCart);
  const page = within(where === 'drawer' ? await screen.findByRole('dialog') : screen.getByRole('main'));
  const ids = [first, second, other].map((line) => line!.variantId);
  const order = () => page.getAllByRole('listitem').flatMap((row) => ids.find((id) => id === row.getAttribute('data-item')) ?? []);
  await page.findByRole('button', { name: 'Remove Other mango' });
  const before = order();
  expect(before).toHaveLength(3);
  await user.click(page.getByRole('button', { name: `Remove ${first!.snapshot.title}` }));
  expect(order()).toEqual(before);
  await user.click(page.getByRole('button', { name: 'Remove Other mango' }));
  expect(order()).toEqual(before);
  await user.click(page.getByRole('button', { name: `Undo: put ${first!.snapshot.title} back` }));
  expect(order()).toEqual(before);
  await user.click(page.getByRole('button', { name: 'Undo: put Other mango back' }));
  expect(cartVar().lines.map(({ variantId }) => variantId)).toEqual(ids);
});

test('without a quote the cart shows a total before delivery', async () => {
  apiServer.use(graphql.query(QuoteDocument, () => HttpResponse.error()));
  await renderApp('/cart');
  const summary = await screen.findByRole('complementary', { name: 'Order summary' });
  expect(within(summary).getByText('Total before delivery')).toBeVisible();
  expect(within(summary).queryByText('Total')).toBeNull();
});

test('cart buttons for two sizes of one product have different accessible names', async () => {
  await renderApp('/cart');
  await waitFor(() => expect(cartVar().lines.length).toBeGreaterThan(1));
  const [first] = cartVar().lines;
  const inSize = (optionLabel: string) => ({
    ...first!,
    variantId: `var_${optionLabel}`,
    snapshot: { ...first!.snapshot, title: 'Shirt', optionLabel },
  });
  act(() => void cartVar({ lines: ['M', 'L'].map(inSize), origin: 'own' }));
  for (const name of ['Remove Shirt, M', 'Remove Shirt, L', 'Save Shirt, M for later'])
    expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('clearing the cart on its page moves the focus to its heading', async () => {
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Clear cart' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('clearing the cart on its page changes it once, and one press restores all lines', async () => {
  const { user } = await renderApp('/cart');
  const clear = await screen.findByRole('button', { name: 'Clear cart' });
  const before = cartVar().lines;
  expect(before.length).toBeGreaterThan(1);
  const states: unknown[] = [];
  const stop = cartVar.subscribe(() => states.push(cartVar()));
  await user.click(clear);
  stop();
  expect(states).toEqual([{ lines: [], origin: 'own' }]);
  expect(screen.queryByRole('button', { name: /^Undo: put / })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(cartVar().lines).toEqual(before);
});

test('clearing the sample products keeps units that the shopper added, and can be undone', async () => {
  const { user } = await renderApp('/cart');
  const region = await screen.findByRole('region', { name: 'Kebun Utara' });
  await user.click(within(region).getByRole('button', { name: 'Increase quantity' }));
  const before = cartVar().lines;
  await user.click(screen.getByRole('button', { name: 'Sample items: remove them' }));
  expect(cartVar()).toMatchObject({ origin: 'own', lines: [{ quantity: 1, snapshot: { vendorName: 'Kebun Utara' } }] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(cartVar()).toEqual({ lines: before, origin: 'sample' });
});

test('the button that clears the sample products is hidden once none is left', async () => {
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Sample items: remove them' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const lines = cartVar().lines.slice(0, 1);
  act(() => void cartVar({ lines, origin: 'sample' }));
  expect(screen.getByRole('button', { name: 'Sample items: remove them' })).toBeVisible();
  act(() => void cartVar({ lines: lines.map(({ sampleQuantity: _, ...line }) => line), origin: 'sample' }));
  expect(screen.queryByRole('button', { name: 'Sample items: remove them' })).toBeNull();
});

test('a line saved for later is listed below the cart, stored, and moved back with its quantity', async () => {
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Save Harumanis mango, Perlis for later' }));
  const later = await screen.findByRole('region', { name: 'Saved for later (1)' });
  expect(cartVar().lines.some(({ snapshot }) => snapshot.slug === 'harumanis-mango')).toBe(false);
  expect(localStorage.getItem('persist:later')).toContain('harumanis-mango');
  const { quantity } = laterVar().lines[0]!;
  await user.click(within(later).getByRole('button', { name: 'Move to cart: Harumanis mango, Perlis' }));
  expect(cartVar().lines.find(({ snapshot }) => snapshot.slug === 'harumanis-mango')).toMatchObject({ quantity });
  expect(laterVar().lines).toEqual([]);
});

test('undoing "save for later" moves only that line back; other saved lines stay', async () => {
  const { user } = await renderApp('/cart');
  const save = async () => {
    const region = await screen.findByRole('region', { name: 'Kebun Utara' });
    await user.click(within(region).getByRole('button', { name: /^Save .* for later$/ }));
  };
  await save();
  const [line] = laterVar().lines;
  addToCart({ ...line!, quantity: 2 });
  await save();
  expect(laterVar().lines).toMatchObject([{ quantity: line!.quantity + 2 }]);
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!);
  expect(laterVar().lines).toMatchObject([{ quantity: line!.quantity }]);
  expect(cartVar().lines.find(({ variantId }) => variantId === line!.variantId)?.quantity).toBe(2);
});

test('products that are not delivered to the chosen state are named above the total, which is then one before delivery', async () => {
  const name = 'Nasi lemak, banana leaf box';
  const { user, navigate } = await renderApp('/rizq-marketplace?q=nasi+lemak');
  await user.click(await screen.findByRole('button', { name: `Add ${name} to cart` }));
  act(() => void prefsVar({ ...prefsVar(), state: 'SABAH' }));
  await navigate('/cart');
  const summary = await screen.findByRole('complementary', { name: 'Order summary' });
  const sentence = await within(summary).findByText(/can't be ordered yet/);
  expect(sentence).toHaveTextContent(new RegExp(`${name}.* can't be ordered yet\\. The amounts still include .*of the subtotal\\.$`));
  expect(within(summary).getByText('Total before delivery')).toBeVisible();
  for (const remove of screen.getAllByRole('button', { name: /^Remove / })) if (sentence.isConnected) await user.click(remove);
  await waitFor(() => expect(screen.queryByText(/can't be ordered yet/)).toBeNull());
});
