import { afterEach, expect, test, vi } from 'vitest';
import { aProduct } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { confirmEmailOf, memberWithToken } from '#tests/support/api/aMember.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { REGISTER_PUSH } from '#tests/support/api/pushInput.ts';
import { uploadTo } from '#tests/support/api/uploads.ts';
import { aVendorInput, CREATE_VENDOR, type VendorResponse } from '#tests/support/api/vendorOperations.ts';
import { halves } from '#tests/support/pictures/corpus.ts';
import { MemoryExchange } from '#tests/support/store/memoryExchange.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

const opened: TestApp[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

type Options = NonNullable<Parameters<typeof openTestApp>[1]>;

/** A marketplace with a daily quota of stored bytes, a member, and the owner of a new vendor, whose email is confirmed. */
async function openWithQuota(storedBytesPerDay: number, options: Options = {}) {
  const marketplace = await openTestApp({ trustProxy: true }, { catalogue: aMarket(), storedBytesPerDay, ...options });
  opened.push(marketplace);
  const { api, app } = marketplace;
  const member = await memberWithToken(api, 'member@example.com');
  const seller = await memberWithToken(api, 'seller@example.com');
  await confirmEmailOf(api, seller.viewer);
  const { data } = await api.execute<{ createVendor: VendorResponse }>(
    CREATE_VENDOR,
    { input: aVendorInput({ name: 'Kedai Baharu' }) },
    { viewer: seller.viewer },
  );
  if (data.createVendor.vendor === null) throw new Error(JSON.stringify(data.createVendor.errors));
  const own = aProduct({ id: 'prd_own', vendorId: data.createVendor.vendor.profile.id });
  await api.store.transaction((transaction) => transaction.put('products', own));
  const tokens: Record<Who, string | null> = { guest: null, member: member.token, seller: seller.token };
  const headersOf = (who: Who, network: string) => ({
    'x-forwarded-for': network,
    ...(tokens[who] !== null && { authorization: `Bearer ${tokens[who]}` }),
  });
  const send = async (who: Who, query: string, variables: object = {}, network = NETWORK) => {
    const response = await postGraphql(app, query, { ...variables }, headersOf(who, network));
    const body = response.json<{ data: Record<string, unknown>; errors?: { message: string; extensions: Record<string, unknown> }[] }>();
    return { ...body, code: body.errors?.[0]?.extensions['code'] ?? null };
  };
  return { ...marketplace, send, headersOf, member, seller };
}

type Who = 'guest' | 'member' | 'seller';
const NETWORK = '203.0.113.7';
const ERRORS = 'errors { ... on UserError { code message } }';
const MESSAGE = '{ name: "Farah", email: "farah@example.com", message: "Is the rice of this year\'s harvest?" }';
const ADDRESS = '{ firstName: "Eve", phone: "012-345 6789", line1: "1 Jalan Satu", city: "Ipoh", postalCode: "30000", state: PERAK }';
const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } errors { ... on UserError { message } } } }';

/** For each mutation that adds documents to the store, a request from a caller whose bytes are counted. */
const STORING: Record<string, { who: Who; query: string; variables?: () => object }> = {
  register: {
    who: 'guest',
    query: `register(input: { firstName: "Farah", email: "new@example.com", phone: "012-345 6789", password: "kopi tarik panas" }) { ${ERRORS} }`,
  },
  login: { who: 'guest', query: `login(email: "${SHOPPER.email}", password: "${SHOPPER.password}") { ${ERRORS} }` },
  contact: { who: 'guest', query: `contact(input: ${MESSAGE}) { ${ERRORS} }` },
  contactVendor: { who: 'guest', query: `contactVendor(vendorId: "ven_utara", input: ${MESSAGE}) { ${ERRORS} }` },
  askQuestion: { who: 'member', query: 'askQuestion(productId: "prd_rice", text: "Is it fragrant?") { errors { __typename } }' },
  setAlert: { who: 'guest', query: 'setAlert(input: { productId: "prd_rice", email: "reader@example.com" }) { errors { __typename } }' },
  registerPushDevice: { who: 'member', query: REGISTER_PUSH },
  setEmailTopics: { who: 'seller', query: 'setEmailTopics(topics: []) { errors { __typename } }' },
  startConversation: {
    who: 'member',
    query: 'startConversation(input: { productId: "prd_rice", text: "Is it fragrant?" }) { errors { __typename } }',
  },
  subscribeNewsletter: { who: 'guest', query: `subscribeNewsletter(email: "reader@example.com") { ${ERRORS} }` },
  placeOrder: { who: 'guest', query: ORDER, variables: () => ({ input: anOrderInput() }) },
  createVendor: {
    who: 'member',
    query:
      'createVendor(input: { name: "Kedai Ketiga", description: { locale: EN, text: "Tea" }, kind: { locale: EN, text: "Tea" }, city: "Ipoh", state: PERAK }) { errors { __typename } }',
  },
  saveProduct: { who: 'seller', query: 'saveProduct(id: "prd_own", input: { label: NEW }) { errors { __typename } }' },
  importProducts: {
    who: 'seller',
    query: `importProducts(csv: "sku,title,description,category,newPrice,quantity\\nR-2,Rice,Good,snacks,3.50,1", dryRun: false) { created ${ERRORS} }`,
  },
  updateProfile: { who: 'member', query: 'updateProfile(input: { lastName: "Rahman" }) { errors { __typename } }' },
  updateVendor: {
    who: 'seller',
    query: 'updateVendor(input: { openingHours: "Daily 9 am to 6 pm" }, expectedVersion: 1) { errors { __typename } }',
  },
  updateVendorSettings: {
    who: 'seller',
    query: 'updateVendorSettings(input: { taxId: "IG12345678901" }, expectedVersion: 1) { errors { __typename } }',
  },
  saveAddress: { who: 'member', query: `saveAddress(input: ${ADDRESS}) { errors { __typename } }` },
  changeLists: {
    who: 'member',
    query: 'changeLists(input: { operations: [{ list: CART, action: ADD, id: "var_rice" }] }) { errors { __typename } }',
  },
  resendConfirmation: { who: 'member', query: 'resendConfirmation { errors { __typename } }' },
};

