import { expect, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { OPERATOR } from '#server/modules/fulfilment/index.ts';
import { COLLECTION_NAMES } from '#server/store/documents/collections.ts';
import type { Store } from '#server/store/store.ts';
import { SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { aMember, confirmEmailOf } from '#tests/support/api/aMember.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { interrupted, type InterruptedStore } from '#tests/support/store/wrappedStores.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { openTwoVendors } from '#tests/support/api/packages.ts';
import { REGISTER_PUSH } from '#tests/support/api/pushInput.ts';
import { answerPayment, WAITING } from '#tests/support/api/payments.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';

type TwoVendors = Awaited<ReturnType<typeof openWithMember>>;
/** A request together with the account and session that it needs. */
interface Request {
  viewer: SignedIn;
  operation: string;
  variables?: object;
}

const ADDRESS = '{ firstName: "Eve", phone: "012-345 6789", line1: "1 Jalan Satu", city: "Ipoh", postalCode: "30000", state: PERAK }';
const MESSAGE = '{ name: "Farah", email: "farah@example.com", message: "Is the rice of this year\'s harvest?" }';

async function openWithMember() {
  const store = interrupted(openMemoryStore());
  const marketplace = await openTwoVendors(store);
  const member = await aMember(marketplace, 'farah@example.com');
  const { utara, selatan } = marketplace.sellers;
  const bought = async (change = {}, viewer: SignedIn | null = member) => {
    const input = anOrderInput({ email: 'farah@example.com', ...change });
    const { data } = await marketplace.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer });
    return data.placeOrder.order!;
  };
  /** Arguments for returning rice that was paid for in cash, once these steps are done. */
  const returned = async (...steps: ('acceptReturn' | 'receiveReturn')[]) => {
    const order = await bought({}, null);
    const { id: packageId, lines } = order.packages[0]!;
    await marketplace.deliver('utara', packageId);
    const wanted = [{ lineId: lines[0]!.id, quantity: 1 }];
    const { package: orderPackage } = await marketplace.request({ packageId, lines: wanted, accessToken: order.accessToken });
    const of = { packageId, returnId: orderPackage!.returns[0]!.id };
    for (const step of steps) await marketplace.returnStep('utara', step, { ...of, restock: true });
    return `packageId: "${of.packageId}", returnId: "${of.returnId}"`;
  };
  /** A packed package whose cancellation the member has requested. */
  const requested = async () => {
    const { number, packages } = await bought();
    await marketplace.advance('utara', packages[0]!.id, 'PACKED');
    const operation = `mutation { requestCancellation(number: "${number}-1", reason: "Twice") { errors { __typename } } }`;
    await marketplace.execute(operation, {}, { viewer: member });
    return packages[0]!.id;
  };
  /** A line of a package whose rice was replaced. */
  const replaced = async () => {
    const { packages } = await bought({ lines: [{ variantId: 'var_rice', ifSoldOut: 'SIMILAR' }] });
    const of = `packageId: "${packages[0]!.id}", lineId: "${packages[0]!.lines[0]!.id}"`;
    const operation = `mutation { replaceLine(${of}, variantId: "var_lamp", quantity: 1) { errors { __typename } } }`;
    await marketplace.execute(operation, {}, { viewer: utara });
    return of;
  };
  return { ...marketplace, store, requested, replaced, member, seller: utara!, shopper: selatan!, bought, returned };
}

/** A conversation of the member with the vendor, after another mutation of the vendor's. */
async function started({ execute, member, seller, store }: TwoVendors, then?: string): Promise<{ id: string; message: string }> {
  const start = 'mutation { startConversation(input: { productId: "prd_rice", text: "Is it new?" }) { errors { __typename } } }';
  if ((await store.count('conversations')) === 0) await execute(start, {}, { viewer: member });
  const [conversation] = (await store.query('conversations', { limit: 1 })).items;
  const [message] = (await store.query('conversationMessages', { limit: 1 })).items;
  const ids = { id: conversation!.id, message: message!.id };
  if (then !== undefined) await execute(`mutation { ${then.replace('$id', ids.id)} { errors { __typename } } }`, {}, { viewer: seller });
  return ids;
}

