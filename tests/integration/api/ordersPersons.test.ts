import { describe, expect, onTestFinished, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

interface PlacedOrder {
  number: string;
  accessToken: string | null;
  isMine: boolean;
  note: string | null;
  shippingAddress: { city: string; line1: string; phone: string };
  billingAddress: { line1: string; phone: string };
}

interface PlaceOrderPayload {
  order: PlacedOrder | null;
  earlierOrder: PlacedOrder | null;
  replayed: boolean;
  errors: { code: string }[];
}

const ORDER = 'number accessToken isMine note shippingAddress { city line1 phone } billingAddress { line1 phone }';
const PLACE = `mutation($input: PlaceOrderInput!) { placeOrder(input: $input) {
  replayed order { ${ORDER} } earlierOrder { ${ORDER} } errors { ... on UserError { code } }
} }`;

async function openMarketplace() {
  const api = await createTestApi({ catalogue: aMarket() });
  onTestFinished(() => api.close());
  const signedIn = async (account: { email: string; password: string }): Promise<SignedIn> => {
    const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, account);
    const viewer = await api.services.sessions.find(data.login.token ?? '');
    if (viewer === null) throw new Error('No account is logged in.');
    return viewer;
  };
  const order = async (input: PlaceOrderInput, viewer: SignedIn | null) =>
    (await api.execute<{ placeOrder: PlaceOrderPayload }>(PLACE, { input }, { viewer })).data.placeOrder;
  return { api, signedIn, order };
}

/** A guest's order is returned without addresses, because the key and the email address can be guessed. */
const NOWHERE = { line1: '', phone: '' };
const ANONYMOUS = { note: null, shippingAddress: { city: 'Kuala Lumpur', ...NOWHERE }, billingAddress: NOWHERE };
const MISMATCH = { order: null, earlierOrder: null, replayed: false, errors: [{ code: 'IDEMPOTENCY_MISMATCH' }] };

describe('an idempotency key belongs to its first caller', () => {
  test.each<[string, (member: SignedIn, other: SignedIn) => SignedIn | null]>([
    ['another member', (_member, other) => other],
    ['a guest', () => null],
  ])("a member's order repeated by %s with the same key reveals nothing", async (_who, second) => {
    const { signedIn, order } = await openMarketplace();
    const [member, other] = [await signedIn(SHOPPER), await signedIn(VENDOR)];
    const input = anOrderInput({ idempotencyKey: 'key-of-a-member' });
    expect((await order(input, member)).order?.isMine).toBe(true);
    expect(await order(input, second(member, other))).toEqual(MISMATCH);
    expect(await order({ ...input, note: 'Another' }, second(member, other))).toEqual(MISMATCH);
  });

  test('a guest who logs in before repeating the request gets the order with its token', async () => {
    const { signedIn, order } = await openMarketplace();
    const input = anOrderInput({ idempotencyKey: 'guest-then-member' });
    const first = await order(input, null);
    expect(first.order).toMatchObject({ isMine: false, accessToken: expect.any(String) as string });
    expect(await order(input, await signedIn(SHOPPER))).toEqual({ ...first, replayed: true });
  });

  test('a change of case in the email does not make a different order', async () => {
    const { order } = await openMarketplace();
    const input = anOrderInput({ idempotencyKey: 'one-e-mail-two-cases', email: 'Aina@Example.com' });
    const first = await order(input, null);
    expect(await order({ ...input, email: 'aina@example.com' }, null)).toEqual({ ...first, replayed: true });
  });

  test('placing a changed order with the same key returns the earlier order', async () => {
    const { signedIn, order } = await openMarketplace();
    const member = await signedIn(SHOPPER);
    for (const viewer of [member, null]) {
      const input = anOrderInput();
      const placed = await order(input, viewer);
      expect(await order({ ...input, note: 'Ring twice' }, viewer)).toEqual({
        ...MISMATCH,
        earlierOrder: { ...placed.order, accessToken: null, ...(viewer === null && ANONYMOUS) },
      });
      // A guest's order is not returned for a different email address, even to a client that has guessed the key.
      if (viewer === null) expect(await order({ ...input, email: 'other@example.com' }, viewer)).toEqual(MISMATCH);
    }
  });
});

test('a session revoked during its request cannot place an order or change the account', async () => {
  const { api, signedIn } = await openMarketplace();
  const viewer = await signedIn(SHOPPER);
  await api.services.accounts.logout(viewer, false);
  const place = await api.execute(PLACE, { input: anOrderInput() }, { viewer });
  const change = await api.execute('mutation { updateProfile(input: { firstName: "Eve" }) { viewer { id } } }', {}, { viewer });
  for (const { errors } of [place, change]) expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(await api.store.count('orders')).toBe(0);
  expect((await api.store.get('users', viewer.userId))?.firstName).toBe('Nurul Aina');
});
