import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { AddToWishlistDocument } from '#client/features/saved/AccountLists.generated.ts';
import { followsVar, followVendor, unfollowVendor } from '#client/state/follows.ts';
import { sessionVar, settleSession } from '#client/state/session.ts';
import { changeWish, saveProduct, unsaveProduct, wishlistVar } from '#client/state/wishlist.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { apiServer, cookieJar, failOperation, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { knownProduct, storedWishlist } from '#tests/support/app/savedLists.ts';

const MANGO = 'harumanis-mango';
const KOPI = 'kopi-o-kampung';
const SHIRT = 'batik-shirt-indigo';

const productIds = () => wishlistVar().entries.map(({ productId }) => productId);

/** Saved lists of the shopper's account. */
async function account() {
  const { services } = await testApi();
  const wishlist = await services.savedLists.wishlist('usr_demo_shopper');
  const following = await services.savedLists.following('usr_demo_shopper', { first: 100, after: null });
  return { wishes: wishlist.map(({ productId }) => productId), follows: following.nodes.map(({ slug }) => slug) };
}

async function session({ email, password }: typeof SHOPPER) {
  const { execute, services } = await testApi();
  const { data } = await execute<{ login: AuthResponse }>(LOGIN, { email, password });
  return { token: data.login.token!, signedIn: (await services.sessions.find(data.login.token))! };
}

/** The browser gets the session of a member, as after logging in. */
async function logIn(who = SHOPPER) {
  const { token, signedIn } = await session(who);
  cookieJar.token = token;
  settleSession({ id: signedIn.userId, name: 'Somebody', email: who.email });
}

beforeEach(async () => {
  const { services } = await testApi();
  const { signedIn } = await session(SHOPPER);
  const { wishes } = await account();
  await services.savedLists.removeFromWishlist(signedIn, wishes);
  const { nodes } = await services.savedLists.following(signedIn.userId, { first: 100, after: null });
  for (const { id } of nodes) await services.savedLists.followVendor(signedIn, id, false);
});

test('a guest’s lists are merged into the account at login, each product once, with its day and price', async () => {
  const { services } = await testApi();
  const [mango, kopi, shirt] = await Promise.all([MANGO, KOPI, SHIRT].map(knownProduct));
  const { signedIn } = await session(SHOPPER);
  await services.savedLists.addToWishlist(signedIn, [{ productId: kopi!.id }, { productId: shirt!.id }]);
  const app = await renderApp('/login', { storage: await storedWishlist([MANGO, KOPI], 200) });
  await app.user.click(await screen.findByRole('button', { name: `Fill in ${SHOPPER.email}` }));
  await app.user.click(within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(productIds()).toEqual([mango!.id, kopi!.id, shirt!.id]));
  expect(wishlistVar().ownerId).toBe('usr_demo_shopper');
  expect(await services.savedLists.wishlist('usr_demo_shopper')).toMatchObject([
    { productId: mango!.id, addedAt: '2026-11-01T00:00:00.000Z', savedPriceCents: mango!.price.current.minorUnits + 200 },
    { productId: kopi!.id, savedPriceCents: kopi!.price.current.minorUnits },
    { productId: shirt!.id },
  ]);
});

test('a member’s change is sent at once, and a logout clears the lists on the device', async () => {
  await renderApp('/cart', { storage: await storedWishlist([]) });
  await logIn();
  await waitFor(() => expect(wishlistVar().ownerId).toBe('usr_demo_shopper'));
  const [mango, kopi] = await Promise.all([MANGO, KOPI].map(knownProduct));
  for (const { id, slug } of [mango!, kopi!]) saveProduct({ productId: id, slug, seenPriceCents: 100 });
  changeWish(kopi!.id, { quantity: 3, note: 'for Raya' });
  unsaveProduct(mango!.id);
  const { services } = await testApi();
  await waitFor(async () =>
    expect(await services.savedLists.wishlist('usr_demo_shopper')).toMatchObject([{ productId: kopi!.id, quantity: 3, note: 'for Raya' }]),
  );
  cookieJar.token = null;
  settleSession(null);
  await waitFor(() => expect(wishlistVar()).toEqual({ entries: [], ownerId: null, ticked: [] }));
  expect((await account()).wishes).toEqual([kopi!.id]);
});

test('followed vendors are merged into the account in the same way', async () => {
  const { execute } = await testApi();
  const { data } = await execute<{ vendors: { nodes: { id: string; slug: string; name: string }[] } }>(
    '{ vendors { nodes { id slug name } } }',
  );
  const [first, second, third] = data.vendors.nodes.map(({ id, slug, name }) => ({ vendorId: id, slug, name }));
  await renderApp('/cart', { storage: await storedWishlist([]) });
  followVendor(first!);
  followVendor(second!);
  await logIn();
  await waitFor(async () => expect((await account()).follows).toEqual([second!.slug, first!.slug]));
  await waitFor(() => expect(followsVar().ownerId).toBe('usr_demo_shopper'));
  followVendor(third!);
  unfollowVendor(first!.vendorId);
  await waitFor(async () => expect((await account()).follows).toEqual([third!.slug, second!.slug]));
  settleSession(null);
  await waitFor(() => expect(followsVar().entries).toEqual([]));
});

