import { beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import { ACCESS_CASES } from '#tests/support/api/accessCases.ts';
import { type AuthResponse, aRegistration, LOGIN, REGISTER, SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { type PlaceOrderResponse, PLACE_ORDER } from '#tests/support/api/orderOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

/** Access to a field. `everybody`: it returns no account data; `guarded`: it has access cases. Every new field needs a row. */
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
  conversation: 'guarded',
  emailConfirmation: 'everybody',
  facts: 'everybody',
  faqs: 'everybody',
  guestAlerts: 'guarded',
  information: 'everybody',
  marketplace: 'everybody',
  node: 'guarded',
  nodes: 'guarded',
  order: 'guarded',
  outbox: 'everybody',
  outboxEmail: 'everybody',
  passwordResetOpen: 'everybody',
  product: 'everybody',
  products: 'everybody',
  quote: 'everybody',
  searchSuggestions: 'everybody',
  services: 'everybody',
  team: 'everybody',
  testimonials: 'everybody',
  trackOrder: 'guarded',
  vendor: 'everybody',
  vendors: 'everybody',
  viewer: 'guarded',
};

const MUTATIONS: Record<string, Access> = {
  acceptCancellation: 'guarded',
  acceptReplacement: 'guarded',
  acceptReturn: 'guarded',
  advancePackage: 'guarded',
  answerQuestion: 'guarded',
  askQuestion: 'guarded',
  blockConversation: 'guarded',
  cancelOrder: 'guarded',
  cancelPackage: 'guarded',
  changeEmail: 'guarded',
  changeLists: 'guarded',
  changePassword: 'guarded',
  claimOrder: 'guarded',
  closeConversation: 'guarded',
  confirmEmail: 'everybody',
  confirmPayment: 'guarded',
  contact: 'everybody',
  contactVendor: 'everybody',
  correctTracking: 'guarded',
  createVendor: 'guarded',
  declineCancellation: 'guarded',
  deleteAddress: 'guarded',
  deleteAlert: 'guarded',
  deleteGuestAlerts: 'guarded',
  importProducts: 'guarded',
  login: 'everybody',
  logout: 'everybody',
  markAnswerHelpful: 'guarded',
  markConversationRead: 'guarded',
  markMessage: 'guarded',
  markReviewHelpful: 'guarded',
  pauseAlert: 'guarded',
  payBackReturn: 'guarded',
  placeOrder: 'everybody',
  receiveReturn: 'guarded',
  refuseReplacement: 'guarded',
  refuseReturn: 'guarded',
  register: 'everybody',
  registerPushDevice: 'guarded',
  removePushDevice: 'guarded',
  reopenConversation: 'guarded',
  replaceLine: 'guarded',
  replyToReview: 'guarded',
  reportAnswer: 'guarded',
  reportMessage: 'guarded',
  reportQuestion: 'guarded',
  reportReview: 'guarded',
  requestCancellation: 'guarded',
  requestPasswordReset: 'everybody',
  requestReturn: 'guarded',
  resendConfirmation: 'guarded',
  resetPassword: 'everybody',
  retryPayment: 'guarded',
  revokeSession: 'guarded',
  saveAddress: 'guarded',
  saveProduct: 'guarded',
  saveReview: 'guarded',
  sendMessage: 'guarded',
  setAlert: 'everybody',
  setAlertThreshold: 'guarded',
  setDefaultAddress: 'guarded',
  setEmailTopics: 'guarded',
  setProductStatus: 'guarded',
  setStock: 'guarded',
  shortLine: 'guarded',
  startConversation: 'guarded',
  subscribeNewsletter: 'everybody',
  undoImport: 'guarded',
  updateProfile: 'guarded',
  updateVendor: 'guarded',
  updateVendorSettings: 'guarded',
  voteForQuestion: 'guarded',
  withdrawReturn: 'guarded',
};

let api: TestApi;
let people: Record<'guest' | 'other' | 'stranger' | 'owner', SignedIn | null>;
let order: { id: string; number: string; packages: { id: string; lines: { id: string }[] }[] };

beforeAll(async () => {
  api = await createTestApi({ catalogue: aMarket() });
  await setOwner('ven_utara', 'usr_demo_vendor');
  const { data: registered } = await api.execute<{ register: AuthResponse }>(REGISTER, { input: aRegistration() });
  const stranger = await api.services.sessions.find(registered.register.token ?? '');
  await setOwner('ven_selatan', stranger?.userId ?? '');
  people = { guest: null, other: await signedIn(VENDOR), stranger, owner: await signedIn(SHOPPER) };
  const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput() }, { viewer: people.owner });
  const placed = await api.store.get('orders', data.placeOrder.order!.id);
  order = placed!;
  return () => api.close();
});

async function setOwner(vendorId: string, ownerId: string): Promise<void> {
  await api.store.transaction(async (transaction) => {
    const vendor = await transaction.get('vendors', vendorId);
    await transaction.put('vendors', { ...vendor!, ownerId });
  });
}

async function signedIn(account: { email: string; password: string }): Promise<SignedIn | null> {
  const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, account);
  return api.services.sessions.find(data.login.token ?? '');
}

test('every query and mutation is listed as public or guarded, and every guarded one has access cases', async () => {
  const schema = await buildApiSchema();
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort()).toEqual(Object.keys(QUERIES));
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort()).toEqual(Object.keys(MUTATIONS));
  const guarded = Object.entries({ ...QUERIES, ...MUTATIONS }).flatMap(([name, access]) => (access === 'guarded' ? [name] : []));
  expect([...new Set(ACCESS_CASES.map(({ field }) => field))].sort()).toEqual(guarded.sort());
});

test.each(ACCESS_CASES)('$operation returns data only to its owner', async ({ field, operation, ...expected }) => {
  const filled = (text: string) =>
    text
      .replaceAll('$sessionId', people.owner?.sessionId ?? '')
      .replaceAll('$orderId', order.id)
      .replaceAll('$packageId', order.packages[0]?.id ?? '')
      .replaceAll('$lineId', order.packages[0]?.lines[0]?.id ?? '')
      .replaceAll('$vendorPackageId', derivedId('vpk', order.packages[0]?.id ?? ''))
      .replaceAll('$order', order.number);
  for (const who of ['guest', 'other', 'stranger', 'owner'] as const) {
    if (!(who in expected)) continue;
    const { data, errors } = await api.execute<Record<string, unknown> | null>(filled(operation), {}, { viewer: people[who] });
    const result = errors?.[0]?.extensions?.['code'] ?? data?.[field];
    expect({ who, result }).toEqual({ who, result: JSON.parse(filled(JSON.stringify(expected[who]))) as unknown });
  }
});
