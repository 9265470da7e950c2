import { randomBytes } from 'node:crypto';
import type { Store } from '#server/store/store.ts';
import { BoughtTogether } from './catalog/boughtTogether.ts';
import { CatalogService } from './catalog/catalog.service.ts';
import { CatalogueRepository } from './catalog/catalogue.repository.ts';
import { ListingService } from './catalog/listing.service.ts';
import { ProductIndex } from './catalog/productIndex.ts';
import { RelatedService } from './catalog/related.service.ts';
import { SuggestionService } from './catalog/suggestions.service.ts';
import { AccountService } from './accounts/account.service.ts';
import { CredentialsService } from './accounts/credentials.service.ts';
import { PasswordHashes } from './accounts/passwordHashes.ts';
import { SecurityLog } from './securityLog.ts';
import type { WriteSecurityLine } from './securityLog.ts';
import { SessionService } from './accounts/session.service.ts';
import { ArticleService } from './content/article.service.ts';
import { ContentRepository } from './content/content.repository.ts';
import { ContentService } from './content/content.service.ts';
import { InformationService } from './content/information.service.ts';
import { CouponService } from './coupons/coupon.service.ts';
import type { MailCarrier, Outbox } from './mail/mail.ts';
import { MailService } from './mail/mail.service.ts';
import { MailOutbox } from './mail/mailOutbox.ts';
import { MessageService } from './messages/message.service.ts';
import { MissedSearches } from './missedSearches/missedSearches.ts';
import { FulfilmentService } from './orders/fulfilment.service.ts';
import { InboxService } from './messages/inbox.service.ts';
import { OrderService } from './orders/order.service.ts';
import { PackageIndex } from './orders/packageIndex.ts';
import { ReturnService } from './orders/return.service.ts';
import { outboxMailWriter } from './orders/writeOutboxMail.ts';
import { OrderHistoryService } from './orders/orderHistory.service.ts';
import { OwnOrderService } from './orders/ownOrder.service.ts';
import { QuoteService } from './orders/quote.service.ts';
import { TrackingService } from './orders/tracking.service.ts';
import { VendorPackagesService } from './fulfilment/vendorPackages.service.ts';
import { PayAgainService } from './orders/payAgain.service.ts';
import { DemoCallbacks } from './payments/demoCallbacks.ts';
import { DemoGatewayClient } from './payments/demoGatewayClient.ts';
import type { Transport } from './payments/demoGatewayClient.ts';
import { openGateways } from './payments/openGateways.ts';
import { PaymentService } from './payments/payment.service.ts';
import { FollowerCounts } from './saved/followerCounts.ts';
import { SavedListsService } from './saved/savedLists.service.ts';
import { ShopService } from './vendors/shop.service.ts';
import { ShopSettingsService } from './vendors/shopSettings.service.ts';
import { PicturesInMemory } from './uploads/pictureFiles.ts';
import type { PictureFiles } from './uploads/pictureFiles.ts';
import { ShopChanges } from './shopChanges.ts';
import { UploadService } from './uploads/upload.service.ts';
import { InventoryService } from './inventory/inventory.service.ts';
import { ImportService } from './imports/import.service.ts';
import { VendorService } from './vendors/vendor.service.ts';
import { VendorProductsService } from './vendors/vendorProducts.service.ts';
import { OwnPackagesService } from './vendors/ownPackages.service.ts';
import { SalesExportService } from './vendors/salesExport.service.ts';
import { VendorAccountService } from './vendors/vendorAccount.service.ts';
import { VendorNumbersService } from './vendors/vendorNumbers.service.ts';
import { VendorSales } from './vendors/vendorSales.ts';

/** The services of the shop, as resolvers see them. */
export interface Services {
  /** What changed lately, for those who keep answers. */
  changes: ShopChanges;
  catalog: CatalogService;
  listings: ListingService;
  related: RelatedService;
  suggestions: SuggestionService;
  vendors: VendorService;
  vendorAccounts: VendorAccountService;
  vendorPackages: VendorPackagesService;
  inventory: InventoryService;
  imports: ImportService;
  shops: ShopService;
  shopSettings: ShopSettingsService;
  inbox: InboxService;
  missedSearches: MissedSearches;
  content: ContentService;
  articles: ArticleService;
  information: InformationService;
  messages: MessageService;
  quotes: QuoteService;
  orders: OrderService;
  coupons: CouponService;
  orderHistory: OrderHistoryService;
  ownOrders: OwnOrderService;
  accounts: AccountService;
  credentials: CredentialsService;
  mails: MailService;
  /** Sends what orders owe to buyers and sellers; null without a carrier. */
  mailOutbox: MailOutbox | null;
  sessions: SessionService;
  security: SecurityLog;
  savedLists: SavedListsService;
  uploads: UploadService;
  payments: PaymentService;
  fulfilment: FulfilmentService;
  returns: ReturnService;
  tracking: TrackingService;
  payAgain: PayAgainService;
  demoCallbacks: DemoCallbacks;
  /** Stops following the store. */
  close(): void;
}

export interface ServiceOptions {
  /** Whether the shop shows its sample cart and takes payments that only play at paying. */
  demo: boolean;
  /** What access tokens of orders are derived from. Without one a new secret is made, which dies with the process. */
  secret?: string;
  /** Whether new shops wait for an operator's word; by default they do not. */
  shopApproval?: boolean;
  now?: () => Date;
  /** What brings mails on their way; without it they go nowhere: for tests and measurements. */
  mailCarrier?: MailCarrier;
  /** Mails that everybody may read, of a demo that sends none. */
  outbox?: Outbox | null;
  /** Where uploaded pictures are kept; without it in memory. */
  pictureFiles?: PictureFiles;
  /** With less room on the disk no picture is taken; by default the disk is not looked at. */
  pictureFloorBytes?: number;
  /** The shop's address, without a trailing slash: what mails lead to. */
  baseUrl?: string;
  /** The way to the demo gateway, and the secret shared with it. Without one nothing can be paid online. */
  demoGateway?: { transport: Transport; secret: string };
  /** Takes the lines of security events; without it they go nowhere. */
  securityLog?: WriteSecurityLine;
  /** Hears of what failed behind nobody's request. */
  reportError?: (error: unknown) => void;
}