async function ofConversation(marketplace: TwoVendors, call: string): Promise<Request> {
  const { id, message } = await started(marketplace);
  return { viewer: marketplace.seller, operation: `${call.replace('$id', id).replace('$message', message)} { errors { __typename } }` };
}

/** Input for the review of a delivered line. */
async function reviewed({ bought, deliver }: TwoVendors): Promise<string> {
  const { number, packages } = await bought();
  await deliver('utara', packages[0]!.id);
  return `{ orderNumber: "${number}", lineId: "${packages[0]!.lines[0]!.id}", stars: 4, title: "Good", text: "Good rice" }`;
}

async function publishedReview(marketplace: TwoVendors): Promise<string> {
  const { execute, member } = marketplace;
  const operation = `mutation { saveReview(input: ${await reviewed(marketplace)}) { review { id } } }`;
  return (await execute<{ saveReview: { review: { id: string } } }>(operation, {}, { viewer: member })).data.saveReview.review.id;
}

interface Published {
  id: string;
  answers: { id: string }[];
}

async function publishedQuestion({ execute, member }: TwoVendors): Promise<Published> {
  const operation = 'mutation { payload: askQuestion(productId: "prd_rice", text: "Is it fragrant?") { question { id } } }';
  return (await execute<{ payload: { question: Published } }>(operation, {}, { viewer: member })).data.payload.question;
}

async function anAlert({ execute, member }: TwoVendors): Promise<string> {
  const operation = 'mutation { payload: setAlert(input: { productId: "prd_rice" }) { alert { id } } }';
  return (await execute<{ payload: { alert: { id: string } } }>(operation, {}, { viewer: member })).data.payload.alert.id;
}

async function publishedAnswer(marketplace: TwoVendors): Promise<string> {
  const { id } = await publishedQuestion(marketplace);
  const operation = `mutation { payload: answerQuestion(id: "${id}", text: "It is") { question { answers { id } } } }`;
  const { data } = await marketplace.execute<{ payload: { question: Published } }>(operation, {}, { viewer: marketplace.seller });
  return data.payload.question.answers[0]!.id;
}

