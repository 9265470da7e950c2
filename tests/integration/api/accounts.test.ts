import { describe, expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { SAVE_ADDRESS, SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { codes, openAccountsApi } from '#tests/support/api/accountsApi.ts';
import { anAddressInput, anOrderInput } from '#tests/support/builders/orderInput.ts';
import { OPEN_ORDER, PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';

describe('the address book', () => {
  test('always has exactly one default address', async () => {
    const { api, register } = await openAccountsApi();
    const viewer = await api.services.sessions.find((await register()).token ?? '');
    const save = async (variables: Record<string, unknown>) =>
      (
        await api.execute<{ saveAddress: { viewer: { addresses: { id: string; line1: string; isDefault: boolean }[] } } }>(
          SAVE_ADDRESS,
          { input: anAddressInput(), ...variables },
          { viewer },
        )
      ).data.saveAddress.viewer.addresses;
    const [first] = await save({});
    expect(first?.isDefault).toBe(true);
    const two = await save({ input: anAddressInput({ line1: '2 Jalan Dua' }), makeDefault: true });
    expect(two.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    const changed = await save({ id: two[1]?.id, input: anAddressInput({ line1: '3 Jalan Tiga' }) });
    expect(changed.map(({ line1, isDefault }) => [line1, isDefault])).toEqual([
      [first?.line1, false],
      ['3 Jalan Tiga', true],
    ]);
    const remove = 'mutation Remove($id: ID!) { deleteAddress(id: $id) { viewer { addresses { id isDefault } } errors { __typename } } }';
    const { data } = await api.execute(remove, { id: two[1]?.id }, { viewer });
    expect(data).toEqual({ deleteAddress: { viewer: { addresses: [{ id: first?.id, isDefault: true }] }, errors: [] } });
    const again = await api.execute(remove, { id: two[1]?.id }, { viewer });
    expect(again.data).toEqual({ deleteAddress: { viewer: null, errors: [{ __typename: 'NotFound' }] } });
  });

  test('changes its default without changing any address field', async () => {
    const { api, signedIn } = await openAccountsApi();
    const viewer = await signedIn(SHOPPER);
    const before = (await api.store.get('users', viewer.userId))?.addresses ?? [];
    const choose = 'mutation { setDefaultAddress(id: "adr_demo_parents") { viewer { addresses { id isDefault } } errors { __typename } } }';
    const addresses = [
      { id: 'adr_demo_home', isDefault: false },
      { id: 'adr_demo_parents', isDefault: true },
    ];
    expect((await api.execute(choose, {}, { viewer })).data).toEqual({ setDefaultAddress: { viewer: { addresses }, errors: [] } });
    const after = (await api.store.get('users', viewer.userId))?.addresses ?? [];
    expect(after).toEqual(before.map((address) => ({ ...address, isDefault: address.id === 'adr_demo_parents' })));
  });

  test('refuses an unassigned postcode and a landline number, with an error for each field', async () => {
    const { api, signedIn } = await openAccountsApi();
    const viewer = await signedIn(VENDOR);
    const input = anAddressInput({ postalCode: '61000', phone: '03-2261 8888' });
    const { data } = await api.execute<{ saveAddress: { errors: { code: string; path: string[] }[] } }>(
      SAVE_ADDRESS,
      { input },
      { viewer },
    );
    expect(codes(data.saveAddress)).toEqual([
      ['INVALID', 'postalCode'],
      ['INVALID', 'phone'],
    ]);
  });
});

describe('account data', () => {
  const OWN_MUTATIONS: Record<string, string> = {
    updateProfile: 'mutation { updateProfile(input: { firstName: "Eve" }) { viewer { id } } }',
    saveAddress: `mutation { saveAddress(id: "adr_demo_home", input: { firstName: "Eve", phone: "012-345 6789", line1: "1 Jalan Satu", city: "Ipoh", postalCode: "30000", state: PERAK }) { viewer { id } errors { ... on UserError { code } } } }`,
    setDefaultAddress: 'mutation { setDefaultAddress(id: "adr_demo_parents") { viewer { id } errors { ... on UserError { code } } } }',
    deleteAddress: 'mutation { deleteAddress(id: "adr_demo_home") { viewer { id } errors { ... on UserError { code } } } }',
  };

  test.each(Object.entries(OWN_MUTATIONS))('%s requires a session', async (_name, mutation) => {
    const { api } = await openAccountsApi();
    expect((await api.execute(mutation)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test.each(['saveAddress', 'setDefaultAddress', 'deleteAddress'])('%s cannot change an address of another account', async (name) => {
    const { api, signedIn } = await openAccountsApi();
    const viewer = await signedIn(VENDOR);
    const { data } = await api.execute(OWN_MUTATIONS[name] ?? '', {}, { viewer });
    expect(data).toEqual({ [name]: { viewer: null, errors: [{ code: 'NOT_FOUND' }] } });
    expect((await api.store.get('users', 'usr_demo_shopper'))?.addresses).toHaveLength(2);
  });

  test('orders are listed and opened by their owner without a token; for others they do not exist', async () => {
    const { api, signedIn, pass } = await openAccountsApi();
    const [owner, other] = [await signedIn(SHOPPER), await signedIn(VENDOR)];
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      pass(1000);
      const input = anOrderInput({ idempotencyKey: `order-of-a-member-${count}` });
      const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer: owner });
      expect(data.placeOrder.errors).toEqual([]);
      numbers.unshift(data.placeOrder.order?.number ?? '');
    }
    const LIST = `query($first: Int, $after: String, $status: OrderStatus) { viewer {
      orderCounts { pending completed cancelled }
      orders(first: $first, after: $after, status: $status) { totalCount nodes { number placedAt accessToken } pageInfo { hasNextPage endCursor } } } }`;
    type Listed = {
      viewer: { orders: { totalCount: number; nodes: { number: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
    };
    const list = async (viewer: SignedIn, variables = {}) => (await api.execute<Listed>(LIST, variables, { viewer })).data.viewer;
    expect(await list(owner)).toMatchObject({
      orderCounts: { pending: 3, completed: 0, cancelled: 0 },
      orders: { totalCount: 3, nodes: numbers.map((number) => ({ number, accessToken: null })) },
    });
    const { orders: page } = await list(owner, { first: 2 });
    expect(page.pageInfo.hasNextPage).toBe(true);
    const { orders: rest } = await list(owner, { first: 2, after: page.pageInfo.endCursor });
    expect([...page.nodes, ...rest.nodes].map(({ number }) => number)).toEqual(numbers);
    expect((await list(owner, { status: 'COMPLETED' })).orders).toMatchObject({ totalCount: 0, nodes: [] });
    expect((await list(other)).orders.totalCount).toBe(0);

    const open = (number: string, viewer: SignedIn | null) => api.execute(OPEN_ORDER, { number, accessToken: null }, { viewer });
    expect((await open(numbers[0] ?? '', owner)).data).toMatchObject({ order: { number: numbers[0], accessToken: null } });
    for (const viewer of [other, null]) {
      expect(JSON.stringify(await open(numbers[0] ?? '', viewer))).toBe(JSON.stringify(await open('RZQ-2222-2222', viewer)));
    }
  });
});
