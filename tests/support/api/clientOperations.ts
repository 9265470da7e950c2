import { getOperationAST, parse, print, type OperationTypeNode } from 'graphql';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };
import { ATTRIBUTE_KEYS, FACET_KEYS } from '#schema/rules/facets.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { Dependencies } from '#server/graphql/dependencies.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { type AuthResponse, aRegistration, LOGIN, SHOPPER, VENDOR } from './accountOperations.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { answerPayment, WAITING } from './payments.ts';
import { PUSH_INPUT } from './pushInput.ts';
import { sentDocument } from './sentDocument.ts';
import type { TestApi } from './startApi.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';

export type Person = 'guest' | 'member' | 'vendor';

/** A client operation as it is sent, with its response. */
export interface Exchange {
  who: Person;
  name: string;
  kind: OperationTypeNode;
  document: string;
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
  isCacheable: boolean;
}

/** Names of all of the client's operations. */
export const CLIENT_OPERATIONS: readonly string[] = Object.values(CLIENT_DOCUMENTS).map(
  (text) => getOperationAST(parse(text))?.name?.value ?? '',
);

interface PlacedOrder {
  id: string;
  number: string;
  packages: readonly { id: string; number: string }[];
  accessToken: string | null;
}

/** The response to placing an order. */
interface Placed {
  order: { number: string } | null;
  accessToken: string | null;
  errors: unknown[];
}

/** Default variables for queries. Each query receives only those that it declares. */
const USUAL = {
  locale: 'EN',
  first: 12,
  page: 1,
  isReset: true,
  isNewest: false,
  isOne: false,
  unreadOnly: false,
  hasProduct: true,
  days: 30,
  attributes: ATTRIBUTE_KEYS,
  facets: FACET_KEYS,
  reviewSort: 'NEWEST',
  reviewFilter: {},
  questionSort: 'VOTES',
};
const FLAGS = {
  hasBanner: true,
  hasShelves: true,
  withPicks: true,
  isForMembers: true,
  withProducts: true,
  hasSlug: true,
  hasListing: true,
  isOlder: true,
  isReplacing: true,
};
const PLACES = { placement: 'home-hero', categoryPlacement: 'category-rice', state: 'SELANGOR', isFeatured: false, hasSidebar: true };

/** Queries that need no further variables. */
const PLAIN_QUERIES = [
  ...['AboutPage', 'AccountLists', 'AccountPage', 'BlogListPage', 'CheckoutPage', 'Chrome', 'ContactPage', 'DemoCoupons'],
  ...[
    'DropHomePage',
    'FaqPage',
    'FashionHomePage',
    'HistoryPage',
    'HomePage',
    'ConsoleChrome',
    'VendorDashboard',
    'VendorProducts',
    'VendorImport',
    'VendorInbox',
    'UnreadConversations',
  ],
  ...[
    'VendorPackages',
    'VendorSettings',
    'PackageWatch',
    'NextDelivery',
    'NoMatch',
    'NotFoundPage',
    'OrdersPage',
    'OwnData',
    'SampleCart',
    'SearchStart',
  ],
  ...['SellPage', 'Suggestions', 'VendorDirectory'],
];

/** Runs the client's operations in a seeded demo as a guest, as a member and as the demo vendor. */
export class ClientRun {
  readonly exchanges: Exchange[] = [];
  private readonly viewers: Partial<Record<Person, SignedIn | null>> = {};
  private readonly own: ProductDoc[] = [];
  private readonly foreign: ProductDoc[] = [];
  /** Orders that the guest and the member may read. */
  private readonly orders: Partial<Record<Person, PlacedOrder>> = {};
  private keys = 0;

  constructor(private readonly api: TestApi) {}

  /** Users sign in and perform mutations: they order, pay, pack and return. The jobs that these cause end before it returns. */
  async change(): Promise<void> {
    this.viewers.member = await this.signIn(SHOPPER);
    this.viewers.vendor = await this.signIn(VENDOR);
    await this.chooseProducts();
    await this.changeAsGuest();
    await this.changeAsMember();
    await this.changeAsVendor();
    await this.api.services.settled();
  }