/** A request for every mutation that writes on behalf of a session. The test proves that each of them writes. */
const REQUESTS: Record<string, (marketplace: TwoVendors) => Request | Promise<Request>> = {
  acceptReturn: async ({ seller, returned }) => ({
    viewer: seller,
    operation: `acceptReturn(instructions: "To us", ${await returned()}) { errors { __typename } }`,
  }),
  refuseReturn: async ({ seller, returned }) => ({
    viewer: seller,
    operation: `refuseReturn(reason: "It was opened", ${await returned()}) { errors { __typename } }`,
  }),
  receiveReturn: async ({ seller, returned }) => ({
    viewer: seller,
    operation: `receiveReturn(restock: true, ${await returned('acceptReturn')}) { errors { __typename } }`,
  }),
  payBackReturn: async ({ seller, returned }) => ({
    viewer: seller,
    operation: `payBackReturn(${await returned('acceptReturn', 'receiveReturn')}) { errors { __typename } }`,
  }),
  advancePackage: async ({ seller, bought }) => ({
    viewer: seller,
    operation: `advancePackage(packageId: "${(await bought()).packages[0]!.id}", to: PACKED) { errors { __typename } }`,
  }),
  correctTracking: async ({ seller, bought, advance }) => {
    const { id } = (await bought()).packages[0]!;
    await advance('utara', id, 'PACKED');
    await advance('utara', id, 'SHIPPED', { tracking: { carrier: 'Pos Laju', code: 'EF123456789MY' } });
    return {
      viewer: seller,
      operation: `correctTracking(packageId: "${id}", tracking: { carrier: "Pos Laju", code: "EF987654321MY" }) { errors { __typename } }`,
    };
  },
  cancelOrder: async ({ member, bought }) => ({
    viewer: member,
    operation: `cancelOrder(number: "${(await bought({ payment: WAITING })).number}") { errors { __typename } }`,
  }),
  cancelPackage: async ({ member, bought }) => ({
    viewer: member,
    operation: `cancelPackage(number: "${(await bought()).number}-1") { errors { __typename } }`,
  }),
  requestCancellation: async ({ member, bought, advance }) => {
    const { number, packages } = await bought();
    await advance('utara', packages[0]!.id, 'PACKED');
    return { viewer: member, operation: `requestCancellation(number: "${number}-1", reason: "Twice") { errors { __typename } }` };
  },
  acceptReplacement: async ({ member, replaced }) => ({
    viewer: member,
    operation: `acceptReplacement(${await replaced()}) { errors { __typename } }`,
  }),
  refuseReplacement: async ({ member, replaced }) => ({
    viewer: member,
    operation: `refuseReplacement(${await replaced()}) { errors { __typename } }`,
  }),
  shortLine: async ({ seller, replaced }) => ({
    viewer: seller,
    operation: `shortLine(${await replaced()}, quantity: 0) { errors { __typename } }`,
  }),
  replaceLine: async ({ seller, bought }) => {
    const { packages } = await bought({ lines: [{ variantId: 'var_rice', ifSoldOut: 'ASK' }] });
    const of = `packageId: "${packages[0]!.id}", lineId: "${packages[0]!.lines[0]!.id}"`;
    return { viewer: seller, operation: `replaceLine(${of}, variantId: "var_lamp", quantity: 1) { errors { __typename } }` };
  },
  acceptCancellation: async ({ seller, requested }) => ({
    viewer: seller,
    operation: `acceptCancellation(packageId: "${await requested()}") { errors { __typename } }`,
  }),
  declineCancellation: async ({ seller, requested }) => ({
    viewer: seller,
    operation: `declineCancellation(packageId: "${await requested()}", reason: "Sent") { errors { __typename } }`,
  }),
  requestReturn: async ({ member, bought, deliver }) => {
    const { id, lines } = (await bought()).packages[0]!;
    await deliver('utara', id);
    return {
      viewer: member,
      operation: `requestReturn(packageId: "${id}", lines: [{ lineId: "${lines[0]!.id}", quantity: 1 }], reason: "Too small") { errors { __typename } }`,
    };
  },
  withdrawReturn: async ({ member, bought, deliver, services }) => {
    const { id, lines } = (await bought()).packages[0]!;
    await deliver('utara', id);
    const request = { lines: [{ lineId: lines[0]!.id, quantity: 1 }], reason: 'Too small' };
    const requested = await services.returns.request(id, request, OPERATOR);
    const returnId = requested.kind === 'done' ? (requested.orderPackage.returns?.[0]?.id ?? '') : '';
    return { viewer: member, operation: `withdrawReturn(packageId: "${id}", returnId: "${returnId}") { errors { __typename } }` };
  },
  retryPayment: async ({ member, bought, store, bank }) => {
    const { number } = await bought({ payment: WAITING });
    await answerPayment({ store, bank }, number, 'DECLINE');
    return { viewer: member, operation: `retryPayment(number: "${number}", payment: { method: CARD }) { errors { __typename } }` };
  },
  placeOrder: ({ member }) => ({
    viewer: member,
    operation: 'placeOrder(input: $input) { errors { __typename } }',
    variables: { input: anOrderInput({ payment: WAITING }) },
  }),
  claimOrder: async ({ member, bought }) => {
    const { number, accessToken } = await bought({}, null);
    return { viewer: member, operation: `claimOrder(number: "${number}", accessToken: "${accessToken}") { errors { __typename } }` };
  },
  contact: ({ member }) => ({ viewer: member, operation: `contact(input: ${MESSAGE}) { errors { __typename } }` }),
  contactVendor: ({ member }) => ({
    viewer: member,
    operation: `contactVendor(vendorId: "ven_utara", input: ${MESSAGE}) { errors { __typename } }`,
  }),
  saveReview: async (marketplace) => ({
    viewer: marketplace.member,
    operation: `saveReview(input: ${await reviewed(marketplace)}) { errors { __typename } }`,
  }),
  markReviewHelpful: async (marketplace) => ({
    viewer: marketplace.shopper,
    operation: `markReviewHelpful(id: "${await publishedReview(marketplace)}") { errors { __typename } }`,
  }),
  reportReview: async (marketplace) => ({
    viewer: marketplace.shopper,
    operation: `reportReview(id: "${await publishedReview(marketplace)}", fault: FAKE) { errors { __typename } }`,
  }),
  replyToReview: async (marketplace) => ({
    viewer: marketplace.seller,
    operation: `replyToReview(id: "${await publishedReview(marketplace)}", text: "Thank you") { errors { __typename } }`,
  }),
  setAlert: ({ member }) => ({
    viewer: member,
    operation: 'setAlert(input: { productId: "prd_rice" }) { errors { __typename } }',
  }),
  pauseAlert: async (marketplace) => ({
    viewer: marketplace.member,
    operation: `pauseAlert(id: "${await anAlert(marketplace)}") { errors { __typename } }`,
  }),
  setAlertThreshold: async (marketplace) => ({
    viewer: marketplace.member,
    operation: `setAlertThreshold(id: "${await anAlert(marketplace)}", belowCents: 100) { errors { __typename } }`,
  }),
  deleteAlert: async (marketplace) => ({
    viewer: marketplace.member,
    operation: `deleteAlert(id: "${await anAlert(marketplace)}") { errors { __typename } }`,
  }),
  setEmailTopics: async (marketplace) => {
    await confirmEmailOf(marketplace, marketplace.member);
    return { viewer: marketplace.member, operation: 'setEmailTopics(topics: []) { errors { __typename } }' };
  },
  registerPushDevice: ({ member }) => ({ viewer: member, operation: REGISTER_PUSH }),
  removePushDevice: async ({ execute, store, member }) => {
    await execute(`mutation { ${REGISTER_PUSH} }`, {}, { viewer: member });
    const [device] = (await store.query('pushDevices')).items;
    return { viewer: member, operation: `removePushDevice(id: "${device?.id}") { errors { __typename } }` };
  },
  askQuestion: ({ member }) => ({
    viewer: member,
    operation: 'askQuestion(productId: "prd_rice", text: "Is it fragrant?") { errors { __typename } }',
  }),
  answerQuestion: async (marketplace) => ({
    viewer: marketplace.seller,
    operation: `answerQuestion(id: "${(await publishedQuestion(marketplace)).id}", text: "It is") { errors { __typename } }`,
  }),
  voteForQuestion: async (marketplace) => ({
    viewer: marketplace.shopper,
    operation: `voteForQuestion(id: "${(await publishedQuestion(marketplace)).id}") { errors { __typename } }`,
  }),
  reportQuestion: async (marketplace) => ({
    viewer: marketplace.shopper,
    operation: `reportQuestion(id: "${(await publishedQuestion(marketplace)).id}", fault: FAKE) { errors { __typename } }`,
  }),
  markAnswerHelpful: async (marketplace) => ({
    viewer: marketplace.shopper,
    operation: `markAnswerHelpful(id: "${await publishedAnswer(marketplace)}") { errors { __typename } }`,
  }),
  reportAnswer: async (marketplace) => ({
    viewer: marketplace.shopper,
    operation: `reportAnswer(id: "${await publishedAnswer(marketplace)}", fault: FAKE) { errors { __typename } }`,
  }),
  startConversation: ({ member }) => ({
    viewer: member,
    operation: 'startConversation(input: { productId: "prd_rice", text: "Is it fragrant?" }) { errors { __typename } }',
  }),
  sendMessage: (marketplace) => ofConversation(marketplace, 'sendMessage(id: "$id", text: "It is")'),
  markConversationRead: (marketplace) => ofConversation(marketplace, 'markConversationRead(id: "$id")'),
  closeConversation: (marketplace) => ofConversation(marketplace, 'closeConversation(id: "$id")'),
  reopenConversation: async (marketplace) => {
    await started(marketplace, 'closeConversation(id: "$id")');
    return ofConversation(marketplace, 'reopenConversation(id: "$id")');
  },
  blockConversation: (marketplace) => ofConversation(marketplace, 'blockConversation(id: "$id")'),
  reportMessage: (marketplace) => ofConversation(marketplace, 'reportMessage(id: "$message", fault: SCAM)'),
  markMessage: async ({ seller, execute, store }) => {
    await execute(`mutation { contactVendor(vendorId: "ven_utara", input: ${MESSAGE}) { reference } }`);
    const [message] = (await store.query('messages', { limit: 1 })).items;
    return { viewer: seller, operation: `markMessage(id: "${message!.id}") { errors { __typename } }` };
  },
  updateProfile: ({ shopper }) => ({
    viewer: shopper,
    operation: 'updateProfile(input: { lastName: "Rahman" }) { errors { __typename } }',
  }),
  saveAddress: ({ shopper }) => ({ viewer: shopper, operation: `saveAddress(input: ${ADDRESS}) { errors { __typename } }` }),
  setDefaultAddress: ({ shopper }) => ({
    viewer: shopper,
    operation: 'setDefaultAddress(id: "adr_demo_parents") { errors { __typename } }',
  }),
  deleteAddress: ({ shopper }) => ({ viewer: shopper, operation: 'deleteAddress(id: "adr_demo_parents") { errors { __typename } }' }),
  changeLists: ({ member }) => ({
    viewer: member,
    operation: 'changeLists(input: { operations: [{ list: CART, action: ADD, id: "var_rice" }] }) { errors { __typename } }',
  }),
  changePassword: ({ shopper }) => ({
    viewer: shopper,
    operation: `changePassword(current: "${SHOPPER.password}", next: "a kettle of river stones") { errors { __typename } }`,
  }),
  resendConfirmation: ({ member }) => ({ viewer: member, operation: 'resendConfirmation { errors { __typename } }' }),
  changeEmail: ({ seller }) => ({
    viewer: seller,
    operation: `changeEmail(email: "new@example.com", password: "${VENDOR.password}") { errors { __typename } }`,
  }),
  revokeSession: async ({ member, services, store }) => {
    await store.transaction((inside) => services.sessions.open(inside, member.userId, null));
    const other = (await services.sessions.list(member.userId)).find(({ id }) => id !== member.sessionId);
    return { viewer: member, operation: `revokeSession(id: "${other!.id}") { errors { __typename } }` };
  },
  createVendor: ({ member }) => ({
    viewer: member,
    operation:
      'createVendor(input: { name: "Kedai Ketiga", description: { locale: EN, text: "Tea" }, kind: { locale: EN, text: "Tea" }, city: "Ipoh", state: PERAK }) { errors { __typename } }',
  }),
  updateVendor: ({ seller }) => ({
    viewer: seller,
    operation: 'updateVendor(input: { city: "Taiping" }, expectedVersion: 1) { errors { __typename } }',
  }),
  updateVendorSettings: ({ seller }) => ({
    viewer: seller,
    operation: 'updateVendorSettings(input: { taxId: "IG12345678901" }, expectedVersion: 1) { errors { __typename } }',
  }),
  saveProduct: ({ seller }) => ({
    viewer: seller,
    operation: 'saveProduct(id: "prd_rice", input: { label: NEW }) { errors { __typename } }',
  }),
  setProductStatus: ({ seller }) => ({
    viewer: seller,
    operation: 'setProductStatus(id: "prd_rice", status: DISABLED) { errors { __typename } }',
  }),
  setStock: ({ seller }) => ({
    viewer: seller,
    operation: 'setStock(changes: [{ variantId: "var_rice", setTo: 1 }]) { errors { __typename } }',
  }),
  importProducts: ({ seller }) => ({
    viewer: seller,
    operation: 'importProducts(csv: "sku,newPrice\\nSKU-rice,1", dryRun: false) { errors { __typename } }',
  }),
  undoImport: async ({ seller, execute }) => {
    await execute('mutation { importProducts(csv: "sku,newPrice\\nSKU-rice,1", dryRun: false) { created } }', {}, { viewer: seller });
    return { viewer: seller, operation: 'undoImport { errors { __typename } }' };
  },
};

