import { definePage } from '#client/routes/definePage.ts';
import { WishlistPage } from './WishlistPage.tsx';

export const page = definePage('wishlist', {
  component: WishlistPage,
  params: ['id'],
  messages: ['wishlist', 'alerts'],
});