  /** One user runs all queries. Nothing changes while they run, so each field of an object always has the same value. */
  async read(who: Person): Promise<void> {
    const [mine, another] = this.products;
    const { catalog } = this.api.services;
    const run = (name: string, given?: Record<string, unknown>) => this.run(who, name, given);
    const ids = this.ids;
    // A vendor's delivery options depend on the cart: the rate depends on the state, and delivery is free for a large cart.
    for (const state of ['KUALA_LUMPUR', 'SABAH', null])
      for (const quantity of [1, 5]) await this.quote(who, [line(mine, quantity), line(another, quantity)], state);
    const order = { isMember: who !== 'guest', isRequested: true, ...(this.orders[who] ?? this.sent) };
    for (const name of ['OrderPage', 'OrderViewer', 'TrackOwn', 'Reorder', 'TrackViewer', 'BuyAgain', 'InvoicePage'])
      await run(name, order);
    await run('ReturnRefund', { ...order, lines: [] });
    await run('TrackOrder', { number: this.sent.number, email: SHOPPER.email });
    await run('VendorPackage', { number: this.sent.packages[0]?.number });
    for (const isInvoice of [false, true]) await run('VendorPrint', { number: this.sent.packages[0]?.number, isInvoice });
    for (const name of ['ComparedTitles', 'Comparison', 'ListedProducts', 'ReorderInstead']) await run(name, { ids });
    await run('Follows', { ids: [mine.vendorId, another.vendorId] });
    for (const name of ['VendorUpload', 'ProductNow']) await run(name, { id: mine.id });
    for (const isWritten of [true, false]) await run('ReviewsPage', { isWritten });
    await run('ReviewPage', order);
    await run('VendorReviews', { sort: 'NEWEST', filter: {} });
    await run('VendorQuestions');
    await run('VendorDemand');
    await this.readConversations(who);
    await run('AlertsPage');
    await run('GuestAlertsPage', { token: 'made-up' });
    await run('ListingPage');
    if (who === 'guest') await run('VendorDirectory', { isForMembers: false });
    if (who === 'guest') await run('ListingPage', { query: 'rice', filter: { section: 'GROCERIES' }, sort: 'PRICE_ASC' });
    for (const { slug } of this.products) for (const name of ['ProductPage', 'QuickView']) await run(name, { slug });
    for (const { vendorId } of this.products) await run('VendorStore', { slug: catalog.vendor(vendorId)?.slug });
    const [article] = (await this.api.store.query('articles', { limit: 1 })).items;
    await run('BlogPostPage', { slug: article?.id });
    await run('InformationPage', { key: 'PRIVACY' });
    await run('AuthPage', { token: 'made-up' });
    await run('ConfirmEmailPage', { token: 'made-up' });
    await run('OutboxPage', { id: 'none' });
    for (const name of ['CompareChoices', 'SearchPopup']) await run(name, { query: 'rice' });
    for (const name of PLAIN_QUERIES) await run(name);
  }

  /** All users sign out. */
  async leave(): Promise<void> {
    await this.run('vendor', 'SignOut');
    await this.run('member', 'SignOutEverywhere');
  }

  private async changeAsGuest(): Promise<void> {
    const run = (name: string, given?: Record<string, unknown>) => this.run('guest', name, given);
    const [mine, another] = this.products;
    const input = { name: 'Aina', email: 'aina@example.com', message: 'Do you deliver to Sabah at the weekend?' };
    const order = await this.place('guest', [line(mine), line(another, 2)]);
    await run('CancelPackage', { number: order.packages[1]?.number, accessToken: order.accessToken });
    await run('SubscribeNewsletter', { email: input.email });
    await run('SendMessage', { input });
    await run('RequestPasswordReset', { email: SHOPPER.email });
    await run('ResetPassword', { token: 'made-up', password: 'kopi tarik panas' });
    await run('ConfirmEmail', { token: 'made-up' });
    await run('ResendConfirmation', { token: 'made-up' });
    await run('SignIn', { ...SHOPPER, remember: true });
    await run('SignUp', { input: aRegistration() });
    await this.run('member', 'ClaimOrder', { number: order.number, accessToken: order.accessToken });
    this.orders.guest = await this.place('guest', [line(mine)]);
  }

