/**
 * Documents of the store, one interface per collection. Plain JSON: no classes, no dates, no undefined. Money is integer cents of US
 * dollars. Timestamps are ISO 8601 in UTC. Ids are opaque and prefixed.
 */
import type { PasswordResetDoc, SessionDoc, UserDoc } from './accounts.ts';
import type {
  ArticleCategoryDoc,
  ArticleDoc,
  FaqDoc,
  InformationDoc,
  ShopDoc,
  TeamMemberDoc,
  TestimonialDoc,
  BannerDoc,
  CategoryTileDoc,
  CollectionDoc,
  FactDoc,
  ServiceDoc,
} from './content.ts';
import type {
  BrandDoc,
  CategoryDoc,
  CategoryGroupDoc,
  ProductDoc,
  ProductImportDoc,
  ProductImportPieceDoc,
  StockDoc,
  MissedSearchDoc,
} from './catalog.ts';
import type { CouponDoc } from './coupons.ts';
import type { OutboxMailDoc } from './mails.ts';
import type { MessageDoc, SubscriberDoc } from './messages.ts';
import type { IdempotencyDoc, OrderDoc } from './orders.ts';
import type { DemoChargeDoc, PaymentDoc } from './payments.ts';
import type { SavedListDoc } from './saved.ts';
import type { UploadDoc } from './uploads.ts';
import type { VendorDoc, VendorSettingsDoc } from './vendors.ts';

/** Every collection of the store. `stock` is separate from `products`, so that an order rewrites little. */
export interface Collections {
  products: ProductDoc;
  stock: StockDoc;
  vendors: VendorDoc;
  categories: CategoryDoc;
  categoryGroups: CategoryGroupDoc;
  categoryTiles: CategoryTileDoc;
  brands: BrandDoc;
  collections: CollectionDoc;
  banners: BannerDoc;
  services: ServiceDoc;
  facts: FactDoc;
  shop: ShopDoc;
  articles: ArticleDoc;
  articleCategories: ArticleCategoryDoc;
  faqs: FaqDoc;
  team: TeamMemberDoc;
  testimonials: TestimonialDoc;
  information: InformationDoc;
  messages: MessageDoc;
  subscribers: SubscriberDoc;
  orders: OrderDoc;
  coupons: CouponDoc;
  users: UserDoc;
  sessions: SessionDoc;
  passwordResets: PasswordResetDoc;
  idempotency: IdempotencyDoc;
  payments: PaymentDoc;
  demoCharges: DemoChargeDoc;
  savedLists: SavedListDoc;
  uploads: UploadDoc;
  vendorSettings: VendorSettingsDoc;
  productImports: ProductImportDoc;
  productImportPieces: ProductImportPieceDoc;
  mails: OutboxMailDoc;
  missedSearches: MissedSearchDoc;
}

export type CollectionName = keyof Collections;

/** Exhaustive by its type: a new collection does not compile without an entry. */
const NAMES: Record<CollectionName, true> = {
  products: true,
  stock: true,
  vendors: true,
  categories: true,
  categoryGroups: true,
  categoryTiles: true,
  brands: true,
  collections: true,
  banners: true,
  services: true,
  facts: true,
  shop: true,
  articles: true,
  articleCategories: true,
  faqs: true,
  team: true,
  testimonials: true,
  information: true,
  messages: true,
  subscribers: true,
  orders: true,
  coupons: true,
  users: true,
  sessions: true,
  passwordResets: true,
  idempotency: true,
  payments: true,
  demoCharges: true,
  savedLists: true,
  uploads: true,
  vendorSettings: true,
  productImports: true,
  productImportPieces: true,
  mails: true,
  missedSearches: true,
};

export const COLLECTION_NAMES = Object.keys(NAMES) as readonly CollectionName[];

/** Whether a text names a collection of this version. */
export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(NAMES, name);
}
