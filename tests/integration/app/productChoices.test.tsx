import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartVar } from '#client/state/cart.ts';
import { testApi } from '#tests/support/app/apiServer.ts';
import { EMPTY_CART } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

test('a size that is not made is marked as such and cannot be added to the cart', async () => {
  const { store } = await testApi();
  const product = (await store.query('products', { where: { slug: 'batik-shirt-indigo' } })).items[0]!;
  const isLarge = ({ options }: (typeof product.variants)[number]) => Object.values(options).includes('L');
  await store.transaction((transaction) =>
    transaction.put('products', { ...product, variants: product.variants.filter((variant) => !isLarge(variant)) }),
  );
  const { user } = await renderApp('/product/batik-shirt-indigo?size=L', { storage: EMPTY_CART });
  await screen.findByRole('radio', { name: /^L/, checked: true });
  const button = screen.getByRole('button', { name: /^Add to cart/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^Not made in L/);
  expect(screen.getByText(/^Not made in/, { ignore: '[inert] *' }).closest('[role=status]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
  await user.click(button);
  expect(cartVar().lines).toEqual([]);
});

test('the seller’s card on a product page shows the maker with name and place, and the logo of the shop', async () => {
  await renderApp('/product/kopi-o-kampung');
  const card = await screen.findByRole('region', { name: /^Sold by/ });
  expect([...card.querySelectorAll('img')].map(({ src }) => /-(maker|logo)-/.exec(src)?.[1])).toEqual(['maker', 'logo']);
  expect(card).toHaveTextContent('Run by Foong');
  expect(card).toHaveTextContent('Ipoh, Perak');
});