/**
 * Mutations that need an order, a message, an import or a secret to have been stored, and counted, beforehand. They use the same
 * transactions.
 */
const OF_STORED = [
  ...[
    'acceptCancellation',
    'acceptReplacement',
    'refuseReplacement',
    'replaceLine',
    'shortLine',
    'acceptReturn',
    'answerQuestion',
    'blockConversation',
    'closeConversation',
    'markConversationRead',
    'reopenConversation',
    'reportMessage',
    'sendMessage',
    'advancePackage',
    'cancelOrder',
    'cancelPackage',
    'claimOrder',
    'confirmEmail',
    'confirmPayment',
    'correctTracking',
    'declineCancellation',
    'markMessage',
    'markAnswerHelpful',
    'markReviewHelpful',
    'payBackReturn',
  ],
  ...[
    'receiveReturn',
    'refuseReturn',
    'replyToReview',
    'reportAnswer',
    'reportQuestion',
    'reportReview',
    'requestCancellation',
    'requestReturn',
    'retryPayment',
    'saveReview',
    'pauseAlert',
    'undoImport',
    'withdrawReturn',
    'voteForQuestion',
    'changeEmail',
    'changePassword',
    'resetPassword',
  ],
  ...[
    'deleteAddress',
    'deleteAlert',
    'deleteGuestAlerts',
    'setAlertThreshold',
    'logout',
    'removePushDevice',
    'revokeSession',
    'setDefaultAddress',
    'setProductStatus',
    'setStock',
  ],
];
/** Mutations that respond before they store anything. */
const LATER = ['requestPasswordReset'];

test('every mutation of the schema is covered by the storage quota tests', async () => {
  const { api } = await openWithQuota(0);
  const mutations = Object.keys(api.schema.getMutationType()?.getFields() ?? {});
  expect([...Object.keys(STORING), ...OF_STORED, ...LATER].sort()).toEqual(mutations.sort());
});

test.each(Object.entries(STORING))(
  '%s is refused beyond the storage quota and stores nothing',
  async (field, { who, query, variables }) => {
    const { send, api } = await openWithQuota(1);
    const document = query.startsWith('mutation') ? query : `mutation { ${query} }`;
    const countAll = async () =>
      JSON.stringify(
        await Promise.all((['users', 'orders', 'messages', 'products', 'vendors'] as const).map((name) => api.store.count(name))),
      );
    const before = await countAll();
    const refused = await send(who, document, variables?.());
    expect(refused, field).toMatchObject({
      code: 'STORAGE_QUOTA',
      errors: [{ message: expect.stringContaining('daily storage limit') as string }],
    });
    expect(refused.errors?.[0]?.extensions['retryAfterSeconds']).toBeGreaterThan(80_000);
    expect(await countAll()).toBe(before);
  },
);

test('CSV imports and picture uploads over HTTP are refused beyond the storage quota', async () => {
  const { app, headersOf, api } = await openWithQuota(1);
  const headers = { ...headersOf('seller', NETWORK), 'content-type': 'text/csv' };
  const payload = 'sku,title,description,category,newPrice,quantity\nR-2,Rice,Good,snacks,3.50,1';
  const response = await app.inject({ method: 'POST', url: '/imports?dryRun=false', payload, headers });
  expect(response.payload).toContain('"code":"STORAGE_QUOTA"');
  const upload = await uploadTo({ app }, await halves().png().toBuffer(), { ...headersOf('seller', NETWORK), 'content-type': 'image/png' });
  expect({ status: upload.status, code: upload.body.code }).toEqual({ status: 429, code: 'NETWORK_QUOTA' });
  expect(Number(upload.headers['retry-after'])).toBeGreaterThan(80_000);
  expect(await api.store.count('uploads')).toBe(0);
});

