import { describe, expect, onTestFinished, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import { settleDemoAccounts } from '#server/modules/accounts/demoAccounts.ts';
import type { AuthAnswer } from '#tests/support/accountOperations.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import type { Catalogue } from '#seed/catalogue.ts';
import { aRegistration, LOGIN, REGISTER, SAVE_ADDRESS, SHOPPER, VENDOR, VIEWER } from '#tests/support/accountOperations.ts';
import { anAddressInput, anOrderInput } from '#tests/support/builders/orderInput.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import type { PlaceOrderAnswer } from '#tests/support/orderOperations.ts';
import { OPEN_ORDER, PLACE_ORDER } from '#tests/support/orderOperations.ts';
import { createTestApi } from '#tests/support/startApi.ts';

const DAY_MS = 86_400_000;

/** A shop with a clock that the test moves. */
async function openShop(options: { demo?: boolean; catalogue?: Catalogue } = {}) {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const api = await createTestApi({ catalogue: aMarket(), now: () => clock.now, ...options });
  onTestFinished(() => api.close());
  const pass = (milliseconds: number) => (clock.now = new Date(clock.now.getTime() + milliseconds));
  const register = async (change: Record<string, unknown> = {}, address = 'one') =>
    (await api.execute<{ register: AuthAnswer }>(REGISTER, { input: aRegistration(change) }, { address })).data.register;
  const login = async (email: string, password: string, address = 'one') =>
    (await api.execute<{ login: AuthAnswer }>(LOGIN, { email, password }, { address })).data.login;
  const signedIn = async ({ email, password }: { email: string; password: string }): Promise<SignedIn> => {
    const { token } = await login(email, password);
    const viewer = await api.services.sessions.find(token ?? '');
    if (viewer === null) throw new Error('Nobody is logged in.');
    return viewer;
  };
  return { api, pass, register, login, signedIn };
}

const codes = ({ errors }: { errors: { code: string; path: string[] | null }[] }) =>
  errors.map(({ code, path }) => [code, path?.join('.') ?? null]);

describe('registering', () => {
  test('makes an account and logs it in; the password is kept as argon2id alone', async () => {
    const { api, register } = await openShop();
    const answer = await register({ email: ' Farah@Example.com ', phone: '+60 12-345 6789' });
    expect(answer).toMatchObject({ errors: [], viewer: { email: 'Farah@Example.com' }, expiresAt: '2026-12-21T08:00:00.000Z' });
    const viewer = await api.services.sessions.find(answer.token ?? '');
    expect((await api.execute(VIEWER, {}, { viewer })).data).toMatchObject({
      viewer: { firstName: 'Farah', lastName: 'Hanim', phone: '+60123456789', roles: ['CUSTOMER'], locale: 'EN', addresses: [] },
    });
    const [user] = await api.store.findBy('users', 'emailKey', 'farah@example.com');
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
    expect(JSON.stringify(user)).not.toContain('kopi tarik panas');
  });

  test('names every mistake at once, beside its field', async () => {
    const { register } = await openShop();
    expect(codes(await register({ firstName: ' ', email: 'farah', phone: '03-2261 8888', password: 'short' }))).toEqual([
      ['INVALID', 'firstName'],
      ['INVALID', 'phone'],
      ['INVALID', 'email'],
      ['WEAK_PASSWORD', 'password'],
    ]);
  });

  test.each([
    'password',
    'Password',
    'sunshine',
    '1234567890',
    'x'.repeat(129),
    'farah@example.com',
    'ＰＡＳＳＷＯＲＤ',
    'ｓｕｎｓｈｉｎｅ',
    'ｆａｒａｈ＠example.com',
  ])('refuses the password %s', async (password) => {
    const { register } = await openShop();
    expect(codes(await register({ password }))).toEqual([['WEAK_PASSWORD', 'password']]);
  });

  test.each(['aaaa bbbb', 'x'.repeat(128), 'kata laluan 🥥'])('takes the password %s: nobody asks what it is made of', async (password) => {
    const { register, login } = await openShop();
    expect((await register({ password })).errors).toEqual([]);
    expect((await login('FARAH@example.com', password)).errors).toEqual([]);
  });

  test('says that an e-mail is taken, in whatever case, also to two at the same moment', async () => {
    const { api, register } = await openShop();
    const answers = await Promise.all([register(), register({ email: 'FARAH@example.com' })]);
    expect(answers.map(codes).sort()).toEqual([[], [['EMAIL_TAKEN', 'email']]]);
    expect(await api.store.findBy('users', 'emailKey', 'farah@example.com')).toHaveLength(1);
  });

  test('is slowed down for an address that asks for many e-mails, and for no other', async () => {
    const { register } = await openShop();
    for (let count = 0; count < 20; count += 1) await register({ email: SHOPPER.email });
    expect(codes(await register({ email: SHOPPER.email }))).toEqual([['TOO_MANY_ATTEMPTS', null]]);
    expect(codes(await register({ email: SHOPPER.email }, 'another'))).toEqual([['EMAIL_TAKEN', 'email']]);
  });
});

describe('logging in', () => {
  test('is free five times for an e-mail, then waits twice as long each time, at most 15 minutes, and never for good', async () => {
    const { login, pass } = await openShop();
    const waits: number[] = [];
    for (let count = 0; count < 5; count += 1)
      expect((await login(SHOPPER.email, 'wrong password')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    for (let count = 0; count < 12; count += 1) {
      // The right password has to wait as well: else a wait would tell which one is right.
      const { errors } = await login(SHOPPER.email, SHOPPER.password);
      expect(errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
      const seconds = errors[0]?.retryAfterSeconds ?? 0;
      waits.push(seconds);
      pass(seconds * 1000);
      expect((await login(SHOPPER.email, 'wrong password')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    expect((await login(VENDOR.email, VENDOR.password)).errors).toEqual([]);
    pass(900_000);
    expect((await login(SHOPPER.email, SHOPPER.password)).errors).toEqual([]);
    expect((await login(SHOPPER.email, 'wrong password')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  test('waits for an unknown e-mail just the same, also when tried all at once', async () => {
    const { login } = await openShop();
    const answers = await Promise.all(Array.from({ length: 8 }, () => login('nobody@example.com', 'a guess')));
    expect(answers.filter(({ errors }) => errors[0]?.code === 'INVALID_CREDENTIALS')).toHaveLength(5);
    expect(answers.filter(({ errors }) => errors[0]?.code === 'TOO_MANY_ATTEMPTS')).toHaveLength(3);
  });

  test.each([SHOPPER.email, 'nobody@example.com'])('a stranger who tries %s does not keep its owner out', async (email) => {
    const { login } = await openShop();
    const code = async (address: string) => (await login(email, 'a guess', address)).errors[0]?.code;
    for (let count = 0; count < 9; count += 1) await code('a stranger');
    expect(await code('a stranger')).toBe('TOO_MANY_ATTEMPTS');
    expect(await code('the owner')).toBe('INVALID_CREDENTIALS');
    if (email === SHOPPER.email) expect((await login(email, SHOPPER.password, 'the owner')).errors).toEqual([]);
  });

  test('from very many addresses waits as well, at most a minute', { timeout: 30_000 }, async () => {
    const { login, pass } = await openShop();
    const attempt = async (count: number) => (await login('nobody@example.com', 'a guess', `address ${count}`)).errors[0];
    for (let count = 0; count < 100; count += 1) expect((await attempt(count))?.code).toBe('INVALID_CREDENTIALS');
    const waits: number[] = [];
    for (let count = 100; count < 107; count += 1) {
      const seconds = (await attempt(count))?.retryAfterSeconds ?? 0;
      waits.push(seconds);
      pass(seconds * 1000);
      await attempt(count);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });

  test('from one address is free thirty times, whatever the e-mails; who gets in is not counted', async () => {
    const { login } = await openShop();
    for (let count = 0; count < 3; count += 1) await login(SHOPPER.email, SHOPPER.password);
    for (let count = 0; count < 30; count += 1)
      expect((await login(`nobody${count}@example.com`, 'a guess')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await login('nobody30@example.com', 'a guess')).errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await login('nobody30@example.com', 'a guess', 'another')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
  });

  test('is sent away when too many do it at once: that says so, and is no try', { timeout: 30_000 }, async () => {
    const { login } = await openShop();
    const crowd = Array.from({ length: 130 }, (_, place) => login(`nobody${place}@example.com`, 'a guess', `address ${place}`));
    for (const { errors } of await Promise.all(Array.from({ length: 4 }, () => login(VENDOR.email, VENDOR.password)))) {
      expect(errors).toMatchObject([{ code: 'BUSY', retryAfterSeconds: 2 }]);
      expect(errors[0]?.message).not.toContain('Too many tries');
    }
    await Promise.all(crowd);
    for (let count = 0; count < 4; count += 1) expect((await login(VENDOR.email, 'a guess')).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await login(VENDOR.email, VENDOR.password)).errors).toEqual([]);
  });

  test('takes as long for an unknown e-mail as for a wrong password', async () => {
    const { login, pass } = await openShop();
    const times: Record<'unknown' | 'wrong', number[]> = { unknown: [], wrong: [] };
    const emails = { unknown: 'nobody@example.com', wrong: SHOPPER.email };
    for (let round = 0; round < 15; round += 1) {
      // Turn about, so that a busy moment hits both alike.
      for (const kind of ['unknown', 'wrong'] as const) {
        pass(3_600_000);
        const startedAt = performance.now();
        await login(emails[kind], 'wrong password');
        times[kind].push(performance.now() - startedAt);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const [unknown, wrong] = [median(times.unknown), median(times.wrong)];
    // Without the hash of nobody the answer would come within a tenth of the time.
    expect(Math.min(unknown, wrong) / Math.max(unknown, wrong)).toBeGreaterThan(0.5);
  });

  test('a session is over after 7 days without a request, and after 30 in any case', async () => {
    const { api, login, pass } = await openShop();
    const [idle, busy] = [
      (await login(SHOPPER.email, SHOPPER.password)).token ?? '',
      (await login(SHOPPER.email, SHOPPER.password)).token ?? '',
    ];
    for (let day = 0; day < 29; day += 1) {
      pass(DAY_MS);
      expect(await api.services.sessions.find(busy)).not.toBeNull();
      if (day === 6) expect(await api.services.sessions.find(idle)).toBeNull();
    }
    pass(DAY_MS);
    expect(await api.services.sessions.find(busy)).toBeNull();
    await login(SHOPPER.email, SHOPPER.password);
    expect(await api.store.count('sessions')).toBe(1);
  });
});

describe('the address book', () => {
  test('has one default as long as it has anything', async () => {
    const { api, register } = await openShop();
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

  test('changes its default without touching what an address says', async () => {
    const { api, signedIn } = await openShop();
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

  test('refuses what no courier finds, beside the field', async () => {
    const { api, signedIn } = await openShop();
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

describe("somebody's own things", () => {
  const OWN_MUTATIONS: Record<string, string> = {
    updateProfile: 'mutation { updateProfile(input: { firstName: "Eve" }) { viewer { id } } }',
    saveAddress: `mutation { saveAddress(id: "adr_demo_home", input: { firstName: "Eve", phone: "012-345 6789", line1: "1 Jalan Satu", city: "Ipoh", postalCode: "30000", state: PERAK }) { viewer { id } errors { ... on UserError { code } } } }`,
    setDefaultAddress: 'mutation { setDefaultAddress(id: "adr_demo_parents") { viewer { id } errors { ... on UserError { code } } } }',
    deleteAddress: 'mutation { deleteAddress(id: "adr_demo_home") { viewer { id } errors { ... on UserError { code } } } }',
  };

  test.each(Object.entries(OWN_MUTATIONS))('%s is refused to a guest', async (_name, mutation) => {
    const { api } = await openShop();
    expect((await api.execute(mutation)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test.each(['saveAddress', 'setDefaultAddress', 'deleteAddress'])("%s does not reach another's address", async (name) => {
    const { api, signedIn } = await openShop();
    const viewer = await signedIn(VENDOR);
    const { data } = await api.execute(OWN_MUTATIONS[name] ?? '', {}, { viewer });
    expect(data).toEqual({ [name]: { viewer: null, errors: [{ code: 'NOT_FOUND' }] } });
    expect((await api.store.get('users', 'usr_demo_shopper'))?.addresses).toHaveLength(2);
  });

  test('an order is its owner’s: listed, counted, opened without a token; to others it is one that does not exist', async () => {
    const { api, signedIn, pass } = await openShop();
    const [owner, other] = [await signedIn(SHOPPER), await signedIn(VENDOR)];
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      pass(1000);
      const input = anOrderInput({ idempotencyKey: `order-of-a-member-${count}` });
      const { data } = await api.execute<PlaceOrderAnswer>(PLACE_ORDER, { input }, { viewer: owner });
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

describe('the demo accounts', () => {
  const catalogue = buildCatalogue();

  test('can be logged in with as the login page says, and their hashes are of the kind of all others', async () => {
    const { api, login } = await openShop({ catalogue });
    const { data } = await api.execute<{ shop: { demoAccounts: { email: string; password: string }[] } }>(
      '{ shop { demoAccounts { email password role } } }',
    );
    expect(data.shop.demoAccounts).toHaveLength(2);
    for (const { email, password } of data.shop.demoAccounts) expect((await login(email, password)).errors).toEqual([]);
    for (const { passwordHash } of (await api.store.page('users', { limit: 10 })).items)
      expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  test('do not exist outside of a demo, also in a shop that was one before', async () => {
    const { api, login } = await openShop();
    const { token } = await login(SHOPPER.email, SHOPPER.password);
    await settleDemoAccounts(api.store, false);
    expect(await api.services.sessions.find(token ?? '')).toBeNull();
    expect(await api.store.count('users')).toBe(0);
    const plain = await openShop({ demo: false, catalogue });
    expect((await plain.login(SHOPPER.email, SHOPPER.password)).errors[0]?.code).toBe('INVALID_CREDENTIALS');
    expect((await plain.api.execute('{ shop { demoAccounts { email } } }')).data).toEqual({ shop: { demoAccounts: [] } });
  });
});
