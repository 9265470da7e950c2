import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ChangeListsDocument } from '#client/features/saved/AccountLists.generated.ts';
import { accountChangesVar, type NewOperation } from '#client/state/accountChanges.ts';
import { addToCart, cartVar, changeQuantity, removeFromCart } from '#client/state/cart.ts';
import { compareProduct, compareVar } from '#client/state/compare.ts';
import { followsVar, followVendor, unfollowVendor } from '#client/state/follows.ts';
import { laterVar, saveForLater } from '#client/state/savedForLater.ts';
import { loseSession, settleSession } from '#client/state/session.ts';
import { readStored, storedKeys } from '#client/state/storage.ts';
import { changeWish, saveProduct, unsaveProduct, wishlistVar } from '#client/state/wishlist.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { apiServer, cookieJar, failOperation, loseResponse, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { cartLine, knownProduct, storedWishlist } from '#tests/support/app/savedLists.ts';
import { resetShopperState } from '#tests/support/setup/resetShopperState.ts';

const MANGO = 'harumanis-mango';
const KOPI = 'kopi-o-kampung';
const SHIRT = 'batik-shirt-indigo';

async function session({ email, password }: typeof SHOPPER) {
  const { execute, services } = await testApi();
  const { data } = await execute<{ login: AuthResponse }>(LOGIN, { email, password });
  return { token: data.login.token!, signedIn: (await services.sessions.find(data.login.token))! };
}

/** Gives the browser a member's session, as logging in would. */
async function logIn(who = SHOPPER) {
  const { token, signedIn } = await session(who);
  cookieJar.token = token;
  settleSession({ id: signedIn.userId, name: 'Somebody', email: who.email });
  await waitFor(() => expect(accountChangesVar().version).not.toBeNull());
  await settled();
}

/** Waits until no changes are left to be sent. */
const settled = () => waitFor(() => expect(accountChangesVar().operations).toEqual([]));

/** Changes the lists in the shopper's account on a different device. */
async function elsewhere(...operations: Omit<NewOperation, 'isSample'>[]) {
  const { services } = await testApi();
  const { signedIn } = await session(SHOPPER);
  const { errors } = await services.savedLists.changeLists(signedIn, { operations });
  expect(errors).toEqual([]);
}

/** The lists in the shopper's account: quantities by variant, and ids. */
async function account(userId = 'usr_demo_shopper') {
  const { services } = await testApi();
  const { cart, savedForLater, wishlist, comparison, follows } = await services.savedLists.of(userId);
  return {
    cart: Object.fromEntries(cart.map(({ variantId, quantity }) => [variantId, quantity])),
    later: savedForLater.map(({ variantId }) => variantId),
    wishes: wishlist.map(({ productId }) => productId),
    compared: comparison.map(({ id }) => id),
    follows: follows.map(({ vendor }) => vendor.slug),
  };
}

const shownCart = () => Object.fromEntries(cartVar().lines.map(({ variantId, quantity }) => [variantId, quantity]));
const wished = () => wishlistVar().entries.map(({ productId }) => productId);
const inCart = (action: NewOperation['action'], id: string, quantity?: number) => ({ list: 'CART' as const, action, id, quantity });
const goOnline = () => {
  apiServer.resetHandlers();
  window.dispatchEvent(new Event('online'));
};

/** Collects the names of the operations that the browser sends from now on. */
function watchOperations(): string[] {
  const names: string[] = [];
  apiServer.use(graphql.operation(({ operationName }) => void names.push(operationName)));
  return names;
}

beforeEach(async () => {
  const { store } = await testApi();
  await store.transaction(async (transaction) => {
    for (const id of ['usr_demo_shopper', 'usr_demo_vendor']) await transaction.delete('savedLists', id);
  });
});