/** Mutations that need no session, end the session, or store the state that the gateway reports. */
const FREE = [
  ...[
    'confirmEmail',
    'confirmPayment',
    'deleteGuestAlerts',
    'login',
    'logout',
    'register',
    'requestPasswordReset',
    'resetPassword',
    'subscribeNewsletter',
  ],
];

/** All stored documents, except sessions and the charges in the demo gateway, which is a separate system. */
async function everythingOf(store: Store): Promise<unknown> {
  const names = COLLECTION_NAMES.filter((name) => name !== 'sessions' && name !== 'demoCharges');
  const all = await Promise.all(names.map(async (name) => [name, (await store.query(name, { limit: 10_000 })).items] as const));
  // Ignores a sweep, which is enqueued before the gateway is called and finds nothing to settle.
  return all.map(([name, items]) => [name, items.filter(({ id }) => id !== 'settlePayments/only')]);
}

function send(marketplace: TwoVendors, { viewer, operation, variables = {} }: Request) {
  const head = 'input' in variables ? '($input: PlaceOrderInput!)' : '';
  return marketplace.execute<Record<string, { errors: unknown[] }> | null>(
    `mutation ${head} { ${operation} }`,
    { ...variables },
    { viewer },
  );
}

const logOutEverywhere = (store: InterruptedStore, { userId }: SignedIn) =>
  store.interrupt(async () => {
    await store.transaction(async (inside) => {
      for (const { id } of (await inside.query('sessions', { where: { userId } })).items) await inside.delete('sessions', id);
    });
  });

