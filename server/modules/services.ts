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
import { OrderService } from './orders/order.service.ts';
import { OrderHistoryService } from './orders/orderHistory.service.ts';
import { QuoteService } from './orders/quote.service.ts';
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
  /** Stops following the store. */
  close(): void;
}

export interface ServiceOptions {
  /** Whether the shop shows its sample cart. */
  demo: boolean;
  /** What access tokens of orders are derived from. Without one a new secret is made, which dies with the process. */
  secret?: string;
  now?: () => Date;
}

/** Reads the catalogue into memory, builds the index, and follows the store from then on. */
export async function createServices(store: Store, options: ServiceOptions): Promise<Services> {
  const { demo, secret = randomBytes(32).toString('hex'), now = () => new Date() } = options;
  const repository = await CatalogueRepository.open(store);
  const contentRepository = await ContentRepository.open(store);
  const boughtTogether = await BoughtTogether.open(store);
  const index = new ProductIndex(repository, now);
  const catalog = new CatalogService(repository, index, now);
  const sessions = new SessionService(store, now);
  return {
    catalog,
    listings: new ListingService(repository, index),
    related: new RelatedService(repository, index, boughtTogether),
    vendors: new VendorService(repository, index, now),
    content: new ContentService(contentRepository, catalog, { demo, now }),
    quotes: new QuoteService({ catalog }),
    orders: new OrderService({ store, catalog, secret, now }),
    orderHistory: new OrderHistoryService(store),
    accounts: new AccountService({ store, sessions, now }),
    sessions,
    close: () => {
      repository.close();
      contentRepository.close();
      boughtTogether.close();
    },
  };
}