  private async changeAsMember(): Promise<void> {
    const run = (name: string, given?: Record<string, unknown>) => this.run('member', name, given);
    const [mine, another] = this.products;
    this.orders.member = await this.place('member', [line(mine, 3)]);
    const { number } = await this.place('member', [line(another)], { payment: WAITING });
    await run('RetryPayment', { number, payment: WAITING });
    await answerPayment(this.api, number);
    await run('ConfirmPayment', { number });
    const unpaid = await this.place('member', [line(another)], { payment: WAITING });
    await run('CancelOrder', { number: unpaid.number });
    const wishes = this.ids.slice(0, 3).map((id) => ({ list: 'WISHLIST', action: 'ADD', id, note: 'Ask about the size' }));
    const lines = [mine, another].map(({ variants: [first] }) => ({ list: 'CART', action: 'ADD', id: first?.id }));
    const operations = [...wishes, ...lines, { list: 'FOLLOWS', action: 'ADD', id: mine.vendorId }];
    await run('ChangeLists', { input: { expectedVersion: 0, operations } });
    await run('SaveProfile', { input: { lastName: 'Rahman' } });
    await run('SaveAddress', { input: anAddressInput(), makeDefault: false });
    await run('SetDefaultAddress', { id: 'adr_demo_parents' });
    await run('DeleteAddress', { id: 'adr_demo_parents' });
    await run('ChangePassword', { current: SHOPPER.password, next: 'kopi tarik panas' });
    await run('ChangeEmail', { email: 'new@example.com', password: 'kopi tarik panas' });
    await run('RevokeSession', { id: 'ses_none' });
  }

  private async changeAsVendor(): Promise<void> {
    const run = (name: string, given?: Record<string, unknown>) => this.run('vendor', name, given);
    const packageId = this.sent.packages[0]?.id ?? '';
    for (const to of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']) {
      const tracking = to === 'SHIPPED' ? { carrier: 'Pos Laju', code: 'EF123456789MY' } : null;
      await run('AdvancePackage', { packageId, to, tracking });
      if (tracking !== null)
        await run('CorrectTracking', { packageId, tracking: { ...tracking, code: 'EF987654321MY' }, expectedCode: tracking.code });
    }
    await this.reviewAndAsk();
    await this.substitute();
    const returnId = await this.sendBack(packageId);
    await run('AcceptReturn', { packageId, returnId, instructions: 'To 3 Jalan Dapur, Kota Bharu' });
    await run('ReceiveReturn', { packageId, returnId, restock: true });
    await run('PayBackReturn', { packageId, returnId });
    await this.run('member', 'WithdrawReturn', { packageId, returnId: await this.sendBack(packageId) });
    await run('RefuseReturn', { packageId, returnId: await this.sendBack(packageId), reason: 'It was whole when it left us' });
    await run('AcceptCancellation', { packageId: await this.askToCancel() });
    await run('DeclineCancellation', { packageId: await this.askToCancel(), reason: 'It is with the courier' });
    const [mine, paused, counted] = this.own;
    await run('SaveProduct', { id: mine?.id, input: { label: 'NEW' } });
    await run('SetProductStatus', { id: paused?.id, status: 'OUT_OF_STOCK' });
    await run('SetStock', { changes: [{ variantId: counted?.variants[0]?.id, setTo: 3 }] });
    await run('UndoImport');
    await run('CreateVendor', {
      input: { name: 'Another', description: texts({ en: 'Tea' }), kind: texts({ en: 'Tea' }), city: 'Ipoh', state: 'PERAK' },
    });
    const version = async () => (await this.api.store.get('vendors', mine?.vendorId ?? ''))?.version;
    await run('UpdateVendor', { input: { openingHours: 'Mon–Fri 9–17' }, version: await version() });
    await run('UpdateVendorSettings', { input: { offersPickup: true, expressFee: 300 }, version: await version() });
    const [message] = (await this.api.store.query('messages', { limit: 1 })).items;
    await run('MarkMessage', { id: message?.id ?? '', isRead: true });
  }

  /** A product sold by the demo vendor, and one sold by another vendor. */
  private get products(): [ProductDoc, ProductDoc] {
    const [mine, another] = [this.own[0], this.foreign[0]];
    if (mine === undefined || another === undefined) throw new Error('The seed has no products for this.');
    return [mine, another];
  }

  private get ids(): string[] {
    return [...this.products, ...this.foreign.slice(1, 6)].map(({ id }) => id).concat('prd_none');
  }

  /** The member's delivered order. */
  private get sent(): PlacedOrder {
    if (this.orders.member === undefined) throw new Error('Nothing was ordered.');
    return this.orders.member;
  }

  /** Chooses deliverable products that have no options and enough stock. */
  private async chooseProducts(): Promise<void> {
    const { items } = await this.api.store.query('products', { limit: 1000 });
    const { catalog } = this.api.services;
    const isSimple = (product: ProductDoc) =>
      product.status === 'AVAILABLE' && product.fulfilment.includes('ONLINE') && product.variants.length === 1;
    const [vendor] = (await this.api.store.query('vendors', { where: { ownerId: 'usr_demo_vendor' } })).items;
    for (const product of items.filter((each) => isSimple(each) && catalog.productStock(each).purchasable >= 10))
      (product.vendorId === vendor?.id ? this.own : this.foreign).push(product);
  }

