import { randomBytes } from 'node:crypto';
import type { AttemptStore, PictureFiles, RateExchange } from '#server/store/sharedState.ts';
import type { ConversationDoc } from '#server/store/documents/conversations.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import {
  CatalogService,
  CatalogueProjection,
  ListingService,
  MissedSearches,
  ProductIndex,
  RelatedService,
  SuggestionService,
} from '#server/modules/catalog/index.ts';
import {
  AccountRepository,
  AccountService,
  CredentialsService,
  PasswordHashes,
  SensitiveChanges,
  SessionService,
} from '#server/modules/accounts/index.ts';
import { FieldCipher } from './platform/fieldCipher.ts';
import { jobDefinitions } from './jobs.ts';
import { MemoryAttempts } from './platform/memoryAttempts.ts';
import { MemoryWatch } from './platform/memoryWatch.ts';
import { SharedWindows } from './platform/sharedWindows.ts';
import { StorageQuota } from './platform/storageQuota.ts';
import { SecurityLog, type WriteSecurityLine } from './platform/securityLog.ts';
import {
  AlertOutbox,
  AlertPushes,
  AlertQueue,
  AlertRepository,
  AlertService,
  GuestAlertLinks,
  Watchers,
} from '#server/modules/alerts/index.ts';
import { ArticleService, ContentProjection, ContentService } from '#server/modules/content/index.ts';
import { ConfirmationService, EmailOwners } from '#server/modules/confirmations/index.ts';
import { CouponRepository, CouponService } from '#server/modules/promotions/index.ts';
import type { MailCarrier, Outbox } from './platform/mail/mail.ts';
import { ConfirmationTokens, type Confirmable } from './platform/mail/confirmationTokens.ts';
import { MailGate } from './platform/mail/mailGate.ts';
import { MailService } from './platform/mail/mail.service.ts';
import { JobRunner } from './platform/jobs/jobRunner.ts';
import { Projections } from './platform/projections.ts';
import { Revisions } from './platform/revisions.ts';
import { EmailPreferences, MailOutbox, MailRepository } from '#server/modules/notifications/index.ts';
import { InboxService, MessageRepository, MessageService } from '#server/modules/inbox/index.ts';
import {
  CancellationService,
  FulfilmentService,
  PackageIndex,
  ReturnService,
  SubstitutionService,
  TrackingService,
  VendorPackagesService,
} from '#server/modules/fulfilment/index.ts';
import {
  CancelOrderService,
  confirmOrdersOf,
  OrderService,
  OwnOrderService,
  PayAgainService,
  StockReservations,
  UnpackedOrders,
} from '#server/modules/checkout/index.ts';
import {
  InvoiceQueue,
  InvoiceService,
  MemberOrders,
  OrderHistoryService,
  OrderRepository,
  ReceivedProductRepository,
  accessTokenOf,
} from '#server/modules/orders/index.ts';
import { PushCarrier, PushKeys, PushService, type PushSettings } from '#server/modules/push/index.ts';
import { QuoteService } from '#server/modules/cart/index.ts';
import {
  DemoCallbacks,
  DemoGatewayClient,
  paymentMethods,
  PaymentRepository,
  PaymentService,
  type Transport,
} from '#server/modules/payments/index.ts';
import {
  ConversationAccess,
  ConversationFeed,
  ConversationModerationService,
  ConversationRepository,
  ConversationService,
} from '#server/modules/conversations/index.ts';
import {
  QuestionAccessService,
  QuestionModerationService,
  QuestionReactionService,
  QuestionRepository,
  QuestionService,
} from '#server/modules/questions/index.ts';
import {
  deliveredLines,
  ModerationService,
  ReactionService,
  ReviewHistoryService,
  ReviewRepository,
  ReviewService,
} from '#server/modules/reviews/index.ts';
import { ESTABLISHED_BUYERS, Reputation } from '#server/modules/reputation/index.ts';
import { SavedListsRepository, SavedListsService } from '#server/modules/saved/index.ts';
import {
  BankAccountRepository,
  VendorAccountService,
  VendorProfileService,
  VendorRepository,
  VendorService,
  VendorSettingsService,
  VendorStanding,
} from '#server/modules/vendors/index.ts';
import { PicturesInMemory, UploadRepository, UploadService } from '#server/modules/media/index.ts';
import { InventoryService, VendorProductsService } from '#server/modules/inventory/index.ts';
import { ImportJob, ImportRepository, ImportRuns, ImportService } from '#server/modules/imports/index.ts';
import { PackageListService, SalesExportService, VendorNumbersService, VendorSales } from '#server/modules/insights/index.ts';

export type Services = Awaited<ReturnType<typeof createServices>>;

