import { texts } from '#tests/support/api/localisedTexts.ts';

const ADDRESS = '{ firstName: "Eve", phone: "012-345 6789", line1: "1 Jalan Satu", city: "Ipoh", postalCode: "30000", state: PERAK }';
const ERRORS = 'errors { ... on UserError { code } }';

/** An operation and its result for each role: the field's data, or an error code. */
export interface AccessCase {
  field: string;
  operation: string;
  guest: unknown;
  other: unknown;
  owner: unknown;
  /** A member with a different vendor and no order here. Omitted where other users' ids are irrelevant. */
  stranger?: unknown;
}

/**
 * Access matrix for the owner's data, with the roles in the order guest, other, owner. `$order`, `$orderId` and `$packageId` are the
 * owner's order and its package, `$sessionId` is the owner's session. `other` is the order's vendor.
 */
export const ACCESS_CASES: readonly AccessCase[] = [
  { field: 'viewer', operation: '{ viewer { id } }', guest: null, other: { id: 'usr_demo_vendor' }, owner: { id: 'usr_demo_shopper' } },
  // The vendor console is a field of the viewer, so it cannot be requested by id and is returned only to its owner.
  {
    field: 'viewer',
    operation: '{ viewer { vendor { packages { totalCount } products { totalCount } todo { toPack } stats { month { orders } } } } }',
    guest: null,
    other: {
      vendor: { packages: { totalCount: 1 }, products: { totalCount: 8 }, todo: { toPack: 1 }, stats: { month: { orders: 1 } } },
    },
    owner: { vendor: null },
  },
  // A vendor finds only its own products; another vendor's products are reported as unknown.
  {
    field: 'viewer',
    operation: '{ viewer { vendor { own: product(id: "prd_rice") { version } foreign: product(id: "prd_coffee") { version } } } }',
    guest: null,
    other: { vendor: { own: { version: 1 }, foreign: null } },
    stranger: { vendor: { own: null, foreign: { version: 1 } } },
    owner: { vendor: null },
  },
  // Missed searches are visible only to vendors.
  {
    field: 'viewer',
    operation: '{ viewer { vendor { missedSearches { words count } } } }',
    guest: null,
    other: { vendor: { missedSearches: [] } },
    owner: { vendor: null },
  },
  {
    field: 'order',
    operation: '{ order(number: "$order") { id } }',
    guest: null,
    other: null,
    stranger: null,
    owner: { id: '$orderId' },
  },
  {
    field: 'trackOrder',
    operation: '{ trackOrder(number: "$order", email: "nobody@example.com") { status } }',
    guest: null,
    other: null,
    owner: null,
  },
  {
    field: 'node',
    operation: '{ node(id: "$orderId") { __typename id ... on Order { number accessToken packages { id } } } }',
    guest: null,
    other: null,
    stranger: null,
    owner: { __typename: 'Order', id: '$orderId', number: '$order', accessToken: null, packages: [{ id: '$packageId' }] },
  },
  // A package is visible to its buyer and its vendor; its order is visible only to the buyer.
  {
    field: 'node',
    operation: '{ node(id: "$packageId") { id ... on OrderPackage { order { number } } } }',
    guest: null,
    other: { id: '$packageId', order: null },
    stranger: null,
    owner: { id: '$packageId', order: { number: '$order' } },
  },
  {
    field: 'node',
    operation: '{ node(id: "$packageId") { __typename id ... on OrderPackage { number } } }',
    guest: null,
    other: { __typename: 'OrderPackage', id: '$packageId', number: '$order-1' },
    stranger: null,
    owner: { __typename: 'OrderPackage', id: '$packageId', number: '$order-1' },
  },
  {
    field: 'node',
    operation: '{ node(id: "$vendorPackageId") { __typename id ... on VendorPackage { orderNumber shippingAddress { firstName } } } }',
    guest: null,
    other: { __typename: 'VendorPackage', id: '$vendorPackageId', orderNumber: '$order', shippingAddress: { firstName: 'Nur Aina' } },
    stranger: null,
    owner: null,
  },
  {
    field: 'viewer',
    operation: '{ viewer { vendor { package(number: "$order-1") { orderNumber shippingAddress { firstName } } } } }',
    guest: null,
    other: { vendor: { package: { orderNumber: '$order', shippingAddress: { firstName: 'Nur Aina' } } } },
    stranger: { vendor: { package: null } },
    owner: { vendor: null },
  },
  {
    field: 'node',
    operation: '{ node(id: "vac_utara") { __typename id ... on VendorAccount { profile { id } packages { totalCount } } } }',
    guest: null,
    other: { __typename: 'VendorAccount', id: 'vac_utara', profile: { id: 'ven_utara' }, packages: { totalCount: 1 } },
    stranger: null,
    owner: null,
  },
  {
    field: 'node',
    operation: '{ node(id: "usr_demo_shopper") { __typename id ... on Viewer { email } } }',
    guest: null,
    other: null,
    stranger: null,
    owner: { __typename: 'Viewer', id: 'usr_demo_shopper', email: 'shopper@rizq.demo' },
  },
  {
    field: 'nodes',
    operation: '{ nodes(ids: ["$orderId", "$packageId", "$vendorPackageId", "vac_utara", "usr_demo_shopper", "ven_utara"]) { id } }',
    guest: [null, null, null, null, null, { id: 'ven_utara' }],
    other: [null, { id: '$packageId' }, { id: '$vendorPackageId' }, { id: 'vac_utara' }, null, { id: 'ven_utara' }],
    stranger: [null, null, null, null, null, { id: 'ven_utara' }],
    owner: [{ id: '$orderId' }, { id: '$packageId' }, null, null, { id: 'usr_demo_shopper' }, { id: 'ven_utara' }],
  },
  // The order is paid in cash, so its owner cancels its packages instead.
  {
    field: 'cancelOrder',
    operation: `mutation { cancelOrder(number: "$order") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
  },
  {
    field: 'cancelPackage',
    operation: `mutation { cancelPackage(number: "$order-1") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: { id: '$orderId' }, errors: [] },
  },
  // The owner's package is not packed, so that only the access is checked.
  {
    field: 'requestCancellation',
    operation: `mutation { requestCancellation(number: "$order-1", reason: "Twice") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
  },
  // No line of the owner's package was replaced, so that only the access is checked.
  {
    field: 'acceptReplacement',
    operation: `mutation { acceptReplacement(packageId: "$packageId", lineId: "$lineId") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
  },
  // No line of the owner's package was replaced, so that only the access is checked.
  {
    field: 'refuseReplacement',
    operation: `mutation { refuseReplacement(packageId: "$packageId", lineId: "$lineId") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
  },
  // The owner's order is not paid, so that only the access is checked.
  {
    field: 'replaceLine',
    operation: `mutation { replaceLine(packageId: "$packageId", lineId: "$lineId", variantId: "var_tea", quantity: 1) { package { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { package: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
    stranger: { package: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'shortLine',
    operation: `mutation { shortLine(packageId: "$packageId", lineId: "$lineId", quantity: 99) { package { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { package: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
    stranger: { package: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'acceptCancellation',
    operation: `mutation { acceptCancellation(packageId: "$packageId") { package { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { package: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
    stranger: { package: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'declineCancellation',
    operation: `mutation { declineCancellation(packageId: "$packageId", reason: "Sent") { package { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { package: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
    stranger: { package: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  // Claiming a guest's order is tested in claimOrder.test.ts.
  {
    field: 'claimOrder',
    operation: `mutation { claimOrder(number: "$order", accessToken: "guessed") { order { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: { id: '$orderId' }, errors: [] },
  },
  {
    field: 'confirmPayment',
    operation: `mutation { confirmPayment(number: "$order") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: { id: '$orderId' }, errors: [] },
  },
  {
    field: 'retryPayment',
    operation: `mutation { retryPayment(number: "$order", payment: { method: CARD }) { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: null, errors: [{ code: 'INVALID' }] },
  },
  {
    field: 'requestReturn',
    operation: `mutation { requestReturn(packageId: "$order-1", lines: [], reason: "") { order { id } ${ERRORS} } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { order: null, errors: [{ code: 'ILLEGAL_TRANSITION' }] },
  },
  {
    field: 'withdrawReturn',
    operation: `mutation { withdrawReturn(packageId: "$order-1", returnId: "ret_none") { order { id } errors { ... on UserError { code path } } } }`,
    guest: { order: null, errors: [{ code: 'NOT_FOUND', path: ['packageId'] }] },
    other: { order: null, errors: [{ code: 'NOT_FOUND', path: ['packageId'] }] },
    stranger: { order: null, errors: [{ code: 'NOT_FOUND', path: ['packageId'] }] },
    owner: { order: null, errors: [{ code: 'NOT_FOUND', path: ['returnId'] }] },
  },
  {
    field: 'saveReview',
    operation: `mutation { saveReview(input: { orderNumber: "$order", lineId: "lin_none", stars: 5, title: "Good", text: "Good rice" }) { review { id } errors { ... on UserError { code path } } } }`,
    guest: { review: null, errors: [{ code: 'NOT_FOUND', path: ['orderNumber'] }] },
    other: { review: null, errors: [{ code: 'NOT_FOUND', path: ['orderNumber'] }] },
    stranger: { review: null, errors: [{ code: 'NOT_FOUND', path: ['orderNumber'] }] },
    owner: { review: null, errors: [{ code: 'NOT_FOUND', path: ['lineId'] }] },
  },
  ...['markReviewHelpful(id: "rev_none")', 'reportReview(id: "rev_none", fault: FAKE)'].map((call) => ({
    field: call.slice(0, call.indexOf('(')),
    operation: `mutation { ${call} { review { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { review: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { review: null, errors: [{ code: 'NOT_FOUND' }] },
  })),
  {
    field: 'replyToReview',
    operation: `mutation { replyToReview(id: "rev_none", text: "Thank you") { review { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { review: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { review: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'askQuestion',
    operation: `mutation { askQuestion(productId: "prd_none", text: "Is it fresh?") { question { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { question: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { question: null, errors: [{ code: 'NOT_FOUND' }] },
  },
  ...[
    'answerQuestion(id: "qst_none", text: "Yes")',
    'voteForQuestion(id: "qst_none")',
    'markAnswerHelpful(id: "ans_none_1")',
    'reportQuestion(id: "qst_none", fault: FAKE)',
    'reportAnswer(id: "ans_none_1", fault: FAKE)',
  ].map((call) => ({
    field: call.slice(0, call.indexOf('(')),
    operation: `mutation { ${call} { question { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { question: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { question: null, errors: [{ code: 'NOT_FOUND' }] },
  })),
  ...['pauseAlert(id: "alt_none")', 'setAlertThreshold(id: "alt_none")', 'deleteAlert(id: "alt_none")'].map((call) => ({
    field: call.slice(0, call.indexOf('(')),
    operation: `mutation { ${call} { alert { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { alert: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { alert: null, errors: [{ code: 'NOT_FOUND' }] },
  })),
  // A session gives no access to the alerts of guests, nor does a made-up token.
  ...[
    { field: 'guestAlerts', operation: `{ guestAlerts(token: "none") { alerts { id } ${ERRORS} } }`, nothing: { alerts: [] } },
    { field: 'deleteGuestAlerts', operation: `mutation { deleteGuestAlerts(token: "none") { ok ${ERRORS} } }`, nothing: { ok: false } },
    ...['pauseAlert', 'setAlertThreshold', 'deleteAlert'].map((field) => ({
      field,
      operation: `mutation { ${field}(id: "alt_none", token: "none") { alert { id } ${ERRORS} } }`,
      nothing: { alert: null },
    })),
  ].map(({ field, operation, nothing }) => {
    const refused = { ...nothing, errors: [{ code: 'TOKEN_INVALID' }] };
    return { field, operation, guest: refused, other: refused, owner: refused };
  }),
  {
    field: 'setEmailTopics',
    operation: 'mutation { setEmailTopics(topics: [ALERTS]) { viewer { emailTopics } } }',
    guest: 'UNAUTHENTICATED',
    other: { viewer: { emailTopics: ['ALERTS'] } },
    owner: { viewer: { emailTopics: ['ALERTS'] } },
  },
  {
    field: 'registerPushDevice',
    operation: `mutation { registerPushDevice(input: { endpoint: "https://push.example/", p256dh: "", auth: "" }) { viewer { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { viewer: null, errors: [{ code: 'INVALID' }, { code: 'INVALID' }, { code: 'INVALID' }] },
    owner: { viewer: null, errors: [{ code: 'INVALID' }, { code: 'INVALID' }, { code: 'INVALID' }] },
  },
  {
    field: 'removePushDevice',
    operation: 'mutation { removePushDevice(id: "psh_none") { viewer { pushDeviceIds } } }',
    guest: 'UNAUTHENTICATED',
    other: { viewer: { pushDeviceIds: [] } },
    owner: { viewer: { pushDeviceIds: [] } },
  },
  {
    field: 'conversation',
    operation: '{ conversation(id: "cnv_none") { id } }',
    guest: null,
    other: null,
    owner: null,
  },
  // Only its sides know of a conversation, as conversations.test.ts shows.
  ...[
    'blockConversation(id: "cnv_none")',
    'closeConversation(id: "cnv_none")',
    'markConversationRead(id: "cnv_none")',
    'reopenConversation(id: "cnv_none")',
    'reportMessage(id: "cms_none_1", fault: SCAM)',
    'sendMessage(id: "cnv_none", text: "Hello")',
  ].map((call) => ({
    field: call.slice(0, call.indexOf('(')),
    operation: `mutation { ${call} { conversation { id } ${ERRORS} } }`,
    guest: { conversation: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { conversation: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { conversation: null, errors: [{ code: 'NOT_FOUND' }] },
  })),
  // `other` owns the package's vendor, and may start as well.
  {
    field: 'startConversation',
    operation: `mutation { startConversation(input: { packageNumber: "$order-1", text: "Hello" }) { conversation { side } ${ERRORS} } }`,
    guest: { conversation: null, errors: [{ code: 'NOT_FOUND' }] },
    other: { conversation: { side: 'VENDOR' }, errors: [] },
    stranger: { conversation: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { conversation: { side: 'BUYER' }, errors: [] },
  },
  // `other` owns the package's vendor; its buyer has no vendor. packageSteps.test.ts covers other vendors.
  {
    field: 'advancePackage',
    operation: `mutation { advancePackage(packageId: "$order-1", to: PACKED) { ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { errors: [{ code: 'ILLEGAL_TRANSITION' }] },
    stranger: { errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'correctTracking',
    operation: `mutation { correctTracking(packageId: "$order-1", tracking: { carrier: "J&T Express", code: "JT12345" }) { ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { errors: [{ code: 'ILLEGAL_TRANSITION' }] },
    stranger: { errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  ...['acceptReturn(instructions: "To us", ', 'refuseReturn(reason: "No", ', 'receiveReturn(restock: true, ', 'payBackReturn('].map(
    (call) => ({
      field: call.split('(')[0]!,
      operation: `mutation { ${call}packageId: "$order-1", returnId: "ret_none") { ${ERRORS} } }`,
      guest: 'UNAUTHENTICATED',
      other: { errors: [{ code: 'NOT_FOUND' }] },
      stranger: { errors: [{ code: 'NOT_FOUND' }] },
      owner: 'FORBIDDEN',
    }),
  ),
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
    stranger: { viewer: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { viewer: { id: 'usr_demo_shopper' }, errors: [] },
  },
  {
    field: 'setDefaultAddress',
    operation: `mutation { setDefaultAddress(id: "adr_demo_parents") { viewer { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { viewer: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { viewer: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { viewer: { id: 'usr_demo_shopper' }, errors: [] },
  },
  {
    field: 'deleteAddress',
    operation: `mutation { deleteAddress(id: "adr_demo_parents") { viewer { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { viewer: null, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { viewer: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: { viewer: { id: 'usr_demo_shopper' }, errors: [] },
  },
  {
    field: 'changeLists',
    operation: `mutation { changeLists(input: { operations: [
      { list: CART, action: ADD, id: "var_rice" }, { list: FOLLOWS, action: ADD, id: "ven_utara" }
    ] }) { lists { version } vendors { followerCount } } }`,
    guest: 'UNAUTHENTICATED',
    // A vendor's own owner is not counted as a follower.
    other: { lists: { version: 1 }, vendors: [{ followerCount: 0 }] },
    owner: { lists: { version: 1 }, vendors: [{ followerCount: 1 }] },
  },
  {
    field: 'viewer',
    operation: '{ viewer { lists { cart { quantity } } } }',
    guest: null,
    other: { lists: { cart: [{ quantity: 1 }] } },
    stranger: { lists: { cart: [] } },
    owner: { lists: { cart: [{ quantity: 1 }] } },
  },
  {
    field: 'viewer',
    operation:
      '{ viewer { vendor { version unreadMessages messages { totalCount } settings { businessName } texts { kind { locale text } } isAwaitingApproval } } }',
    guest: null,
    other: {
      vendor: {
        version: 2,
        unreadMessages: 0,
        messages: { totalCount: 0 },
        settings: { businessName: 'Vendor utara Sdn Bhd' },
        texts: { kind: texts({ en: 'Shop', ms: 'Shop (ms)' }) },
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
    stranger: { vendor: null, errors: [{ code: 'NOT_FOUND' }] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'updateVendor',
    operation: `mutation { updateVendor(input: { city: "Taiping" }, expectedVersion: 2) { vendor { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { vendor: { id: 'vac_utara' }, errors: [] },
    owner: 'FORBIDDEN',
  },
  {
    field: 'updateVendorSettings',
    operation: `mutation { updateVendorSettings(input: { taxId: "IG12345678901" }, expectedVersion: 3) { vendor { id } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { vendor: { id: 'vac_utara' }, errors: [] },
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
    field: 'resendConfirmation',
    operation: `mutation { resendConfirmation { ok ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { ok: true, errors: [] },
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
    stranger: { product: null, errors: [{ code: 'NOT_FOUND' }] },
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
  // An import changes only the viewer's vendor, so another vendor's SKU counts as new here.
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
  // Comes after all cases that need a shopper without a vendor.
  {
    field: 'createVendor',
    operation: `mutation { createVendor(input: { name: "Kedai Ketiga", description: { locale: EN, text: "Tea" }, kind: { locale: EN, text: "Tea" }, city: "Ipoh", state: PERAK }) { vendor { profile { slug } } ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { vendor: null, errors: [{ code: 'CONFLICT' }] },
    owner: { vendor: { profile: { slug: 'kedai-ketiga' } }, errors: [] },
  },
  {
    field: 'revokeSession',
    operation: `mutation { revokeSession(id: "$sessionId") { ok ${ERRORS} } }`,
    guest: 'UNAUTHENTICATED',
    other: { ok: false, errors: [{ code: 'NOT_FOUND' }] },
    stranger: { ok: false, errors: [{ code: 'NOT_FOUND' }] },
    owner: { ok: true, errors: [] },
  },
];