  private async run<Data>(who: Person, name: string, given: Record<string, unknown> = {}): Promise<Data> {
    const document = sentDocument(name);
    const operation = getOperationAST(document);
    const declared = new Set(operation?.variableDefinitions?.map(({ variable }) => variable.name.value));
    const values = Object.entries({ ...USUAL, ...FLAGS, ...PLACES, ...given }).filter(([key]) => declared.has(key));
    const variables = Object.fromEntries(values);
    const dependencies = new Dependencies(this.api.services.revisions);
    const requested = { viewer: this.viewers[who] ?? null, address: name, dependencies };
    const { data, errors } = await this.api.execute<Record<string, unknown>>(document, variables, requested);
    if (errors !== undefined || !operation) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    const { isCacheable } = dependencies;
    this.exchanges.push({ who, name, kind: operation.operation, document: print(document), variables, data, isCacheable });
    return data as Data;
  }

  private async quote(who: Person, lines: object[], state: string | null): Promise<number> {
    const input = { lines, state };
    const { quote } = await this.run<{ quote: { totals: { total: { minorUnits: number } } } }>(who, 'Quote', { input });
    return quote.totals.total.minorUnits;
  }

  private async place(who: Person, lines: object[], change: object = {}): Promise<PlacedOrder> {
    const shippingAddress = anAddressInput();
    const expectedTotal = await this.quote(who, lines, shippingAddress.state);
    const input = { idempotencyKey: `client-key-${(this.keys += 1)}`, lines, expectedTotal, email: SHOPPER.email, shippingAddress };
    const { placeOrder } = await this.run<{ placeOrder: Placed }>(who, 'PlaceOrder', {
      input: { ...input, payment: { method: 'CASH_ON_DELIVERY' }, ...change },
    });
    const [order] = (await this.api.store.query('orders', { where: { number: placeOrder.order?.number ?? '' } })).items;
    if (order === undefined) throw new Error(JSON.stringify(placeOrder.errors));
    const { id, number, packages } = order;
    return { id, number, packages, accessToken: placeOrder.accessToken };
  }

  /** The member requests a return of one unit. Resolves to the return's id. */
  private async sendBack(packageId: string): Promise<string> {
    const stored = async () => (await this.api.store.get('orders', this.sent.id))?.packages[0];
    const lines = [{ lineId: (await stored())?.lines[0]?.id, quantity: 1 }];
    await this.run('member', 'RequestReturn', { packageId, lines, cause: 'OTHER', note: 'The lid is broken' });
    return (await stored())?.returns?.at(-1)?.id ?? '';
  }

  /** The vendor reduces and replaces lines of a packed order, and the member answers. */
  private async substitute(): Promise<void> {
    const [product, another] = this.own;
    const lines = [{ ...line(product!, 2), ifSoldOut: 'SIMILAR' }, line(this.own[2]!)];
    const { number, packages } = await this.place('member', lines);
    const packageId = packages[0]?.id ?? '';
    const [order] = (await this.api.store.query('orders', { where: { number } })).items;
    const lineId = order?.packages[0]?.lines.find(({ variantId }) => variantId === lines[0]?.variantId)?.id;
    await this.run('vendor', 'ShortLine', { packageId, lineId, quantity: 1, restock: true });
    await this.run('vendor', 'ReplaceLine', { packageId, lineId, variantId: another?.variants[0]?.id, quantity: 1, restock: false });
    await this.run('member', 'RefuseReplacement', { packageId, lineId });
    await this.run('member', 'AcceptReplacement', { packageId, lineId });
  }

  private async readConversations(who: Person): Promise<void> {
    const isConsole = who === 'vendor';
    const [conversation] = (await this.api.store.query('conversations', { orderBy: 'lastAt', isDescending: true, limit: 1 })).items;
    await this.run(who, 'ConversationsPage', { isConsole });
    await this.run(who, 'ConversationPage', { id: conversation?.id, isConsole });
    await this.run(who, 'NewConversation', { product: this.products[0].slug, isProduct: true, shop: '', isShop: false, isConsole });
  }