test('logging in merges a guest’s lists into the account once, with the larger of two quantities', async () => {
  const [mango, kopi, shirt] = await Promise.all([MANGO, KOPI, SHIRT].map(knownProduct));
  const [mangoLine, kopiLine, shirtLine] = await Promise.all([MANGO, KOPI, SHIRT].map((slug) => cartLine(slug, 2)));
  await elsewhere(
    { list: 'WISHLIST', action: 'ADD', id: kopi!.id, note: 'ground' },
    { list: 'WISHLIST', action: 'ADD', id: shirt!.id },
    inCart('ADD', kopiLine!.variantId, 3),
    inCart('ADD', shirtLine!.variantId, 1),
  );
  const cart = JSON.stringify({ lines: [mangoLine, kopiLine, shirtLine], origin: 'own' });
  const app = await renderApp('/login', { storage: { ...(await storedWishlist([MANGO, KOPI], 200)), 'persist:cart': cart } });
  await app.user.click(await screen.findByRole('button', { name: `Fill in ${SHOPPER.email}` }));
  await app.user.click(within(screen.getByRole('form', { name: 'Log in' })).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(wished()).toEqual([mango!.id, kopi!.id, shirt!.id]));
  await settled();
  const quantities = { [kopiLine!.variantId]: 3, [shirtLine!.variantId]: 2, [mangoLine!.variantId]: 2 };
  expect(shownCart()).toEqual(quantities);
  expect((await account()).cart).toEqual(quantities);
  const { services } = await testApi();
  expect((await services.savedLists.of('usr_demo_shopper')).wishlist).toMatchObject([
    { productId: mango!.id, addedAt: '2026-11-01T00:00:00.000Z', savedPriceCents: mango!.price.current.minorUnits + 200 },
    { productId: kopi!.id, note: 'ground' },
    { productId: shirt!.id },
  ]);
});

test('logging in adds the sample cart only to an account with an empty cart', async () => {
  const line = await cartLine(KOPI, 2);
  const sample = { ...(await cartLine(MANGO, 3)), sampleQuantity: 3 };
  const own = { ...(await cartLine(SHIRT, 2)), sampleQuantity: 1 };
  const storage = { ...(await storedWishlist([])), 'persist:cart': JSON.stringify({ lines: [sample, own], origin: 'sample' }) };
  const app = await renderApp('/cart', { storage });
  await logIn();
  expect((await account()).cart).toEqual({ [sample.variantId]: 3, [own.variantId]: 2 });
  app.unmount();
  settleSession(null);
  resetShopperState();
  await elsewhere(inCart('REMOVE', sample.variantId), inCart('REMOVE', own.variantId), inCart('ADD', line.variantId, 2));
  await renderApp('/cart', { storage });
  await logIn();
  const quantities = { [line.variantId]: 2, [own.variantId]: 2 };
  expect([shownCart(), (await account()).cart]).toEqual([quantities, quantities]);
});

test('list changes that are pending when the session is lost are sent after the next login of the same member', async () => {
  const { id, slug } = await knownProduct(MANGO);
  const line = await cartLine(KOPI);
  const { navigate } = await renderApp('/cart', { storage: await storedWishlist([]) });
  await logIn();
  failOperation(ChangeListsDocument);
  saveProduct({ productId: id, slug, seenPriceCents: 100 });
  await waitFor(() => expect(accountChangesVar().operations).toMatchObject([{ isSent: true }]));
  const token = cookieJar.token;
  cookieJar.token = null;
  loseSession();
  addToCart(line);
  expect(wished()).toEqual([id]);
  await navigate('/faq');
  await waitFor(() => expect(wished()).toEqual([]));
  expect(shownCart()).toEqual({});
  apiServer.resetHandlers();
  cookieJar.token = token;
  settleSession({ id: 'usr_demo_shopper', name: 'Somebody', email: SHOPPER.email });
  await settled();
  await waitFor(() => expect([wished(), shownCart()]).toEqual([[id], { [line.variantId]: 1 }]));
  expect(await account()).toMatchObject({ wishes: [id], cart: { [line.variantId]: 1 } });
});

