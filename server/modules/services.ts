import { randomBytes } from 'node:crypto';
import type { Store } from '#server/store/store.ts';
import { BoughtTogether } from './catalog/boughtTogether.ts';
import { CatalogService } from './catalog/catalog.service.ts';
import { CatalogueRepository } from './catalog/catalogue.repository.ts';
import { ListingService } from './catalog/listing.service.ts';
import { ProductIndex } from './catalog/productIndex.ts';
import { RelatedService } from './catalog/related.service.ts';
import { AccountService } from './accounts/account.service.ts';
import { SessionService } from './accounts/session.service.ts';
import { ContentRepository } from './content/content.repository.ts';
import { ContentService } from './content/content.service.ts';
import { FulfilmentService } from './orders/fulfilment.service.ts';
import { OrderService } from './orders/order.service.ts';
import { OrderHistoryService } from './orders/orderHistory.service.ts';
import { QuoteService } from './orders/quote.service.ts';
import { TrackingService } from './orders/tracking.service.ts';
import { openGateways } from './payments/openGateways.ts';
import { PaymentService } from './payments/payment.service.ts';
import { VendorService } from './vendors/vendor.service.ts';

/** The services of the shop, as resolvers see them. */
export interface Services {
  catalog: CatalogService;
  listings: ListingService;
  related: RelatedService;
  vendors: VendorService;
  content: ContentService;
  quotes: QuoteService;
  orders: OrderService;
  orderHistory: OrderHistoryService;
  accounts: AccountService;
  sessions: SessionService;
  payments: PaymentService;
  fulfilment: FulfilmentService;
  tracking: TrackingService;
  /** Has the demo bank answer what is due by the clock; a timer does so by itself. */
  answerDuePayments(): Promise<void>;
  /** Stops following the store. */
  close(): void;
}

export interface ServiceOptions {
  /** Whether the shop shows its sample cart and takes payments that only play at paying. */
  demo: boolean;
  /** What access tokens of orders are derived from. Without one a new secret is made, which dies with the process. */
  secret?: string;
  now?: () => Date;
}

/** Reads the catalogue into memory, builds the index, settles payments that a killed process left, and follows the store from then on. */
export async function createServices(store: Store, options: ServiceOptions): Promise<Services> {
  const { demo, secret = randomBytes(32).toString('hex'), now = () => new Date() } = options;
  const repository = await CatalogueRepository.open(store);
  const contentRepository = await ContentRepository.open(store);
  const boughtTogether = await BoughtTogether.open(store);
  const index = new ProductIndex(repository, now);
  const catalog = new CatalogService(repository, index, now);
  const sessions = new SessionService(store, now);
  const { byMethod: gateways, demoBank } = openGateways(store, now);
  const payments = new PaymentService({ store, gateways, demo, now });
  demoBank.listen((paymentId, isApproved) => payments.hear(paymentId, isApproved));
  await payments.recover();
  await demoBank.answerDue();
  return {
    catalog,
    listings: new ListingService(repository, index),
    related: new RelatedService(repository, index, boughtTogether),
    vendors: new VendorService(repository, index, now),
    content: new ContentService(contentRepository, catalog, { demo, now }),
    quotes: new QuoteService({ catalog }),
    orders: new OrderService({ store, catalog, payments, secret, now }),
    orderHistory: new OrderHistoryService(store),
    accounts: new AccountService({ store, sessions, now }),
    sessions,
    payments,
    fulfilment: new FulfilmentService({ store, payments, now }),
    tracking: new TrackingService({ store, now }),
    answerDuePayments: () => demoBank.answerDue(),
    close: () => {
      demoBank.close();
      repository.close();
      contentRepository.close();
      boughtTogether.close();
    },
  };
}
