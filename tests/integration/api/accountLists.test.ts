import { cp } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { MAX_COMPARED, MAX_LINES, MAX_LIST_OPERATIONS } from '#schema/rules/limits.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { openPostgresStore } from '#server/store/postgres/openPostgresStore.ts';
import type { Store } from '#server/store/store.ts';
import { type AuthResponse, LOGIN, SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { aClock } from '#tests/support/api/payments.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import { aProduct } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { preparedDatabase } from '#tests/support/postgres/preparedDatabase.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const LISTS = `lists { version cart { quantity seenPrice { minorUnits } variant { id product { id } } } savedForLater { quantity variant { id } }
  wishlist { addedAt quantity note savedPrice { minorUnits } product { id } } comparison { id } follows { followedAt vendor { id followerCount } } }`;
const READ = `{ viewer { ${LISTS} } }`;
const CHANGE = `mutation ($input: ChangeListsInput!) { changeLists(input: $input) {
  ${LISTS} vendors { id followerCount } errors { ... on UserError { code path } ... on Conflict { current } }
} }`;

interface Line {
  quantity: number;
  variant: { id: string };
}
interface Lists {
  version: number;
  cart: (Line & { seenPrice: { minorUnits: number } })[];
  savedForLater: Line[];
  wishlist: { addedAt: string; quantity: number; note: string | null; savedPrice: { minorUnits: number }; product: { id: string } }[];
  comparison: { id: string }[];
  follows: { vendor: { id: string } }[];
}
interface Changed {
  lists: Lists;
  vendors: { id: string; followerCount: number }[];
  errors: { code: string; path: string[] | null; current?: number }[];
}
interface Operation {
  list: string;
  action: string;
  id: string;
  quantity?: number;
  note?: string;
  addedAt?: string;
  savedPrice?: number;
}

const inCart = (action: string, id: string, quantity?: number): Operation => ({ list: 'CART', action, id, quantity });
const wish = (action: string, id: string, fields: Partial<Operation> = {}): Operation => ({ list: 'WISHLIST', action, id, ...fields });

type Options = Parameters<typeof createTestApi>[0];

/** One or more nodes of a marketplace, and a session for the demo shopper. */
async function openMarketplace(options: Options = { catalogue: aMarket() }, stores: (Store | undefined)[] = [options?.store]) {
  const clock = aClock();
  const nodes: TestApi[] = [];
  for (const store of stores) nodes.push(await createTestApi({ now: clock.now, ...options, store }));
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
  });
  const [api] = nodes as [TestApi];
  const signIn = async (account: { email: string; password: string }): Promise<SignedIn> => {
    const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, account);
    return (await api.services.sessions.find(data.login.token ?? ''))!;
  };
  const shopper = await signIn(SHOPPER);
  const execute = async <Data>(document: string, variables = {}, viewer: SignedIn | null = shopper, node = api) => {
    const { data, errors } = await node.execute<Data>(document, variables, { viewer });
    expect(errors).toBeUndefined();
    return data;
  };
  const send = async (operations: Operation[], expectedVersion?: number, node = api) =>
    (await execute<{ changeLists: Changed }>(CHANGE, { input: { operations, expectedVersion } }, shopper, node)).changeLists;
  const change = (...operations: Operation[]) => send(operations);
  const read = async (node = api, viewer = shopper) => (await execute<{ viewer: { lists: Lists } }>(READ, {}, viewer, node)).viewer.lists;
  return { api, nodes, clock, shopper, signIn, execute, send, change, read };
}

const quantities = ({ cart }: Lists) => Object.fromEntries(cart.map(({ variant, quantity }) => [variant.id, quantity]));
const wished = ({ wishlist }: Lists) => wishlist.map(({ product }) => product.id);

test('changeLists adds, changes and removes entries of every list, and returns them with their version', async () => {
  const { change, read, signIn, api } = await openMarketplace();
  expect(await read()).toEqual({ version: 0, cart: [], savedForLater: [], wishlist: [], comparison: [], follows: [] });
  const {
    errors,
    vendors,
    lists: added,
  } = await change(
    inCart('ADD', 'var_rice', 2),
    inCart('ADD', 'var_tea'),
    { list: 'SAVED_FOR_LATER', action: 'ADD', id: 'var_shirt_l', quantity: 3 },
    wish('ADD', 'prd_lamp', { quantity: 2, note: ' for \n Raya ' }),
    { list: 'COMPARISON', action: 'ADD', id: 'prd_rice' },
    { list: 'FOLLOWS', action: 'ADD', id: 'ven_utara' },
  );
  expect({ errors, vendors }).toEqual({ errors: [], vendors: [{ id: 'ven_utara', followerCount: 1 }] });
  expect(added.wishlist[0]?.note).toBe('for Raya');
  await change(inCart('SET', 'var_rice', 5), inCart('REMOVE', 'var_tea'), wish('SET', 'prd_lamp', { note: '' }));
  const lists = await read();
  expect(lists).toEqual({
    version: 2,
    cart: [{ quantity: 5, seenPrice: { minorUnits: 1234 }, variant: { id: 'var_rice', product: { id: 'prd_rice' } } }],
    savedForLater: [{ quantity: 3, variant: { id: 'var_shirt_l' } }],
    wishlist: [
      { addedAt: expect.any(String) as string, quantity: 2, note: null, savedPrice: { minorUnits: 20000 }, product: { id: 'prd_lamp' } },
    ],
    comparison: [{ id: 'prd_rice' }],
    follows: [{ followedAt: expect.any(String) as string, vendor: { id: 'ven_utara', followerCount: 1 } }],
  });
  expect((await read(api, await signIn(VENDOR))).version).toBe(0);
});

test('repeating a changeLists request changes nothing, not even the version', async () => {
  const { change, read } = await openMarketplace();
  const operations = [
    inCart('REMOVE', 'var_tea'),
    inCart('ADD', 'var_rice', 2),
    wish('ADD', 'prd_rice', { note: 'long grain' }),
    { list: 'FOLLOWS', action: 'ADD', id: 'ven_utara' },
  ];
  await change(...operations);
  const lists = await read();
  expect((await change(...operations)).lists).toEqual(lists);
});

test('SET does not bring back a removed cart line, and ADD keeps the larger of two quantities', async () => {
  const { change } = await openMarketplace();
  await change(inCart('ADD', 'var_rice', 2), inCart('ADD', 'var_tea', 4));
  await change(inCart('REMOVE', 'var_rice'));
  const { lists } = await change(inCart('SET', 'var_rice', 7), inCart('ADD', 'var_tea', 3));
  expect(quantities(lists)).toEqual({ var_tea: 4 });
  expect(quantities((await change(inCart('ADD', 'var_tea', 6))).lists)).toEqual({ var_tea: 6 });
});

test('a wishlist item from another device keeps its date and price, dates in the future are replaced, and the list is sorted by date', async () => {
  const { change } = await openMarketplace();
  await change(wish('ADD', 'prd_tea'));
  const { lists } = await change(
    wish('ADD', 'prd_rice', { addedAt: '2020-10-01T00:00:00.000Z', savedPrice: 1500 }),
    wish('ADD', 'prd_lamp', { addedAt: '2090-01-01T00:00:00.000Z' }),
    wish('ADD', 'prd_tea', { savedPrice: 1, note: 'ignored' }),
  );
  expect(lists.wishlist.map(({ product, savedPrice, note }) => [product.id, savedPrice.minorUnits, note])).toEqual([
    ['prd_rice', 1500, null],
    ['prd_tea', 333, null],
    ['prd_lamp', 20000, null],
  ]);
  expect(lists.wishlist[2]!.addedAt).toBe(lists.wishlist[1]!.addedAt);
});

test('changeLists with an invalid operation applies none, and returns an error for each invalid field', async () => {
  const { change, read } = await openMarketplace();
  const { errors, lists, vendors } = await change(
    inCart('ADD', 'var_rice'),
    inCart('ADD', 'var_none'),
    inCart('ADD', 'var_tea', 0),
    wish('ADD', 'prd_tea', { quantity: 1000, note: 'x'.repeat(201), savedPrice: -1 }),
    { list: 'FOLLOWS', action: 'ADD', id: 'ven_none' },
    { list: 'FOLLOWS', action: 'ADD', id: 'ven_utara' },
    inCart('REMOVE', 'var_none'),
  );
  expect(errors.map(({ code, path }) => [code, path?.join('.')])).toEqual([
    ['NOT_FOUND', 'operations.1.id'],
    ['INVALID', 'operations.2.quantity'],
    ['INVALID', 'operations.3.quantity'],
    ['INVALID', 'operations.3.note'],
    ['INVALID', 'operations.3.savedPrice'],
    ['NOT_FOUND', 'operations.4.id'],
  ]);
  expect({ version: lists.version, vendors }).toEqual({ version: 0, vendors: [] });
  expect((await read()).cart).toEqual([]);
  const many = Array.from({ length: MAX_LIST_OPERATIONS + 1 }, () => inCart('ADD', 'var_rice'));
  expect((await change(...many)).errors).toMatchObject([{ code: 'INVALID', path: ['operations'] }]);
});

test('a wishlist note is limited by its length before trimming; notes of other lists are ignored', async () => {
  const { change } = await openMarketplace();
  const long = ' '.repeat(4001);
  const { errors } = await change(wish('ADD', 'prd_tea', { note: long }), { ...inCart('ADD', 'var_tea'), note: long });
  expect(errors).toMatchObject([{ code: 'INVALID', path: ['operations', '0', 'note'] }]);
  const decomposed = '\u1f82'.normalize('NFD').repeat(200);
  const { lists } = await change(wish('ADD', 'prd_tea', { note: decomposed }), { ...inCart('ADD', 'var_tea'), note: long });
  expect(lists.wishlist[0]!.note).toBe(decomposed.normalize('NFC'));
  expect(quantities(lists)).toEqual({ var_tea: 1 });
});

test('validation of list operations stops after ten errors', async () => {
  const { change } = await openMarketplace();
  const { errors } = await change(...Array.from({ length: 20 }, (_, number) => inCart('ADD', `var_none_${number}`)));
  expect(errors.map(({ path }) => path![1])).toEqual(Array.from({ length: 10 }, (_, number) => String(number)));
});

test('changing the cart is charged for all wishlist notes that the write stores again', async () => {
  const products = Array.from({ length: 195 }, (_, number) => aProduct({ id: `prd_${number}`, vendorId: 'ven_utara' }));
  const { api, change, shopper } = await openMarketplace({ catalogue: aMarket({ products }) });
  const variantId = products[0]!.variants[0]!.id;
  await change(inCart('ADD', variantId));
  const wishes = products.map(({ id }) => wish('ADD', id, { note: '\u0ba8\u0bbf'.repeat(200) }));
  for (let start = 0; start < wishes.length; start += 50) expect((await change(...wishes.slice(start, start + 50))).errors).toEqual([]);
  const charges: number[] = [];
  const spend = (cost: number) => Promise.resolve(void charges.push(cost));
  const document = 'mutation ($input: ChangeListsInput!) { changeLists(input: $input) { errors { __typename } } }';
  const set = (quantity: number) =>
    api.execute(document, { input: { operations: [inCart('SET', variantId, quantity)] } }, { viewer: shopper, spend });
  await set(2);
  const written = Buffer.byteLength(JSON.stringify(await api.store.get('savedLists', shopper.userId)));
  expect(written).toBeGreaterThan(200_000);
  expect(Math.max(...charges)).toBeGreaterThanOrEqual(Math.floor(written / 20));
});

test('a full list refuses additions but accepts changes; deleted products make room', async () => {
  const products = Array.from({ length: MAX_LINES + 1 }, (_, number) => aProduct({ id: `prd_${number}`, vendorId: 'ven_utara' }));
  const { api, change } = await openMarketplace({ catalogue: aMarket({ products }) });
  const variants = products.flatMap(({ variants: [first] }) => first?.id ?? []);
  for (let start = 0; start < MAX_LINES; start += 100) {
    const end = Math.min(start + 100, MAX_LINES);
    expect((await change(...variants.slice(start, end).map((id) => inCart('ADD', id)))).errors).toEqual([]);
  }
  const last = variants.at(-1)!;
  expect((await change(inCart('ADD', last))).errors).toMatchObject([{ code: 'INVALID', path: ['operations', '0'] }]);
  expect((await change(inCart('ADD', variants[7]!, 3), inCart('SET', variants[8]!, 2))).errors).toEqual([]);
  await api.store.transaction((transaction) => transaction.delete('products', 'prd_3'));
  const { lists, errors } = await change(inCart('ADD', last));
  expect(errors).toEqual([]);
  expect(lists.cart).toHaveLength(MAX_LINES);
  const compare = products.slice(10, 11 + MAX_COMPARED).map(({ id }) => ({ list: 'COMPARISON', action: 'ADD', id }));
  expect((await change(...compare)).errors).toMatchObject([{ code: 'INVALID', path: ['operations', String(MAX_COMPARED)] }]);
});

test('deleted products disappear from all lists; withdrawn ones stay in the cart', async () => {
  const { api, change, read } = await openMarketplace();
  await change(inCart('ADD', 'var_rice'), inCart('ADD', 'var_tea'), wish('ADD', 'prd_tea'), {
    list: 'COMPARISON',
    action: 'ADD',
    id: 'prd_tea',
  });
  await api.store.transaction(async (transaction) => {
    const rice = await transaction.get('products', 'prd_rice');
    await transaction.put('products', { ...rice!, status: 'DISABLED' });
    await transaction.delete('products', 'prd_tea');
  });
  const lists = await read();
  expect(quantities(lists)).toEqual({ var_rice: 1 });
  expect([lists.wishlist, lists.comparison]).toEqual([[], []]);
});

test('the cost of a wishlist query is computed for a full wishlist', async () => {
  const { api } = await openMarketplace();
  const many =
    'id slug title sku color tags weight description status label fulfilment createdAt updatedAt brand { slug name } category { slug name }';
  const deep = `{ viewer { lists { wishlist { product { ${many} related(first: 24) { ${many} } } } } } }`;
  const { errors } = await api.execute(deep, {});
  expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
});

test('lists can be changed on a data folder of version 0.1.0 and survive a restart', async () => {
  const directory = await temporaryFolder();
  await cp('tests/fixtures/data-of-0.1.0', directory, { recursive: true });
  const before = await openMarketplace({ store: await openLowdbStore({ directory }) });
  const product = (await before.api.store.query('products', { limit: 1 })).items[0]!;
  const variantId = product.variants[0]!.id;
  await before.change(inCart('ADD', variantId, 2), wish('ADD', product.id), { list: 'FOLLOWS', action: 'ADD', id: product.vendorId });
  await before.api.close();
  const after = await openMarketplace({ store: await openLowdbStore({ directory }) });
  const lists = await after.read();
  expect([quantities(lists), wished(lists), lists.follows[0]?.vendor.id]).toEqual([{ [variantId]: 2 }, [product.id], product.vendorId]);
});

const ENGINES: Record<string, () => Promise<Store[]>> = {
  memory: async () => {
    const store = openMemoryStore();
    await seedStore(store, aMarket());
    return [store, store];
  },
  postgres: async () => {
    const url = await preparedDatabase();
    const stores = await Promise.all([1, 2].map(() => openPostgresStore({ urls: [url] })));
    await seedStore(stores[0]!, aMarket());
    return stores;
  },
};

describe.each(Object.keys(ENGINES))('two nodes on %s', (engine) => {
  const open = async () => {
    const marketplace = await openMarketplace({}, await ENGINES[engine]!());
    const [here, there] = marketplace.nodes as [TestApi, TestApi];
    return { ...marketplace, here, there };
  };

  test('of two concurrent changes of the same version one is refused with CONFLICT and succeeds with the new version', async () => {
    const { send, read, here, there } = await open();
    const responses = await Promise.all([send([inCart('ADD', 'var_rice')], 0, here), send([inCart('ADD', 'var_tea')], 0, there)]);
    const refused = responses.flatMap(({ errors }) => errors);
    expect(refused).toEqual([{ code: 'CONFLICT', path: ['expectedVersion'], current: 1 }]);
    const [lost, node] = responses[0].errors.length > 0 ? ['var_rice', here] : ['var_tea', there];
    expect((await send([inCart('ADD', lost)], 1, node)).errors).toEqual([]);
    expect(quantities(await read(there))).toEqual({ var_rice: 1, var_tea: 1 });
  });

  test('concurrent additions without a version are all applied', async () => {
    const { send, read, here, there } = await open();
    const ids = ['var_rice', 'var_tea', 'var_lamp', 'var_coffee', 'var_shirt_m', 'var_shirt_l'];
    await Promise.all(ids.map((id, at) => send([inCart('ADD', id)], undefined, at % 2 === 0 ? here : there)));
    expect(Object.keys(quantities(await read(here))).sort()).toEqual(ids.toSorted());
    expect((await read(there)).version).toBe(ids.length);
  });

  test("a member's order removes its units from the cart; a refused order and a guest's order do not", async () => {
    const { change, read, execute, shopper, there } = await open();
    await change(inCart('ADD', 'var_rice', 2), inCart('ADD', 'var_tea'));
    // A single unit of rice.
    const order = async (viewer: SignedIn | null, fields: object = {}) => {
      const input = anOrderInput({ idempotencyKey: crypto.randomUUID(), ...fields });
      return (await execute<PlaceOrderResponse>(PLACE_ORDER, { input }, viewer, there)).placeOrder;
    };
    expect((await order(shopper, { expectedTotal: 1 })).order).toBeNull();
    expect((await order(null)).errors).toEqual([]);
    expect(await read(there)).toMatchObject({ version: 1 });
    expect((await order(shopper)).errors).toEqual([]);
    expect(quantities(await read())).toEqual({ var_rice: 1, var_tea: 1 });
    expect((await order(shopper)).errors).toEqual([]);
    expect(quantities(await read(there))).toEqual({ var_tea: 1 });
  });
});