test.each([
  [6, 1],
  [8, 0],
])('%d days after a logout, %d unsent list changes are kept for the member', async (days, kept) => {
  const leftAt = new Date(Date.now() - days * 86_400_000).toISOString();
  const operations = [{ key: 'k', list: 'WISHLIST', action: 'ADD', id: 'prd_gone' }];
  const changes = { userId: 'usr_demo_shopper', isCopy: false, version: null, leftAt, operations };
  await renderApp('/cart', { storage: { ...(await storedWishlist([])), [accountChangesVar.key]: JSON.stringify(changes) } });
  // The application loads this module, which releases the lists.
  await act(async () => void (await import('#client/features/saved/followAccount.ts')));
  expect(accountChangesVar().operations).toHaveLength(kept);
  expect(accountChangesVar().userId).toBe(kept > 0 ? 'usr_demo_shopper' : null);
});

test('changes of a member’s lists are sent to the account, and logging out clears the copies on the device', async () => {
  await renderApp('/cart', { storage: await storedWishlist([]) });
  await logIn();
  const [mango, kopi] = await Promise.all([MANGO, KOPI].map(knownProduct));
  const [mangoLine, kopiLine] = await Promise.all([MANGO, KOPI].map((slug) => cartLine(slug, 2)));
  for (const { id, slug } of [mango!, kopi!]) saveProduct({ productId: id, slug, seenPriceCents: 100 });
  changeWish(kopi!.id, { quantity: 3, note: 'for Raya' });
  unsaveProduct(mango!.id);
  compareProduct({ productId: kopi!.id, slug: KOPI });
  addToCart(mangoLine!);
  addToCart(kopiLine!);
  changeQuantity(kopiLine!.variantId, 5);
  saveForLater(mangoLine!.variantId);
  await settled();
  const stored = {
    cart: { [kopiLine!.variantId]: 5 },
    later: [mangoLine!.variantId],
    wishes: [kopi!.id],
    compared: [kopi!.id],
    follows: [],
  };
  expect(await account()).toEqual(stored);
  const { services } = await testApi();
  expect((await services.savedLists.of('usr_demo_shopper')).wishlist).toMatchObject([{ quantity: 3, note: 'for Raya' }]);
  cookieJar.token = null;
  settleSession(null);
  await waitFor(() => expect(cartVar()).toEqual({ lines: [], origin: 'own' }));
  expect([laterVar().lines, wishlistVar().entries, compareVar().entries]).toEqual([[], [], []]);
  expect(localStorage.getItem(accountChangesVar.key)).not.toContain(kopi!.id);
  expect(await account()).toEqual(stored);
});

test('a member’s cart and lists appear on another device', async () => {
  const [line, { id, title }] = await Promise.all([cartLine(KOPI, 2), knownProduct(KOPI)]);
  await elsewhere(inCart('ADD', line.variantId, 4), { list: 'COMPARISON', action: 'ADD', id });
  await renderApp('/cart', { storage: await storedWishlist([]) });
  await logIn();
  const quantity = await screen.findByRole('group', { name: new RegExp(`^Quantity for ${title}`) });
  expect(within(quantity).getByRole('spinbutton')).toHaveValue('4');
  expect(cartVar().lines).toEqual([{ ...line, quantity: 4 }]);
  expect(compareVar().entries).toEqual([{ productId: id, slug: KOPI }]);
});