export interface ServiceOptions {
  /** Demo mode: shows a sample cart and accepts simulated payments. */
  demo: boolean;
  /** Key from which order access tokens are derived; random by default, and then lost with the process. */
  secret?: string;
  /** Encrypts account numbers; by default with a random key that is lost with the process. */
  cipher?: FieldCipher;
  /** Whether new vendors need an operator's approval; false by default. */
  shopApproval?: boolean;
  now?: () => Date;
  /** Stores the attempts that rate limits count, such as logins and coupons; in memory by default. */
  attempts?: AttemptStore;
  /** Whether orders are limited per caller; false by default, for benchmarks and tests. */
  limitsOrders?: boolean;
  /** Sends emails. Without it they are dropped, as in tests and benchmarks. */
  mailCarrier?: MailCarrier;
  /** A demo marketplace's public emails. */
  outbox?: Outbox | null;
  /** Push services; by default none, so that there are no notifications. */
  push?: PushSettings;
  /** Storage for uploaded pictures; in memory by default. */
  pictureFiles?: PictureFiles;
  /** Uploads are refused below this number of free bytes on the disk; not checked by default. */
  pictureFloorBytes?: number;
  /** Bytes that guests in one network may store per day; 0, the default, disables the limit. */
  storedBytesPerDay?: number;
  /** Adds up stored bytes across all nodes; without it, the quota applies per process. */
  rateExchange?: RateExchange;
  /** Refuses work while memory is low; by default it never does. */
  memory?: MemoryWatch;
  /** Base URL, without a trailing slash, for links in emails. */
  baseUrl?: string;
  /** Origins and app schemes to which buyers may return after a payment; none by default. */
  returnTargets?: readonly string[];
  /** Transport to the demo gateway, and the shared secret. Without these there are no online payments. */
  demoGateway?: { transport: Transport; secret: string };
  /** Writes security events; by default they are dropped. */
  securityLog?: WriteSecurityLine;
  /** Receives errors that occur outside requests. */
  reportError?: (error: unknown) => void;
}

const NOWHERE: MailCarrier = { send: () => Promise.resolve(), close: () => undefined };
const NO_PUSH: PushSettings = { services: [], contact: '' };
const NO_GATEWAY: Transport = () => Promise.reject(new Error('There is no gateway here'));