/** Room for about two messages. */
const TWO_MESSAGES = 2 * 8 * 500;
const WRITE = `mutation { ${STORING['contact']?.query} }`;

async function messagesUntilRefused(send: (network?: string) => Promise<{ code: unknown }>): Promise<number> {
  for (let count = 0; count < 20; count += 1) if ((await send()).code === 'STORAGE_QUOTA') return count;
  throw new Error('Nothing was refused');
}

test('each network has one storage quota; an IPv6 network is the first 56 bits', async () => {
  const { send } = await openWithQuota(TWO_MESSAGES);
  let host = 0;
  const household = () => send('guest', WRITE, {}, `2001:db8:0:${(host += 1).toString(16)}::1`);
  expect(await messagesUntilRefused(household)).toBeGreaterThan(0);
  expect((await send('guest', WRITE, {}, '2001:db8:0:f00::1')).code).toBe(null);
  expect((await send('guest', WRITE)).code).toBe(null);
});

test('orders and logins are still accepted when the storage quota refuses other mutations', async () => {
  const { send } = await openWithQuota(4 * TWO_MESSAGES);
  for (let count = 0; count < 50; count += 1) {
    const query = `mutation { register(input: { firstName: "Farah", email: "f${count}@example.com", phone: "012-345 6789", password: "kopi tarik panas" }) { ${ERRORS} } }`;
    if ((await send('guest', query)).code === 'STORAGE_QUOTA') break;
  }
  expect((await send('guest', `mutation { ${STORING['register']?.query} }`)).code).toBe('STORAGE_QUOTA');
  expect((await send('guest', ORDER, { input: anOrderInput() })).data).toMatchObject({ placeOrder: { errors: [] } });
  expect((await send('guest', `mutation { ${STORING['login']?.query} }`)).code).toBe(null);
});

test('an established vendor is exempt from the storage quota', async () => {
  const { api, app } = await openWithQuota(1);
  await api.store.transaction(async (transaction) => {
    const utara = await transaction.get('vendors', 'ven_utara');
    if (utara !== null) await transaction.put('vendors', { ...utara, ownerId: 'usr_demo_vendor' });
  });
  const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, VENDOR);
  const authorization = `Bearer ${data.login.token}`;
  const response = await postGraphql(
    app,
    'mutation { saveProduct(id: "prd_rice", input: { label: NEW }) { errors { __typename } } }',
    {},
    { authorization },
  );
  expect(response.json()).toMatchObject({ data: { saveProduct: { errors: [] } } });
});

test('a session that was last used hours ago is refreshed without counting against the storage quota', async () => {
  const { send, api } = await openWithQuota(1);
  const before = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString();
  await api.store.transaction(async (transaction) => {
    for (const session of (await transaction.query('sessions', { limit: 10 })).items)
      await transaction.put('sessions', { ...session, lastSeenAt: before });
  });
  const { data } = await send('member', '{ viewer { email } }');
  expect(data).toEqual({ viewer: { email: 'member@example.com' } });
  const seen = (await api.store.query('sessions', { limit: 10 })).items.map(({ lastSeenAt }) => lastSeenAt);
  expect(seen.filter((at) => at > before)).toHaveLength(1);
});

test('counts of searches without results are not charged to the network that searched last', async () => {
  const { send, api } = await openWithQuota(1);
  await send('guest', '{ products(query: "durian musang king") { totalCount } }');
  const { quota, missedSearches } = api.services;
  // The timer that writes them was started in the context of the search; fake timers would lose the context.
  await quota.attribute({ network: NETWORK, account: () => Promise.resolve(null) }, () => missedSearches.flush());
  expect(await api.store.count('missedSearches')).toBe(1);
});

test('nodes share the storage quota', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const rateExchange = new MemoryExchange();
  const [here, there] = [await openWithQuota(TWO_MESSAGES, { rateExchange }), await openWithQuota(TWO_MESSAGES, { rateExchange })];
  expect((await there.send('guest', `mutation { ${STORING['subscribeNewsletter']?.query} }`)).code).toBe(null);
  await vi.advanceTimersByTimeAsync(300);
  const alone = await messagesUntilRefused(() => here.send('guest', WRITE));
  await vi.advanceTimersByTimeAsync(300);
  // Whether it is rejected or not, this request makes the node learn what the other node has counted.
  await there.send('guest', `mutation { subscribeNewsletter(email: "a@example.com") { ${ERRORS} } }`);
  await vi.advanceTimersByTimeAsync(300);
  expect(await messagesUntilRefused(() => there.send('guest', WRITE))).toBeLessThan(alone);
});

test('a refusal by the storage quota is logged as a security event', async () => {
  const { send, log } = await openWithQuota(1);
  await send('guest', WRITE);
  expect(log()).toContain('"event":"excess_rate_limit_exceeded","what":"stored bytes"');
});