test('sending a change made offline neither restores a line that another device removed nor loses one that it added', async () => {
  const [mango, kopi, shirt] = await Promise.all([MANGO, KOPI, SHIRT].map((slug) => cartLine(slug)));
  await elsewhere(inCart('ADD', mango!.variantId, 2));
  await renderApp('/cart', { storage: await storedWishlist([]) });
  await logIn();
  failOperation(ChangeListsDocument);
  changeQuantity(mango!.variantId, 7);
  addToCart(kopi!);
  await waitFor(() => expect(accountChangesVar().operations).toMatchObject([{ isSent: true }, { isSent: true }]));
  await elsewhere(inCart('REMOVE', mango!.variantId), inCart('ADD', shirt!.variantId));
  expect(shownCart()).toEqual({ [mango!.variantId]: 7, [kopi!.variantId]: 1 });
  goOnline();
  const both = { [shirt!.variantId]: 1, [kopi!.variantId]: 1 };
  await waitFor(() => expect(shownCart()).toEqual(both));
  await settled();
  expect((await account()).cart).toEqual(both);
});

test('list changes made offline are shown, survive a reload, and are sent when the network is back', async () => {
  const { id, slug } = await knownProduct(MANGO);
  const line = await cartLine(KOPI);
  const app = await renderApp('/wishlist', { storage: await storedWishlist([]) });
  await logIn();
  failOperation(ChangeListsDocument);
  saveProduct({ productId: id, slug, seenPriceCents: 100 });
  addToCart(line);
  await waitFor(() => expect(accountChangesVar().operations).toMatchObject([{ isSent: true }, { isSent: true }]));
  expect(wished()).toEqual([id]);
  const storage = Object.fromEntries(storedKeys().map((key) => [key, readStored(key)!]));
  app.unmount();
  resetShopperState();
  apiServer.resetHandlers();
  await renderApp('/wishlist', { storage });
  await settled();
  expect(await account()).toMatchObject({ wishes: [id], cart: { [line.variantId]: 1 } });
});

test('a list change whose response was lost is applied once', async () => {
  const line = await cartLine(KOPI, 2);
  await renderApp('/cart', { storage: await storedWishlist([]) });
  await logIn();
  loseResponse(ChangeListsDocument);
  addToCart(line);
  await waitFor(async () => expect((await account()).cart).toEqual({ [line.variantId]: 2 }));
  addToCart(line);
  await settled();
  expect(shownCart()).toEqual({ [line.variantId]: 4 });
  expect((await account()).cart).toEqual({ [line.variantId]: 4 });
});

test('removing a line while its addition is being sent removes it from the account', async () => {
  const line = await cartLine(KOPI, 2);
  await renderApp('/cart', { storage: await storedWishlist([]) });
  await logIn();
  let respond = () => {};
  apiServer.use(graphql.operation(() => new Promise<undefined>((resolve) => (respond = () => resolve(undefined))), { once: true }));
  addToCart(line);
  await waitFor(() => expect(accountChangesVar().operations).toMatchObject([{ isSent: true }]));
  removeFromCart(line.variantId);
  respond();
  await settled();
  expect([shownCart(), (await account()).cart]).toEqual([{}, {}]);
});

test('a list change that the server refuses is reverted with the reason, and later ones are sent', async () => {
  await renderApp('/cart', { storage: await storedWishlist([]) });
  await logIn();
  const { id, slug } = await knownProduct(MANGO);
  saveProduct({ productId: 'prd_gone', slug: 'gone', seenPriceCents: 100 });
  saveProduct({ productId: id, slug, seenPriceCents: 100 });
  expect(await screen.findByText('Your wishlist was not changed: gone. This product is no longer in the shop.')).toBeVisible();
  await settled();
  await waitFor(() => expect(wished()).toEqual([id]));
  expect((await account()).wishes).toEqual([id]);
});