/** Loads the catalogue into memory, builds the index, and then follows the store's commits. Call `start` afterwards. */
export async function createServices(storage: Store, options: ServiceOptions) {
  const { demo, secret = randomBytes(32).toString('hex'), now = () => new Date(), baseUrl = 'http://127.0.0.1' } = options;
  const { shopApproval = false, mailCarrier = NOWHERE, outbox = null, reportError = (error) => console.error(error) } = options;
  const { pictureFiles: files = new PicturesInMemory(now), pictureFloorBytes: floorBytes = 0 } = options;
  const { attempts = new MemoryAttempts(now), limitsOrders = false, memory = new MemoryWatch() } = options;
  const { cipher = new FieldCipher(randomBytes(32).toString('hex')) } = options;
  const windows = options.rateExchange ? new SharedWindows(options.rateExchange, reportError) : null;
  const quota = new StorageQuota({
    bytesPerDay: options.storedBytesPerDay ?? 0,
    shared: windows,
    isKnown: (userId) => standing.isKnown(userId),
    onRefusal: (network) => security.record('excess_rate_limit_exceeded', { what: 'stored bytes', network }),
  });
  const projections = await Projections.open(storage, reportError, memory, quota);
  const store = projections.projectedStore;
  const revisions = new Revisions();
  const accounts = new AccountRepository(store);
  const orders = new OrderRepository(store);
  const projection = await projections.add(new CatalogueProjection());
  const contentProjection = await projections.add(new ContentProjection());
  const sales = await projections.add(new VendorSales());
  const packageIndex = await projections.add(new PackageIndex());
  const memberOrders = await projections.add(new MemberOrders(deliveredLines));
  const reputation = await projections.add(new Reputation((...keys) => revisions.change(...keys)));
  const index = await ProductIndex.open(projection, now, () => revisions.change('catalogue'));
  const missedSearches = await projections.add(
    new MissedSearches({ store, inBackground: (work) => quota.attribute(null, work), now, reportError }),
  );
  const catalog = new CatalogService(projection, index, now);
  const listings = new ListingService(projection, index, missedSearches);
  const security = new SecurityLog(secret, options.securityLog ?? (() => undefined));
  const sessions = new SessionService(store, accounts, now, security);
  const hashes = new PasswordHashes();
  const gate = new MailGate({ carrier: mailCarrier, attempts, security, now });
  const mails = new MailService({ gate, outbox, reportError });
  const accountParts = { store, accounts, sessions, hashes, mails, security, baseUrl, attempts, now };
  const sensitive = new SensitiveChanges({ hashes, mails, security, baseUrl, attempts });
  const { demoGateway = { transport: NO_GATEWAY, secret: randomBytes(32).toString('hex') } } = options;
  const methods = paymentMethods(new DemoGatewayClient(demoGateway));
  const offersDemo = demo && options.demoGateway !== undefined;
  const { returnTargets = [] } = options;
  const repository = new PaymentRepository(store);
  const payments = new PaymentService({ repository, methods, demo: offersDemo, returnTargets, now, reportError });
  const tokens = new ConfirmationTokens(secret, now);
  const confirmHref = (owner: Confirmable) => `${baseUrl}/confirm-email?token=${tokens.issue(owner)}`;
  const stored = { vendor: (id: string) => catalog.vendor(id), product: (id: string) => catalog.product(id) };
  const accessToken = (order: OrderDoc) => accessTokenOf(secret, order);
  const mailContext = { ...stored, baseUrl, demo, confirmHref, accessToken };
  const conversationAccess = new ConversationAccess(secret);
  const reviewRepository = new ReviewRepository(store);
  const reviewHistory = new ReviewHistoryService(orders, memberOrders, reviewRepository);
  const preferences = new EmailPreferences({ store, secret, baseUrl, now });
  const reminders = { openLines: (orderPackage: OrderPackageDoc) => reviewHistory.reviewableLines(orderPackage) };
  const unsubscribeHref = (email: string) => preferences.hrefFor(email, 'ALERTS');
  const guestAlertLinks = new GuestAlertLinks({ secret, baseUrl, now });
  const guestHref = (inbox: string) => guestAlertLinks.hrefFor(inbox);
  const alertMails = new AlertOutbox({ store, catalog, listings, unsubscribeHref, guestHref, baseUrl, now });
  const mailRepository = new MailRepository(store);
  const conversationToken = (conversation: ConversationDoc) => conversationAccess.tokenOf(conversation);
  const mailOutbox = options.mailCarrier
    ? new MailOutbox({
        ...{ ...mailContext, repository: mailRepository, gate, orders, accounts, attempts, now },
        ...{ reviews: reminders, alerts: alertMails, preferences, conversationToken },
      })
    : null;
  const packages = { store, payments, index: packageIndex, now };
  const fulfilment = new FulfilmentService({ ...packages, orders });
  const returns = new ReturnService(packages);
  const cancellations = new CancellationService(packages);
  const substitutions = new SubstitutionService({ ...packages, catalog });
  const vendorAccounts = new VendorAccountService(projection);
  const standing = new VendorStanding({
    vendorOf: (userId) => vendorAccounts.vendorOf(userId),
    isProven: (vendor) => reputation.isProven(vendor),
    buyersNeeded: ESTABLISHED_BUYERS,
  });
  const numbers = new VendorNumbersService({ sales, projection, reputation, now });
  const vendorProfiles = new VendorProfileService({ store, projection, needsApproval: shopApproval, security, sensitive, memory, now });
  const uploads = new UploadService({ store, uploads: new UploadRepository(store), files, floorBytes, memory, quota, attempts, now });
  const coupons = new CouponService({ store, coupons: new CouponRepository(store), catalog, demo, attempts, now });
  const reservations = new StockReservations(now);
  const inventory = new InventoryService({ store, projection, memory, standing, now });
  const messageRepository = new MessageRepository(store);
  const importParts = { store, records: new ImportRepository(store), projection, inventory, now };
  const importJob = new ImportJob(importParts);
  const importRuns = await projections.add(new ImportRuns(importParts.records));
  const bankAccounts = new BankAccountRepository(store, cipher);
  const unpackedOrders = new UnpackedOrders({ store, fulfilment, now });
  const invoices = new InvoiceService({ store, orders });
  const pushParts = { store, keys: new PushKeys({ store, now }), carrier: new PushCarrier(options.push ?? NO_PUSH), now };
  const alertPushes = new AlertPushes({ ...pushParts, catalog, listings });
  const definitions = jobDefinitions({
    store,
    mailOutbox,
    payments,
    uploads,
    importJob,
    bankAccounts,
    unpackedOrders,
    invoices,
    cancellations,
    substitutions,
    watchers: new Watchers({ store, listings, catalog, pushes: alertPushes, now }),
    alertPushes,
    now,
  });
  const questionRepository = new QuestionRepository(store);
  const conversationRepository = new ConversationRepository(store, conversationAccess);
  const jobs = await projections.add(new JobRunner({ store, definitions, now, reportError }));
  const conversationFeed = await projections.add(new ConversationFeed());
  const invoiceQueue = await projections.add(new InvoiceQueue({ store, now, reportError }));
  const alertQueue = await projections.add(new AlertQueue({ store, catalog, now, reportError }));
  // Added last, so that responses cached while the other projections apply a commit are invalidated afterwards.
  await projections.add(revisions);
  return {
    /** All read models and their positions. */
    projections,
    /** Revisions of the dependencies of cached responses. */
    revisions,
    memory,
    quota,
    catalog,
    listings,
    related: new RelatedService(projection, index, reputation),
    suggestions: new SuggestionService(projection, index),
    vendors: new VendorService(projection, index, reputation, now),
    vendorProfiles,
    bankAccounts,
    vendorSettings: new VendorSettingsService({ vendors: new VendorRepository(store), vendorProfiles, cipher, now }),
    missedSearches,
    inbox: new InboxService({ store, messages: messageRepository, now }),
    vendorAccounts,
    standing,
    vendorProducts: new VendorProductsService({ projection, catalog, numbers }),
    packageList: new PackageListService({ orders, sales }),
    vendorNumbers: numbers,
    salesExport: new SalesExportService({ orders, sales, numbers }),
    vendorPackages: new VendorPackagesService({ orders, index: packageIndex, fulfilment, vendorAccounts, now }),
    inventory,
    imports: new ImportService({ ...importParts, job: importJob, runs: importRuns, memory }),
    content: new ContentService(contentProjection, catalog, payments, { demo, now }),
    articles: new ArticleService(contentProjection, catalog),
    messageRepository,
    messages: new MessageService({ store, catalog, attempts, now }),
    coupons,
    quotes: new QuoteService({ catalog, coupons, now }),
    orders: new OrderService({ store, catalog, coupons, payments, reservations, secret, attempts: limitsOrders ? attempts : null, now }),
    orderHistory: new OrderHistoryService(orders, memberOrders, catalog),
    invoices,
    ownOrders: new OwnOrderService({ store, orders, cancellations, substitutions, returns, now }),
    accounts: new AccountService(accountParts),
    credentials: new CredentialsService({ ...accountParts, sensitive, onEmailConfirmed: confirmOrdersOf }),
    confirmations: new ConfirmationService({
      ...{ store, owners: new EmailOwners(store), orders, tokens, alertLinks: guestAlertLinks, accessToken, gate, security, attempts, now },
    }),
    mails,
    jobs,
    sessions,
    security,
    uploads,
    savedLists: new SavedListsService({ repository: new SavedListsRepository(store), catalog, now }),
    reviewRepository,
    reviews: new ReviewService({ store, attempts, now }),
    reactions: new ReactionService({ store, attempts, now }),
    reviewHistory,
    preferences,
    alerts: new AlertService({ store, catalog, listings, links: guestAlertLinks, attempts, now }),
    guestAlertLinks,
    alertRepository: new AlertRepository(store),
    alertQueue,
    push: new PushService(pushParts),
    moderation: new ModerationService({ store, reviews: reviewRepository }),
    questionRepository,
    questions: new QuestionService({ store, catalog, attempts, now }),
    questionReactions: new QuestionReactionService({ store, attempts, now }),
    questionAccess: new QuestionAccessService(new ReceivedProductRepository(store), questionRepository),
    questionModeration: new QuestionModerationService({ store, questions: questionRepository, now }),
    conversationRepository,
    conversationFeed,
    conversations: new ConversationService({ store, access: conversationAccess, catalog, attempts, now }),
    conversationModeration: new ConversationModerationService({ store, conversations: conversationRepository }),
    reputation,
    payments,
    cancelOrders: new CancelOrderService({ store, orders, payments, now }),
    payAgain: new PayAgainService({ store, orders, payments, reservations, now }),
    demoCallbacks: new DemoCallbacks({ payments, secret: demoGateway.secret, now }),
    fulfilment,
    returns,
    cancellations,
    substitutions,
    tracking: new TrackingService(orders, attempts),
    /** Starts the background work, including work left by a killed process or an earlier version. The gateway must be reachable. */
    start: async () => {
      await mailRepository.enqueueWaiting();
      await payments.enqueueSweep();
      await jobs.start();
      invoiceQueue.start();
      alertQueue.start();
      if (pushParts.carrier.isOn) await pushParts.keys.make();
    },
    /** Resolves once no email or job is due. */
    settled: async () => {
      await mails.settled();
      await invoiceQueue.settled();
      await alertQueue.settled();
      await jobs.settled();
    },
    /** Stops all timers and subscriptions to the store. */
    close: () => {
      windows?.close();
      for (const part of [projections, mails, memory]) part.close();
    },
  };
}
