import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formatMoney } from '#schema/rules/money.ts';
import { cartVar } from '#client/state/cart.ts';
import { wishlistVar } from '#client/state/wishlist.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { knownProduct, soldOutProduct, storedWishlist } from '#tests/support/app/savedLists.ts';

const MANGO = 'harumanis-mango';
const KOPI = 'kopi-o-kampung';
const SHIRT = 'batik-shirt-indigo';

const slugs = () => wishlistVar().entries.map(({ slug }) => slug);
const rowTitles = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);

test('the wishlist table can be sorted and filtered, and checked products can be moved to the cart or removed', async () => {
  const gone = await soldOutProduct();
  const { user } = await renderApp('/wishlist-2', { storage: await storedWishlist([MANGO, SHIRT, KOPI, gone.slug]) });
  const table = await screen.findByRole('table', { name: 'Products on your wishlist' });
  expect(screen.getByRole('heading', { level: 1, name: 'Saved products' })).toBeVisible();
  expect(document.title).toBe('(4) Saved products · Rizq');
  const [mango, shirt, kopi] = await Promise.all([MANGO, SHIRT, KOPI].map(knownProduct));
  const byName = [mango!, shirt!, kopi!, gone].map(({ title }) => title).sort((left, right) => left.localeCompare(right));
  await user.click(within(table).getByRole('button', { name: 'Product' }));
  expect(rowTitles(table)).toEqual(byName);
  expect(within(table).getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(table).getByRole('button', { name: 'Product' }));
  expect(rowTitles(table)).toEqual(byName.reverse());

  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Unavailable (1)');
  expect(rowTitles(table)).toEqual([gone.title]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All (4)');

  await user.click(within(table).getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Move all 2 to cart' }));
  expect(slugs()).toEqual([SHIRT, gone.slug]);
  expect(cartVar().lines.map(({ productId }) => productId)).toEqual(expect.arrayContaining([mango!.id, kopi!.id]));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(slugs()).toEqual([]);
  await user.click(within(table).getByRole('button', { name: `Undo: put ${shirt!.title} back` }));
  expect(slugs()).toEqual([SHIRT]);
});

test('the shopping list keeps quantities and notes, moves the products of a vendor to the cart, and can be printed', async () => {
  const { user } = await renderApp('/wishlist-3', { storage: await storedWishlist([MANGO, KOPI]) });
  const [mango, kopi] = await Promise.all([MANGO, KOPI].map(knownProduct));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shopping list' })).toBeVisible();
  await user.click(
    within(await screen.findByRole('group', { name: `Quantity for ${mango!.title}` })).getByRole('button', { name: 'Increase quantity' }),
  );
  const note = screen.getByRole('textbox', { name: `Note for ${mango!.title}` });
  await user.type(note, 'ripe ones{Enter}');
  expect(wishlistVar().entries[0]).toMatchObject({ quantity: 2, note: 'ripe ones' });
  const cents = mango!.price.current.minorUnits * 2;
  expect(screen.getAllByText(formatMoney(cents + kopi!.price.current.minorUnits))).not.toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: `Got ${kopi!.title}` }));
  expect(screen.getAllByText(formatMoney(cents)).length).toBeGreaterThan(1);

  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print list' }));
  expect(print).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('button', { name: /^Move 1 product to cart from/ }));
  expect(cartVar().lines).toMatchObject([{ productId: mango!.id, quantity: 2 }]);
  await user.click(screen.getByRole('button', { name: `Undo: put ${mango!.title} back` }));
  await waitFor(() => expect(cartVar().lines).toEqual([]));
  expect(wishlistVar().entries[0]).toMatchObject({ quantity: 2, note: 'ripe ones' });
});