test('logging in clears another member’s lists on this device instead of merging them', async () => {
  const { id, slug } = await knownProduct(MANGO);
  const entries = [{ productId: id, slug, seenPriceCents: 1, savedAt: '2026-11-01T00:00:00.000Z' }];
  const pending = [{ key: 'k', list: 'WISHLIST', action: 'ADD', id }];
  await renderApp('/cart', {
    storage: {
      ...(await storedWishlist([])),
      'persist:wishlist': JSON.stringify({ entries }),
      'persist:account-changes': JSON.stringify({ userId: 'usr_demo_vendor', isCopy: true, version: 1, operations: pending }),
      login_user: JSON.stringify({ isAuthenticated: true, user: { id: 'usr_demo_vendor', name: 'A', email: VENDOR.email } }),
    },
  });
  await logIn();
  expect(wished()).toEqual([]);
  expect([(await account()).wishes, (await account('usr_demo_vendor')).wishes]).toEqual([[], []]);
});

test('a list change made in another tab is shown, and only that tab sends it', async () => {
  await renderApp('/wishlist', { storage: await storedWishlist([]) });
  await logIn();
  const names = watchOperations();
  const { id, slug, title } = await knownProduct(MANGO);
  const write = (key: string, value: object) => {
    const newValue = JSON.stringify(value);
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  };
  write(accountChangesVar.key, { ...accountChangesVar(), operations: [{ key: 'k', list: 'WISHLIST', action: 'ADD', id, isSent: true }] });
  write('persist:wishlist', { entries: [{ productId: id, slug, seenPriceCents: 1, savedAt: '2026-11-01T00:00:00.000Z' }] });
  const cards = await screen.findByRole('list', { name: 'Products on your wishlist' });
  expect(within(cards).getByRole('link', { name: title })).toBeVisible();
  expect(accountChangesVar().operations).toHaveLength(1);
  expect(names).not.toContain('ChangeLists');
});

test('a member’s wishlist or cart change sends one mutation and no query', async () => {
  const { user } = await renderApp('/fashion', { storage: await storedWishlist([]) });
  await logIn();
  const names = watchOperations();
  const [heart] = await screen.findAllByRole('button', { name: /to wishlist$/ });
  await user.click(heart!);
  await settled();
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(names).toEqual(['ChangeLists']);
  addToCart(await cartLine(KOPI));
  await settled();
  expect(names).toEqual(['ChangeLists', 'ChangeLists']);
});

test('logging in merges followed vendors in their order, and a vendor’s page counts a new follower immediately', async () => {
  const { execute } = await testApi();
  const { data } = await execute<{ vendors: { nodes: { id: string; slug: string; name: string }[] } }>(
    '{ vendors { nodes { id slug name } } }',
  );
  const [first, second] = data.vendors.nodes
    .filter(({ slug }) => slug !== 'seri-tenun')
    .map(({ id, slug, name }) => ({ vendorId: id, slug, name }));
  const { user } = await renderApp('/shop/seri-tenun', { storage: await storedWishlist([]) });
  followVendor(first!);
  followVendor(second!);
  await logIn();
  expect((await account()).follows).toEqual([first!.slug, second!.slug]);
  const followers = () => screen.getByText('Followers').nextElementSibling;
  await screen.findByText('Followers');
  expect(followers()).toHaveTextContent('0');
  let respond = () => {};
  // In MSW, a handler that returns undefined passes the request on to the next handler.
  apiServer.use(graphql.operation(() => new Promise<undefined>((resolve) => (respond = () => resolve(undefined)))));
  await user.click(screen.getByRole('button', { name: 'Follow Seri Tenun' }));
  await waitFor(() => expect(followers()).toHaveTextContent('1'));
  respond();
  await settled();
  expect(followers()).toHaveTextContent('1');
  expect((await account()).follows).toEqual([first!.slug, second!.slug, 'seri-tenun']);
  apiServer.resetHandlers();
  const names = watchOperations();
  unfollowVendor(first!.vendorId);
  await user.click(screen.getByRole('button', { name: 'Following Seri Tenun' }));
  await waitFor(() => expect(followers()).toHaveTextContent('0'));
  await settled();
  expect(new Set(names)).toEqual(new Set(['ChangeLists']));
  expect(followsVar().entries.map(({ slug }) => slug)).toEqual([second!.slug]);
});
