import { beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/session.service.ts';
import { buildShopSchema } from '#server/graphql/buildSchema.ts';
import type { AuthAnswer } from '#tests/support/accountOperations.ts';
import { LOGIN, SHOPPER, VENDOR } from '#tests/support/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import type { PlaceOrderAnswer } from '#tests/support/orderOperations.ts';
import { PLACE_ORDER } from '#tests/support/orderOperations.ts';
import { createTestApi } from '#tests/support/startApi.ts';
import type { TestApi } from '#tests/support/startApi.ts';

/** `everybody`: holds nothing of anybody's. `guarded`: the cases below say who gets what. A new field without a row fails. */
type Access = 'everybody' | 'guarded';

const QUERIES: Record<string, Access> = {
  article: 'everybody',
  articles: 'everybody',
  banners: 'everybody',
  brands: 'everybody',
  categories: 'everybody',
  categoryGroups: 'everybody',
  categoryTiles: 'everybody',
  collection: 'everybody',
  facts: 'everybody',
  faqs: 'everybody',
  information: 'everybody',
  node: 'guarded',
  nodes: 'guarded',
  order: 'guarded',
  outbox: 'everybody',
  outboxMail: 'everybody',
  passwordResetOpen: 'everybody',
  product: 'everybody',
  products: 'everybody',
  quote: 'everybody',
  searchSuggestions: 'everybody',
  services: 'everybody',
  shop: 'everybody',
  team: 'everybody',
  testimonials: 'everybody',
  trackOrder: 'guarded',
  vendor: 'everybody',
  vendors: 'everybody',
  viewer: 'guarded',
};

const MUTATIONS: Record<string, Access> = {
  acceptReturn: 'guarded',
  addToWishlist: 'guarded',
  advancePackage: 'guarded',
  cancelPackage: 'guarded',
  changeEmail: 'guarded',
  changePassword: 'guarded',
  confirmPayment: 'guarded',
  contact: 'everybody',
  contactVendor: 'everybody',
  deleteAddress: 'guarded',
  followVendor: 'guarded',
  importProducts: 'guarded',
  login: 'everybody',
  logout: 'everybody',
  markMessage: 'guarded',
  openShop: 'guarded',
  placeOrder: 'everybody',
  receiveReturn: 'guarded',
  refuseReturn: 'guarded',
  register: 'everybody',
  removeFromWishlist: 'guarded',
  requestPasswordReset: 'everybody',
  requestReturn: 'guarded',
  resetPassword: 'everybody',
  retryPayment: 'guarded',
  revokeSession: 'guarded',
  saveAddress: 'guarded',
  saveProduct: 'guarded',
  setDefaultAddress: 'guarded',
  setProductStatus: 'guarded',
  setStock: 'guarded',
  subscribeNewsletter: 'everybody',
  undoImport: 'guarded',
  updateProfile: 'guarded',
  updateShop: 'guarded',
  updateShopSettings: 'guarded',
};

const ADDRESS = '{ firstName: "Eve", phone: "012-345 6789", line1: "1 Jalan Satu", city: "Ipoh", postalCode: "30000", state: PERAK }';
const ERRORS = 'errors { ... on UserError { code } }';

/** What each may see or do of things that are the owner's; `$order` and `$orderId` are an order of theirs. */
const CASES: { field: string; operation: string; guest: unknown; other: unknown; owner: unknown }[] = [
  { field: 'viewer', operation: '{ viewer { id } }', guest: null, other: { id: 'usr_demo_vendor' }, owner: { id: 'usr_demo_shopper' } },
  // The seller's hub hangs on the viewer: a shop is answered to the one who keeps it, by no id and to nobody else.
  {
    field: 'viewer',
    operation: '{ viewer { vendor { packages { totalCount } products { totalCount } todo { toPack } stats { month { orders } } } } }',
    guest: null,
    other: {
      vendor: { packages: { totalCount: 1 }, products: { totalCount: 8 }, todo: { toPack: 1 }, stats: { month: { orders: 1 } } },
    },
    owner: { vendor: null },
  },
  // A seller finds the own goods alone; those of others are as if they were not there.
  {
    field: 'viewer',
    operation: '{ viewer { vendor { own: product(id: "prd_rice") { version } foreign: product(id: "prd_coffee") { version } } } }',
    guest: null,
    other: { vendor: { own: { version: 1 }, foreign: null } },
    owner: { vendor: null },
  },
  { field: 'order', operation: '{ order(number: "$order") { id } }', guest: null, other: null, owner: { id: '$orderId' } },
  {
    field: 'trackOrder',
    operation: '{ trackOrder(number: "$order", email: "nobody@example.com") { status } }',
    guest: null,
    other: null,
    owner: null,
  },
  { field: 'node', operation: '{ node(id: "$orderId") { id } }', guest: null, other: null, owner: null },
  { field: 'node', operation: '{ node(id: "usr_demo_shopper") { id } }', guest: null, other: null, owner: null },
  { field: 'nodes', operation: '{ nodes(ids: ["$orderId"]) { id } }', guest: [null], other: [null], owner: [null] },
  {
    field: 'cancelPackage',
    operation: `mutation { cancelPackage(number: "$order-1") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: { id: '$orderId' }, errors: [] },
  },
  {
    field: 'confirmPayment',
    operation: `mutation { confirmPayment(number: "$order") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: { id: '$orderId' }, errors: [] },
  },
  {
    field: 'retryPayment',
    operation: `mutation { retryPayment(number: "$order", payment: { method: CARD }) { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: null, errors: [{ code: 'INVALID' }] },
  },
  {
    field: 'requestReturn',
    operation: `mutation { requestReturn(packageId: "$order-1", lines: [], reason: "") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
  },
  // The seller of the package is `other`; its buyer has no shop. Another seller's tries are in parcels.test.ts.
  {
    field: 'viewer',
    operation: '{ viewer { vendor { package(number: "$order-1") { orderNumber shippingAddress { firstName } } } } }',
    guest: null,
    other: { vendor: { package: { orderNumber: '$order', shippingAddress: { firstName: 'Nur Aina' } } } },
    owner: { vendor: null },
  },
  {
    field: 'advancePackage',
    operation: `mutation { advancePackage(packageId: "$order-1", to: PACKED) { ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { errors: [{ code: 'ILLEGAL_TRANSITION' }] },
    owner: 'FORBIDDEN',
  },
  ...['acceptReturn(instructions: "To us", ', 'refuseReturn(reason: "No", ', 'receiveReturn(restock: true, '].map((call) => ({
    field: call.split('(')[0]!,
    operation: `mutation { ${call}packageId: "$order-1", returnId: "ret_none") { ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  })),
  {
    field: 'updateProfile',
    operation: 'mutation { updateProfile(input: { lastName: "Rahman" }) { viewer { id } } }',
    guest: 'UNAUTHENTICATED',
    other: { viewer: { id: 'usr_demo_vendor' } },
    owner: { viewer: { id: 'usr_demo_shopper' } },
  },
  {
    field: 'saveAddress',
    operation: `mutation { saveAddress(id: "adr_demo_home", input: ${ADDRESS}) { viewer { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { viewer: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { viewer: { id: 'usr_demo_shopper' }, errors: [] },
  },
  {
    field: 'setDefaultAddress',
    operation: `mutation { setDefaultAddress(id: "adr_demo_parents") { viewer { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { viewer: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { viewer: { id: 'usr_demo_shopper' }, errors: [] },
  },
  {
    field: 'deleteAddress',
    operation: `mutation { deleteAddress(id: "adr_demo_parents") { viewer { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { viewer: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { viewer: { id: 'usr_demo_shopper' }, errors: [] },
  },
  {
    field: 'addToWishlist',
    operation: 'mutation { addToWishlist(items: [{ productId: "prd_rice" }]) { viewer { id } } }',
    guest: 'UNAUTHENTICATED',
    other: { viewer: { id: 'usr_demo_vendor' } },
    owner: { viewer: { id: 'usr_demo_shopper' } },
  },
  {
    field: 'removeFromWishlist',
    operation: 'mutation { removeFromWishlist(productIds: ["prd_rice"]) { viewer { id } } }',
    guest: 'UNAUTHENTICATED',
    other: { viewer: { id: 'usr_demo_vendor' } },
    owner: { viewer: { id: 'usr_demo_shopper' } },
  },
  {
    field: 'followVendor',
    operation: 'mutation { followVendor(vendorId: "ven_utara", follow: true) { vendor { followerCount } } }',
    guest: 'UNAUTHENTICATED',
    other: { vendor: { followerCount: 1 } },
    owner: { vendor: { followerCount: 2 } },
  },
  {
    field: 'viewer',
    operation:
      '{ viewer { vendor { version unreadMessages messages { totalCount } settings { businessName } texts { kind } isAwaitingApproval } } }',
    guest: null,
    other: {
      vendor: {
        version: 2,
        unreadMessages: 0,
        messages: { totalCount: 0 },
        settings: { businessName: 'Vendor utara Sdn Bhd' },
        texts: { kind: 'Shop' },
        isAwaitingApproval: false,
      },
    },
    owner: { vendor: null },
  },
  {
    field: 'markMessage',
    operation: `mutation { markMessage(id: "msg_none") { vendor { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { vendor: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'updateShop',
    operation: `mutation { updateShop(input: { city: "Taiping" }, expectedVersion: 2) { vendor { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { vendor: { id: 'ven_utara' }, errors: [] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'updateShopSettings',
    operation: `mutation { updateShopSettings(input: { taxId: "IG12345678901" }, expectedVersion: 3) { vendor { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { vendor: { id: 'ven_utara' }, errors: [] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'changePassword',
    operation: `mutation { changePassword(current: "demo-shopper-1", next: "another password") { ok ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { ok: false, errors: [{ code: 'INVALID_CREDENTIALS' }] },
    owner: { ok: true, errors: [] },
  },
  {
    field: 'changeEmail',
    operation: `mutation { changeEmail(email: "new@example.com", password: "another password") { viewer { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { viewer: null, errors: [{ code: 'INVALID_CREDENTIALS' }] },
    owner: { viewer: { id: 'usr_demo_shopper' }, errors: [] },
  },
  {
    field: 'saveProduct',
    operation: `mutation { saveProduct(id: "prd_rice", input: { label: NEW }) { product { product { id } } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { product: { product: { id: 'prd_rice' } }, errors: [] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'saveProduct',
    operation: `mutation { saveProduct(id: "prd_coffee", input: { label: NEW }) { product { product { id } } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { product: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'setProductStatus',
    operation: `mutation { setProductStatus(id: "prd_coffee", status: DISABLED) { product { status } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { product: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'setStock',
    operation: `mutation { setStock(changes: [{ variantId: "var_coffee", setTo: 1 }]) { vendor { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { vendor: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  // A file changes the own shop alone: a number of somebody else's goods is a new one here.
  {
    field: 'importProducts',
    operation: `mutation { importProducts(csv: "sku,newPrice\\nSKU-coffee,1\\nSKU-rice,1") { rows { action } } }`,
    guest: 'UNAUTHENTICATED',
    other: { rows: [{ action: 'REJECT' }, { action: 'UPDATE' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'undoImport',
    operation: `mutation { undoImport { undone ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { undone: 0, errors: [{ code: 'INVALID' }] },
    owner: 'FORBIDDEN',
  },
  // Whoever opens a shop is a shopper without one no more: after all that asks for one.
  {
    field: 'openShop',
    operation: `mutation { openShop(input: { name: "Kedai Ketiga", description: "Tea", kind: "Tea", city: "Ipoh", state: PERAK }) { vendor { profile { slug } } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { vendor: null, errors: [{ code: 'CONFLICT' }] },
    owner: { vendor: { profile: { slug: 'kedai-ketiga' } }, errors: [] },
  },
  {
    field: 'revokeSession',
    operation: `mutation { revokeSession(id: "$sessionId") { ok ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { ok: false, errors: [{ code: 'NOT_FOUND' }] },
    owner: { ok: true, errors: [] },
  },
];

let api: TestApi;
let people: Record<'guest' | 'other' | 'owner', SignedIn | null>;
let order: { id: string; number: string };

beforeAll(async () => {
  api = await createTestApi({ catalogue: aMarket() });
  await giveShop('ven_utara', 'usr_demo_vendor');
  people = { guest: null, other: await signedIn(VENDOR), owner: await signedIn(SHOPPER) };
  const { data } = await api.execute<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderInput() }, { viewer: people.owner });
  order = data.placeOrder.order!;
  return () => api.close();
});

async function giveShop(vendorId: string, ownerId: string): Promise<void> {
  await api.store.transaction(async (transaction) => {
    const vendor = await transaction.get('vendors', vendorId);
    await transaction.put('vendors', { ...vendor!, ownerId });
  });
}

async function signedIn(account: { email: string; password: string }): Promise<SignedIn | null> {
  const { data } = await api.execute<{ login: AuthAnswer }>(LOGIN, account);
  return api.services.sessions.find(data.login.token ?? '');
}

test('every query and mutation has its row', async () => {
  const schema = await buildShopSchema();
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort()).toEqual(Object.keys(QUERIES));
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort()).toEqual(Object.keys(MUTATIONS));
  const guarded = Object.entries({ ...QUERIES, ...MUTATIONS }).flatMap(([name, access]) => (access === 'guarded' ? [name] : []));
  expect([...new Set(CASES.map(({ field }) => field))].sort()).toEqual(guarded.sort());
});

test.each(CASES)('$operation is answered to its owner alone', async ({ field, operation, ...expected }) => {
  const filled = (text: string) =>
    text
      .replaceAll('$sessionId', people.owner?.sessionId ?? '')
      .replaceAll('$orderId', order.id)
      .replaceAll('$order', order.number);
  for (const who of ['guest', 'other', 'owner'] as const) {
    const { data, errors } = await api.execute<Record<string, unknown> | null>(filled(operation), {}, { viewer: people[who] });
    const answer = errors?.[0]?.extensions?.['code'] ?? data?.[field];
    expect({ who, answer }).toEqual({ who, answer: JSON.parse(filled(JSON.stringify(expected[who]))) as unknown });
  }
});