test('every mutation is listed with a request that writes for a session, or as one that needs none', async () => {
  const { schema } = await openWithMember();
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect([...Object.keys(REQUESTS), ...FREE].sort()).toEqual(mutations.sort());
});

test.each(Object.keys(REQUESTS))(
  '%s writes nothing if its session is revoked while the request waits for its transaction',
  async (name) => {
    const marketplace = await openWithMember();
    const request = await REQUESTS[name]!(marketplace);
    await marketplace.services.settled();
    const before = await everythingOf(marketplace.store);
    const sessions = (await marketplace.store.query('sessions', { where: { userId: request.viewer.userId } })).items;
    logOutEverywhere(marketplace.store, request.viewer);
    const { errors } = await send(marketplace, request);
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['UNAUTHENTICATED']);
    expect(await everythingOf(marketplace.store)).toEqual(before);

    // With its session, the request does write.
    await marketplace.store.transaction(async (inside) => {
      for (const { version: _, ...session } of sessions) await inside.put('sessions', session);
    });
    const response = await send(marketplace, request);
    expect([response.errors, response.data?.[name]?.errors]).toEqual([undefined, []]);
    const after = await everythingOf(marketplace.store);
    if (name === 'revokeSession')
      expect((await marketplace.store.query('sessions', { where: { userId: request.viewer.userId } })).items).toHaveLength(1);
    else expect(after).not.toEqual(before);
    await marketplace.services.settled();
  },
);