test('a change that the account refuses is reverted with a message', async () => {
  await renderApp('/cart', { storage: await storedWishlist([]) });
  await logIn();
  await waitFor(() => expect(wishlistVar().ownerId).toBe('usr_demo_shopper'));
  const { id, slug } = await knownProduct(MANGO);
  failOperation(AddToWishlistDocument);
  saveProduct({ productId: id, slug, seenPriceCents: 100 });
  expect(
    await screen.findByText('Your wishlist was not changed: Harumanis mango, Perlis. The shop did not answer: try again in a moment.'),
  ).toBeVisible();
  expect(productIds()).toEqual([]);
  apiServer.resetHandlers();
  saveProduct({ productId: 'prd_gone', slug: 'gone', seenPriceCents: 100 });
  expect(await screen.findByText(/This product is not in the shop any more/)).toBeVisible();
  expect(productIds()).toEqual([]);
});

test('a guest’s list with a removed product is merged without it', async () => {
  const storage = await storedWishlist([MANGO, KOPI]);
  const stored = JSON.parse(storage['persist:wishlist']!) as { entries: object[] };
  const gone = { productId: 'prd_gone', slug: 'gone', seenPriceCents: 100, savedAt: '2026-11-01T00:00:00.000Z' };
  await renderApp('/cart', { storage: { ...storage, 'persist:wishlist': JSON.stringify({ entries: [gone, ...stored.entries] }) } });
  await logIn();
  await waitFor(() => expect(wishlistVar().entries).toHaveLength(2));
  expect((await account()).wishes).toHaveLength(2);
});

test('lists of another member on this device are not merged', async () => {
  const { id, slug } = await knownProduct(MANGO);
  const theirs = { entries: [{ productId: id, slug, seenPriceCents: 1, savedAt: '2026-11-01T00:00:00.000Z' }], ownerId: 'usr_demo_vendor' };
  await renderApp('/cart', {
    storage: {
      ...(await storedWishlist([])),
      'persist:wishlist': JSON.stringify(theirs),
      login_user: JSON.stringify({ isAuthenticated: true, user: { id: 'usr_demo_shopper', name: 'A', email: SHOPPER.email } }),
    },
  });
  cookieJar.token = (await session(SHOPPER)).token;
  saveProduct({ productId: 'prd_gone', slug: 'gone', seenPriceCents: 1 });
  await waitFor(() => expect(wishlistVar().ownerId).toBe('usr_demo_shopper'));
  expect((await account()).wishes).toEqual([]);
  expect(sessionVar().user?.id).toBe('usr_demo_shopper');
});

test('a change of another tab is shown here, and sent by that tab only', async () => {
  await renderApp('/wishlist', { storage: await storedWishlist([]) });
  await logIn(VENDOR);
  await waitFor(() => expect(wishlistVar().ownerId).toBe('usr_demo_vendor'));
  const { id, slug, title } = await knownProduct(MANGO);
  const entries = [{ productId: id, slug, seenPriceCents: 1, savedAt: '2026-11-01T00:00:00.000Z' }];
  const newValue = JSON.stringify({ entries, ownerId: 'usr_demo_vendor' });
  localStorage.setItem('persist:wishlist', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'persist:wishlist', newValue }));
  const cards = await screen.findByRole('list', { name: 'Products on your wishlist' });
  expect(within(cards).getByRole('link', { name: title })).toBeVisible();
  const { services } = await testApi();
  expect(await services.savedLists.wishlist('usr_demo_vendor')).toEqual([]);
});

test('the page of a vendor counts a new follower at once', async () => {
  const { user } = await renderApp('/shop/seri-tenun');
  await logIn();
  await waitFor(() => expect(followsVar().ownerId).toBe('usr_demo_shopper'));
  const followers = () => screen.getByText('Followers').nextElementSibling;
  await screen.findByText('Followers');
  expect(followers()).toHaveTextContent('0');
  let respond = () => {};
  // MSW: without a result the next handler responds.
  apiServer.use(graphql.operation(() => new Promise<undefined>((resolve) => (respond = () => resolve(undefined)))));
  await user.click(screen.getByRole('button', { name: 'Follow Seri Tenun' }));
  await waitFor(() => expect(followers()).toHaveTextContent('1'));
  respond();
  await waitFor(async () => expect((await account()).follows).toEqual(['seri-tenun']));
  expect(followers()).toHaveTextContent('1');
  await user.click(screen.getByRole('button', { name: 'Following Seri Tenun' }));
  await waitFor(() => expect(followers()).toHaveTextContent('0'));
});