  /** The member writes to the vendor, who answers, reports, blocks and closes. */
  private async converse(productId: string): Promise<void> {
    await this.run('member', 'StartConversation', { input: { productId, text: 'Is it of this harvest?' } });
    const [{ id } = { id: '' }] = (await this.api.store.query('conversations', { orderBy: 'lastAt', isDescending: true, limit: 1 })).items;
    const [message] = (await this.api.store.query('conversationMessages', { where: { conversationId: id } })).items;
    await this.run('vendor', 'MarkConversationRead', { id, upTo: message?.id });
    await this.run('vendor', 'SendConversationMessage', { id, text: 'It is.', photos: [] });
    await this.run('vendor', 'ReportMessage', { id: message?.id, fault: 'SPAM' });
    await this.run('vendor', 'BlockConversation', { id, isBlocked: true });
    await this.run('vendor', 'BlockConversation', { id, isBlocked: false });
    await this.run('vendor', 'CloseConversation', { id });
    await this.run('vendor', 'ReopenConversation', { id });
  }

  /** The member reviews a delivered product of the vendor and asks about it; the vendor answers both. */
  private async reviewAndAsk(): Promise<void> {
    const { id: productId } = this.products[0];
    const [line] = (await this.api.store.get('orders', this.sent.id))?.packages[0]?.lines ?? [];
    const words = { stars: 4, title: 'Good rice', text: 'The grains stay apart, and it smells of pandan.' };
    await this.run('member', 'SaveReview', { input: { orderNumber: this.sent.number, lineId: line?.id, ...words } });
    const [review] = (await this.api.store.query('reviews', { where: { productId }, orderBy: 'createdAt' })).items.slice(-1);
    await this.run('vendor', 'ReplyToReview', { id: review?.id, text: 'Thank you, Aisyah!' });
    await this.run('vendor', 'MarkReviewHelpful', { id: review?.id, isHelpful: true });
    await this.run('vendor', 'ReportReview', { id: review?.id, fault: 'OFF_TOPIC' });
    await this.run('member', 'SetAlert', { input: { productId } });
    const [alert] = (await this.api.store.query('alerts', { where: { target: `product/${productId}` } })).items;
    await this.run('member', 'PauseAlert', { id: alert?.id, isPaused: true });
    await this.run('member', 'SetAlertThreshold', { id: alert?.id, belowCents: null });
    await this.run('member', 'DeleteAlert', { id: alert?.id });
    await this.run('guest', 'DeleteGuestAlerts', { token: 'made-up' });
    await this.run('member', 'SetEmailTopics', { topics: ['ALERTS', 'MESSAGES', 'REVIEWS', 'QUESTIONS', 'NEWSLETTER'] });
    await this.run('member', 'RegisterPushDevice', { input: PUSH_INPUT });
    const [device] = (await this.api.store.query('pushDevices')).items;
    await this.run('member', 'RemovePushDevice', { id: device?.id });
    await this.converse(productId);
    await this.run('member', 'AskQuestion', { productId, text: 'How long does it keep once it is open?' });
    const question = async () => (await this.api.store.query('questions', { where: { productId }, orderBy: 'createdAt' })).items.at(-1);
    const id = (await question())?.id;
    await this.run('vendor', 'AnswerReceivedQuestion', { id, text: 'Three months in a dry jar.' });
    await this.run('member', 'AnswerQuestion', { id, text: 'Mine kept for four.' });
    const [answer] = (await question())?.answers ?? [];
    await this.run('vendor', 'VoteForQuestion', { id, isVoted: true });
    await this.run('vendor', 'ReportQuestion', { id, fault: 'OFF_TOPIC' });
    await this.run('member', 'MarkAnswerHelpful', { id: answer?.id, isHelpful: true });
    await this.run('member', 'ReportAnswer', { id: answer?.id, fault: 'OFF_TOPIC' });
  }

  /** The member requests the cancellation of a packed package of the vendor. Resolves to the package's id. */
  private async askToCancel(): Promise<string> {
    const { packages } = await this.place('member', [line(this.products[0])]);
    const { id = '', number } = packages[0] ?? {};
    await this.run('vendor', 'AdvancePackage', { packageId: id, to: 'PACKED', tracking: null });
    await this.run('member', 'RequestCancellation', { number, reason: 'I ordered the wrong size' });
    return id;
  }

  private async signIn(account: { email: string; password: string }): Promise<SignedIn | null> {
    const { data } = await this.api.execute<{ login: AuthResponse }>(LOGIN, account);
    return this.api.services.sessions.find(data.login.token ?? '');
  }
}

function line({ variants }: ProductDoc, quantity = 1): { variantId: string; quantity: number } {
  return { variantId: variants[0]?.id ?? '', quantity };
}
