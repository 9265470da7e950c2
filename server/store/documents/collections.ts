/**
 * The store's documents, with one interface per collection. Plain JSON: no classes, no dates, no undefined. Money is integer
 * cents of US dollars. Timestamps are ISO 8601 in UTC. Ids are opaque and prefixed.
 */
import type { AlertDigestDoc, AlertDoc } from './alerts.ts';
import type { PasswordResetDoc, SessionDoc, UserDoc } from './accounts.ts';
import type {
  ArticleCategoryDoc,
  ArticleDoc,
  FaqDoc,
  InformationDoc,
  MarketplaceDoc,
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
import type { ConversationDoc, ConversationMessageDoc, ConversationReportDoc } from './conversations.ts';
import type { CouponDoc, CouponUseDoc } from './coupons.ts';
import type { FillingDoc } from './fillings.ts';
import type { ImportBatchDoc, ImportRunDoc } from './imports.ts';
import type { JobDoc } from './jobs.ts';
import type { OutboxMailDoc } from './mails.ts';
import type { MessageDoc, SubscriberDoc } from './messages.ts';
import type { IdempotencyDoc, InvoiceSeriesDoc, OrderDoc, ReceivedProductDoc, ReservationDoc } from './orders.ts';
import type { DemoChargeDoc, PaymentDoc } from './payments.ts';
import type { PushDeviceDoc, PushDoc, PushKeysDoc } from './push.ts';
import type { QuestionDoc, QuestionMarkDoc, QuestionReportDoc } from './questions.ts';
import type { RatingDoc, ReviewDoc, ReviewMarkDoc, ReviewReportDoc, UnsubscribeDoc } from './reviews.ts';
import type { SavedListDoc } from './saved.ts';
import type { UploadDoc } from './uploads.ts';
import type { VendorDoc, VendorSettingsDoc } from './vendors.ts';

/** All collections in the store. `stock` is separate from `products`, so that orders rewrite little. */
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
  shop: MarketplaceDoc;
  articles: ArticleDoc;
  articleCategories: ArticleCategoryDoc;
  faqs: FaqDoc;
  team: TeamMemberDoc;
  testimonials: TestimonialDoc;
  information: InformationDoc;
  messages: MessageDoc;
  subscribers: SubscriberDoc;
  orders: OrderDoc;
  invoiceSeries: InvoiceSeriesDoc;
  receivedProducts: ReceivedProductDoc;
  reservations: ReservationDoc;
  coupons: CouponDoc;
  couponUses: CouponUseDoc;
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
  importRuns: ImportRunDoc;
  importBatches: ImportBatchDoc;
  mails: OutboxMailDoc;
  missedSearches: MissedSearchDoc;
  jobs: JobDoc;
  fillings: FillingDoc;
  reviews: ReviewDoc;
  reviewMarks: ReviewMarkDoc;
  reviewReports: ReviewReportDoc;
  ratings: RatingDoc;
  unsubscribes: UnsubscribeDoc;
  questions: QuestionDoc;
  questionMarks: QuestionMarkDoc;
  questionReports: QuestionReportDoc;
  alerts: AlertDoc;
  alertDigests: AlertDigestDoc;
  pushKeys: PushKeysDoc;
  pushDevices: PushDeviceDoc;
  pushes: PushDoc;
  conversations: ConversationDoc;
  conversationMessages: ConversationMessageDoc;
  conversationReports: ConversationReportDoc;
}

export type CollectionName = keyof Collections;

/** Fields by which a collection can be queried. A `unique` field's values, other than null, each occur in only one document. */
interface Keys<Document> {
  unique?: readonly (keyof Document & string)[];
  indexed?: readonly (keyof Document & string)[];
}

/** Declared keys of all collections. The type requires an entry for each collection. */
export const COLLECTION_KEYS = {
  products: { unique: ['slug'], indexed: ['vendorId', 'brand'] },
  stock: {},
  vendors: { unique: ['slug', 'nameKey', 'ownerId'] },
  categories: {},
  categoryGroups: {},
  categoryTiles: {},
  brands: {},
  collections: {},
  banners: {},
  services: {},
  facts: {},
  shop: {},
  articles: {},
  articleCategories: {},
  faqs: {},
  team: {},
  testimonials: {},
  information: {},
  messages: { indexed: ['vendorId', 'sentAt'] },
  subscribers: { unique: ['linkId'], indexed: ['subscribedAt'] },
  orders: { unique: ['number', 'invoiceNumber'], indexed: ['userId', 'inbox'] },
  invoiceSeries: {},
  receivedProducts: {},
  reservations: { indexed: ['key', 'until'] },
  coupons: {},
  couponUses: { indexed: ['inboxKey', 'userKey'] },
  users: { unique: ['emailKey'] },
  sessions: { unique: ['tokenHash'], indexed: ['userId'] },
  passwordResets: { unique: ['tokenHash'], indexed: ['userId'] },
  idempotency: {},
  payments: { indexed: ['orderId', 'status'] },
  demoCharges: { unique: ['pageKey'], indexed: ['isLater', 'isUntold', 'state'] },
  savedLists: {},
  uploads: { indexed: ['userId', 'orderId'] },
  vendorSettings: {},
  productImports: {},
  productImportPieces: { indexed: ['vendorId'] },
  importRuns: { indexed: ['vendorId', 'state'] },
  importBatches: { indexed: ['runId'] },
  mails: { indexed: ['state', 'settledAt'] },
  missedSearches: {},
  jobs: { indexed: ['queue', 'givenUpAt'] },
  fillings: {},
  reviews: {
    indexed: ['productId', 'vendorId', 'userId', 'status', 'stars', 'language', 'hasPhotos', 'isAnswered', 'helpful', 'createdAt'],
  },
  reviewMarks: {},
  reviewReports: { indexed: ['reviewId'] },
  ratings: {},
  unsubscribes: {},
  questions: { indexed: ['productId', 'vendorId', 'userId', 'status', 'votes', 'isAnswered', 'isHeld', 'createdAt'] },
  questionMarks: {},
  questionReports: { indexed: ['targetId'] },
  alerts: { indexed: ['target', 'state', 'inbox', 'userId', 'createdAt'] },
  alertDigests: {},
  pushKeys: {},
  pushDevices: { indexed: ['userId', 'sessionId'] },
  pushes: { indexed: ['createdAt'] },
  conversations: { indexed: ['vendorId', 'userId', 'orderId', 'guestKey', 'lastAt', 'isUnreadByBuyer', 'isUnreadByVendor'] },
  conversationMessages: { indexed: ['conversationId', 'createdAt', 'idempotencyKey'] },
  conversationReports: {},
} as const satisfies { [Name in CollectionName]: Keys<Collections[Name]> };

type Declared<Name extends CollectionName, Kind extends 'unique' | 'indexed'> = (typeof COLLECTION_KEYS)[Name] extends {
  readonly [Key in Kind]: readonly (infer Field)[];
}
  ? Field & keyof Collections[Name] & string
  : never;

/** A field by which a collection can be queried. */
export type IndexedField<Name extends CollectionName> = Declared<Name, 'unique'> | Declared<Name, 'indexed'>;

/** A collection's unique fields, except its id. */
export function uniqueFields(collection: CollectionName): readonly string[] {
  return (COLLECTION_KEYS[collection] as { unique?: readonly string[] }).unique ?? [];
}

export const COLLECTION_NAMES = Object.keys(COLLECTION_KEYS) as readonly CollectionName[];

/** Whether a text is the name of a collection in this version. */
export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(COLLECTION_KEYS, name);
}