const NOWHERE: MailCarrier = { send: () => Promise.resolve(), close: () => undefined };
const NO_GATEWAY: Transport = () => Promise.reject(new Error('There is no gateway here'));

/**
 * Reads the catalogue into memory, builds the index, and follows the store from then on. `payments.sweep` has to follow, once the gateway can
 * be reached: it settles what a killed process left.
 */
export async function createServices(store: Store, options: ServiceOptions): Promise<Services> {
  const { demo, secret = randomBytes(32).toString('hex'), now = () => new Date(), baseUrl = 'http://127.0.0.1' } = options;
  const { shopApproval = false } = options;
  const { mailCarrier = NOWHERE, outbox = null, reportError = (error) => console.error(error) } = options;
  const { pictureFiles = new PicturesInMemory(now) } = options;
  const changes = new ShopChanges(store);
  const repository = await CatalogueRepository.open(store);
  const contentRepository = await ContentRepository.open(store);
  const boughtTogether = await BoughtTogether.open(store);
  const sales = await VendorSales.open(store);
  const packageIndex = await PackageIndex.open(store);
  const followers = await FollowerCounts.open(store);
  const index = new ProductIndex(repository, now);
  const missedSearches = await MissedSearches.open({ store, now, reportError });
  const catalog = new CatalogService(repository, index, now);
  const listings = new ListingService(repository, index, missedSearches);
  // It looks for itself, not for a shopper: what it misses is not counted.
  changes.readFrom(catalog, new ListingService(repository, index, { note: () => undefined }));
  const security = new SecurityLog(secret, options.securityLog ?? (() => undefined));
  const sessions = new SessionService(store, now, security);
  const hashes = new PasswordHashes();
  const mails = new MailService({ carrier: mailCarrier, outbox, reportError });
  const { demoGateway = { transport: NO_GATEWAY, secret: randomBytes(32).toString('hex') } } = options;
  const ways = openGateways(new DemoGatewayClient(demoGateway));
  const offersDemo = demo && options.demoGateway !== undefined;
  const payments = new PaymentService({ store, ways, demo: offersDemo, now, reportError });
  const writer = outboxMailWriter({ store, vendor: (id) => catalog.vendor(id), baseUrl, demo, now });
  // Without a carrier they wait for a shop that has one.
  const mailOutbox = options.mailCarrier
    ? await MailOutbox.open({ store, carrier: mailCarrier, ...writer, mails, now, reportError })
    : null;
  const packages = { store, payments, index: packageIndex, now };
  const fulfilment = new FulfilmentService(packages);
  const returns = new ReturnService({ ...packages, catalog });
  const numbers = new VendorNumbersService({ sales, repository, now });
  const shops = new ShopService({ store, repository, needsApproval: shopApproval, security, now });
  const uploads = new UploadService({ store, files: pictureFiles, floorBytes: options.pictureFloorBytes ?? 0, now, reportError });
  const coupons = new CouponService({ store, catalog, demo, now });
  const orders = new OrderService({ store, catalog, coupons, payments, secret, now });
  const inventory = new InventoryService({ store, repository, now });
  return {
    changes,
    catalog,
    listings,
    related: new RelatedService(repository, index, boughtTogether),
    suggestions: new SuggestionService(repository, index),
    vendors: new VendorService(repository, index, followers, sales, now),
    shops,
    shopSettings: new ShopSettingsService({ store, shops, now }),
    missedSearches,
    inbox: new InboxService({ store, now }),
    vendorAccounts: new VendorAccountService(repository, {
      products: new VendorProductsService({ repository, catalog, numbers }),
      packages: new OwnPackagesService({ store, sales, index: packageIndex }),
      numbers,
      exports: new SalesExportService({ store, sales, numbers }),
    }),
    vendorPackages: new VendorPackagesService({ store, index: packageIndex, fulfilment, returns }),
    inventory,
    imports: new ImportService({ store, repository, inventory, now }),
    content: new ContentService(contentRepository, catalog, { demo, now }),
    articles: new ArticleService(contentRepository, catalog),
    information: new InformationService(contentRepository, payments),
    messages: new MessageService({ store, catalog, mails, baseUrl, now }),
    coupons,
    quotes: new QuoteService({ store, catalog, coupons, now }),
    orders,
    orderHistory: new OrderHistoryService(store, catalog),
    ownOrders: new OwnOrderService({ store, fulfilment, returns }),
    accounts: new AccountService({ store, sessions, hashes, security, now }),
    credentials: new CredentialsService({ store, sessions, hashes, mails, security, baseUrl, now }),
    mails,
    mailOutbox,
    sessions,
    security,
    uploads,
    savedLists: new SavedListsService({ store, catalog, followers, now }),
    payments,
    payAgain: new PayAgainService({ store, payments, now }),
    demoCallbacks: new DemoCallbacks({ payments, secret: demoGateway.secret, now }),
    fulfilment,
    returns,
    tracking: new TrackingService({ store, now }),
    close: () => {
      changes.close();
      mailOutbox?.close();
      orders.close();
      uploads.close();
      mails.close();
      payments.close();
      repository.close();
      contentRepository.close();
      boughtTogether.close();
      sales.close();
      packageIndex.close();
      missedSearches.close();
      followers.close();
    },
  };
}
