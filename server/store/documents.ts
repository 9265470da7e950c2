/**
 * The documents that the store keeps, one interface per collection. Plain JSON: no classes, no dates, no undefined.
 * Money is integer cents of US dollars. Moments are ISO 8601 in UTC. Ids are opaque and prefixed.
 */
import type { Avatar } from '#schema/rules/avatars.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** A text in both languages of the shop. */
export interface LocalisedText {
  en: string;
  ms: string;
}

export type ProductStatus = 'AVAILABLE' | 'OUT_OF_STOCK' | 'DISABLED';
export type SaleLabel = 'SALE' | 'NEW';
export type Fulfilment = 'ONLINE' | 'IN_STORE';
export type Section = 'GROCERIES' | 'FASHION' | 'JEWELLERY' | 'PERFUME_COSMETICS' | 'GLASSES' | 'BAGS' | 'MART';

/** The coloured ground, drawn in CSS, on which a transparent picture stands. */
export type Ground = 'mango' | 'leaf' | 'berry' | 'sky' | 'cream' | 'lilac' | 'stone' | 'sand' | 'clay' | 'sage' | 'slate';

/** A picture in the set `client/public/pictures/<key>-<320|640|960>.<avif|webp>`. */
export interface PictureDoc {
  key: string;
  /** null for a picture that fills its frame. */
  ground: Ground | null;
  /** Pixels at the largest width (960). */
  width: number;
  height: number;
  /** Hex colour to show while the picture loads. */
  dominantColor: string;
  alt: LocalisedText;
}

export interface VariantDoc {
  /** var_… */
  id: string;
  sku: string;
  status: ProductStatus;
  /** Chosen value per option key, e.g. { size: 'M', color: '#7a1f42' }; empty for a product without options. */
  options: Record<string, string>;
  /** null: the product's price. */
  priceCents: number | null;
  wasPriceCents: number | null;
  /** Which of the product's pictures shows this variant; null: the first. */
  picture: number | null;
}

export interface OptionDoc {
  /** "size", "color" or "weight". */
  key: string;
  label: LocalisedText;
  values: { value: string; label: LocalisedText; swatch: string | null }[];
}

export interface RatingDoc {
  /** 0 to 5, one decimal; null without reviews. */
  average: number | null;
  count: number;
  /** Reviews with 1, 2, 3, 4, 5 stars. */
  histogram: [number, number, number, number, number];
}

export interface ProductDoc {
  /** prd_… */
  id: string;
  slug: string;
  sku: string;
  title: LocalisedText;
  description: LocalisedText;
  /** Category slug. */
  category: string;
  /** Brand slug. */
  brand: string | null;
  vendorId: string;
  /** Tag slugs, lower case. */
  tags: string[];
  /** Hex, lower case, from the palette in seed/data/colours.json. */
  color: string | null;
  label: SaleLabel | null;
  status: ProductStatus;
  fulfilment: Fulfilment[];
  priceCents: number;
  wasPriceCents: number | null;
  /** Weight label as shown, e.g. "2kg", "500g", "2pcs". */
  weight: string | null;
  options: OptionDoc[];
  /** At least one. */
  variants: VariantDoc[];
  /** At least two: front and second view. */
  pictures: PictureDoc[];
  rating: RatingDoc;
  halal: { body: string; number: string; expires: string } | null;
  /** Place in the FEATURED order, lowest first. */
  featuredRank: number;
  createdAt: string;
  updatedAt: string;
}

/** Units on hand, one document per variant; id is the variant's id. */
export interface StockDoc {
  id: string;
  onHand: number;
}

export interface VendorDoc {
  /** ven_… */
  id: string;
  slug: string;
  name: string;
  description: LocalisedText;
  /** What kind of seller, e.g. "Kitchen", "Roastery". */
  kind: LocalisedText;
  city: string;
  state: MalaysianState;
  /** 0 to 10. */
  level: number;
  joinedAt: string;
  logo: PictureDoc | null;
  banner: PictureDoc | null;
  rating: RatingDoc;
  /** Flat delivery fee per package. */
  deliveryFeeCents: number;
  shipsTo: MalaysianState[];
  businessName: string;
  businessType: string;
  registrationNumber: string;
  email: string;
  phone: string;
  whatsapp: string | null;
  openingHours: string | null;
  /** The account whose shop it is. Missing in shops older than the seller hub: nobody's. */
  ownerId?: string | null;
}

export interface CategoryDoc {
  /** The slug, e.g. "fresh-fruit". */
  id: string;
  /** `en` is the spec's own name, e.g. "Fresh Fruit". */
  name: LocalisedText;
  sections: Section[];
  icon: string | null;
  picture: PictureDoc | null;
  position: number;
}

export interface CategoryGroupDoc {
  /** The slug, e.g. "dairy-bakery". */
  id: string;
  name: LocalisedText;
  icon: string;
  categories: string[];
  position: number;
}

/** A tile of the home page (spec: percentage, image, icon, name, item, num). */
export interface CategoryTileDoc {
  id: string;
  category: string;
  /** Discount text such as "30%"; null without one. */
  percentage: string | null;
  icon: string | null;
  picture: PictureDoc | null;
  /** The sample's fixed count (spec §9). */
  itemCount: number;
  position: number;
}

export interface BrandDoc {
  /** The slug. */
  id: string;
  name: string;
}

/** A curated list by key: fashiondeal, fashionclothes, fashionbrand, shopcategory, deals, arrivals … */
export interface CollectionDoc {
  /** The key. */
  id: string;
  title: LocalisedText;
  /** Daily deals end at this many hours after midnight in Kuala Lumpur; null: open end. */
  endsDailyAtHour: number | null;
  /** Then only on this day of the week, 0 being Sunday; left out or null: every day. */
  endsOnWeekday?: number | null;
  /** Product slugs. */
  products: string[];
  brands: string[];
  categories: string[];
}

export interface BannerDoc {
  id: string;
  /** "home-hero", "home-promo", "listing", "category-snacks" … */
  placement: string;
  title: LocalisedText;
  copy: LocalisedText | null;
  cta: LocalisedText | null;
  href: string;
  picture: PictureDoc | null;
  /** Shown instead of `picture` in the dark theme. */
  nightPicture: PictureDoc | null;
  /** More pictures for a wide banner; data of before 0.2 has none. */
  besidePictures?: PictureDoc[];
  /** Slugs of what the banner shows; left out: none. */
  products?: string[];
  position: number;
  startsAt: string | null;
  endsAt: string | null;
}

export interface ServiceDoc {
  id: string;
  title: LocalisedText;
  description: LocalisedText;
  icon: string;
  position: number;
}

export interface FactDoc {
  id: string;
  label: LocalisedText;
  value: string;
  position: number;
}

/** A piece of an article, in both languages at once: a translation cannot lose a paragraph. */
export type ArticleBlockDoc =
  | { kind: 'PARAGRAPH' | 'HEADING'; text: LocalisedText }
  | { kind: 'QUOTE'; text: LocalisedText; attribution: LocalisedText | null }
  | { kind: 'LIST'; items: LocalisedText[] }
  /** By slug. */
  | { kind: 'PRODUCT'; product: string };

export interface ArticleDoc {
  /** The slug. */
  id: string;
  title: LocalisedText;
  description: LocalisedText;
  /** Slug of its category. */
  category: string;
  /** Tag slugs, of the same list as those of products. */
  tags: string[];
  date: string;
  /** One to three: they stand together on the ground of the first. */
  pictures: PictureDoc[];
  body: ArticleBlockDoc[];
  /** Product slugs. */
  products: string[];
}

export interface ArticleCategoryDoc {
  /** The slug. */
  id: string;
  name: LocalisedText;
  position: number;
}

export type FaqTopic = 'ORDERS' | 'DELIVERY' | 'PAYMENT' | 'RETURNS' | 'SELLERS' | 'ACCOUNT';

/** A question with its answer. Answers may hold the placeholders of `shopFacts.ts`. */
export interface FaqDoc {
  id: string;
  topic: FaqTopic;
  question: LocalisedText;
  answer: LocalisedText;
  /** Where to do what the answer says. */
  link: { label: LocalisedText; href: string } | null;
  position: number;
}

export interface TeamMemberDoc {
  id: string;
  name: string;
  role: LocalisedText;
  about: LocalisedText;
  position: number;
}

export interface TestimonialDoc {
  id: string;
  name: string;
  role: LocalisedText;
  quote: LocalisedText;
  /** 1 to 5. */
  rating: number;
  position: number;
}

/** A text of the shop itself: who it is, and by which rules it sells. May hold the placeholders of `shopFacts.ts`. */
export interface InformationDoc {
  id: 'about' | 'terms' | 'privacy';
  title: LocalisedText;
  intro: LocalisedText;
  updatedAt: string;
  sections: {
    /** Its name in addresses: `#returns`. */
    anchor: string;
    title: LocalisedText;
    /** The same in a sentence of everyday words; null where the clause is plain enough. */
    summary: LocalisedText | null;
    paragraphs: LocalisedText[];
    points: LocalisedText[];
  }[];
}

export type ContactTopic = 'GENERAL' | 'ORDER_PROBLEM' | 'DELIVERY' | 'PAYMENT' | 'RETURN' | 'PRODUCT' | 'SELLING' | 'ACCOUNT' | 'PRIVACY';

/** What somebody wrote to the shop, or through it to a seller. */
export interface MessageDoc {
  /** msg_… */
  id: string;
  /** For people, such as "MSG-7K4M-2Q9D". */
  reference: string;
  sentAt: string;
  /** null: to the shop. */
  vendorId: string | null;
  /** null for a guest. */
  userId: string | null;
  name: string;
  email: string;
  /** In E.164; null when none was given. */
  phone: string | null;
  topic: ContactTopic;
  orderNumber: string | null;
  message: string;
  /** The language to answer in. */
  locale: 'en' | 'ms';
}

/** Somebody who asked for the newsletter. */
export interface SubscriberDoc {
  /** The e-mail in lower case: nobody is there twice. */
  id: string;
  /** As it was typed. */
  email: string;
  locale: 'en' | 'ms';
  subscribedAt: string;
}

/** What the shop is: one document, id "shop". */
export interface ShopDoc {
  id: 'shop';
  name: string;
  contact: {
    phones: string[];
    email: string;
    address: string;
    hours: LocalisedText;
    businessName: string;
    registrationNumber: string;
  };
  popularSearches: string[];
  /** The sample cart of a first visit, by variant sku. */
  demoCart: { sku: string; quantity: number }[];
}

export interface AddressDoc {
  firstName: string;
  lastName: string | null;
  phone: string;
  line1: string;
  line2: string | null;
  city: string;
  postalCode: string;
  state: MalaysianState;
}

/** Integer cents. See schema/rules/totals.ts for how they hang together. */
export interface TotalsDoc {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** The rate of VAT when it was ordered. Orders from before it was written down were all taxed at 20 percent. */
  taxPercent?: number;
}

export type PackageStatus =
  'PLACED' | 'PACKED' | 'SHIPPED' | 'OUT_FOR_DELIVERY' | 'DELIVERED' | 'CANCELLED' | 'RETURN_REQUESTED' | 'RETURNED';

export interface OrderLineDoc {
  id: string;
  productId: string;
  variantId: string;
  /** What was bought, as it read then. */
  title: LocalisedText;
  sku: string;
  picture: PictureDoc | null;
  options: Record<string, string>;
  quantity: number;
  unitPriceCents: number;
  totalCents: number;
}

export interface OrderEventDoc {
  at: string;
  status: PackageStatus;
  place: string | null;
  /** What somebody typed stays in their language; what the shop itself says is in both. */
  note: string | LocalisedText | null;
}

export interface OrderPackageDoc {
  /** pkg_… */
  id: string;
  number: string;
  vendorId: string;
  lines: OrderLineDoc[];
  totals: TotalsDoc;
  shippingOption: string;
  timeline: OrderEventDoc[];
  expectedBy: string | null;
}

export interface OrderDoc {
  /** ord_… */
  id: string;
  /** Random, for people. */
  number: string;
  invoiceNumber: string;
  /** null for a guest. */
  userId: string | null;
  /** SHA-256 of the access token, hex. The token itself is never stored. */
  accessTokenHash: string;
  placedAt: string;
  email: string;
  /** The language in which it was ordered: what is written to the buyer is in it. Missing in older orders: English. */
  locale?: 'en' | 'ms';
  note: string | null;
  shippingAddress: AddressDoc;
  billingAddress: AddressDoc;
  packages: OrderPackageDoc[];
  totals: TotalsDoc;
  payment: OrderPaymentDoc;
}

export interface OrderPaymentDoc {
  method: PaymentMethod;
  status: 'PENDING' | 'PAID' | 'REFUNDED' | 'FAILED';
  /** What was given back. Missing in orders older than refunds: nothing. */
  refundedCents?: number;
}

export type PaymentMethod = 'FPX' | 'CASH_ON_DELIVERY';

export type Role = 'CUSTOMER' | 'VENDOR';

/** An address of somebody's address book. */
export interface SavedAddressDoc extends AddressDoc {
  /** adr_… */
  id: string;
  /** One of a book that is not empty. */
  isDefault: boolean;
}

export interface UserDoc {
  /** usr_… */
  id: string;
  /** As it was typed. */
  email: string;
  /** In lower case: nobody else has it. */
  emailKey: string;
  firstName: string;
  lastName: string | null;
  /** In E.164. */
  phone: string;
  /** argon2id, with its parameters and salt. The password itself is never stored. */
  passwordHash: string;
  roles: Role[];
  locale: 'en' | 'ms';
  /** A second number, in E.164. Missing: none. */
  otherPhone?: string | null;
  /** How the person is pictured. Missing: by their initials. */
  avatar?: Avatar;
  addresses: SavedAddressDoc[];
  createdAt: string;
}

export interface SessionDoc {
  /** ses_… */
  id: string;
  userId: string;
  /** SHA-256 of the session's token, hex. The token itself is never stored. */
  tokenHash: string;
  createdAt: string;
  /** To the hour: not every request is a write. */
  lastSeenAt: string;
  /** What the browser or program said of itself when it logged in; cut short. Missing in older sessions. */
  userAgent?: string | null;
}

/** A letter is on its way with which somebody may set a new password. */
export interface PasswordResetDoc {
  /** rst_… */
  id: string;
  userId: string;
  /** SHA-256 of purpose and token, hex. The token itself is never stored. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
}

/** Money that is to be given back; it stays listed when that is done. */
export interface RefundDoc {
  /** Names the refund to the gateway: asked for twice, it is given once. */
  key: string;
  amountCents: number;
  isDone: boolean;
}

/**
 * One try to pay for an order by other means than cash. It is written before the gateway is asked and forgotten when nothing came of it, so
 * that after a crash the shop knows what to settle.
 */
export interface PaymentDoc {
  /** pay_…: the gateway knows the payment by it. */
  id: string;
  method: PaymentMethod;
  amountCents: number;
  /** null until the order is placed. */
  orderId: string | null;
  /**
   * STARTED: the gateway is being asked. AUTHORISED: the amount is reserved, and the order placed. PENDING: the order is placed, the answer
   * is to come. CAPTURED: paid. REFUNDING: some of `refunds` is still to be done. FAILED: declined after all.
   */
  status: 'STARTED' | 'AUTHORISED' | 'PENDING' | 'CAPTURED' | 'REFUNDING' | 'FAILED';
  refunds: RefundDoc[];
  createdAt: string;
}

/**
 * An entry in the book of the demo gateway, which plays the bank: the id is the payment's. What was released has none, nor what was declined,
 * once the shop knows of it.
 */
export interface DemoChargeDoc {
  id: string;
  bank: string;
  amountCents: number;
  state: 'AUTHORISED' | 'PENDING' | 'CAPTURED' | 'DECLINED';
  /** When a pending one will be answered; null otherwise. */
  answersAt: string | null;
  /** Whether it was decided later, and the shop has not taken note of that yet. */
  isUntold?: boolean;
  /** Cents given back, by the key of the refund. */
  refunds: Record<string, number>;
}

/** One order per key: the id is the client's idempotency key. Only successes are kept. */
export interface IdempotencyDoc {
  id: string;
  /** SHA-256 of the canonical request. */
  requestHash: string;
  orderId: string;
  createdAt: string;
}

/** A product that somebody wants to keep in sight. */
export interface WishDoc {
  productId: string;
  addedAt: string;
  /** Cents when it was saved: tells a price drop later. */
  savedPriceCents: number;
  quantity: number;
  note: string | null;
}

/** What somebody keeps in sight: the id is the user's. Who has kept nothing yet has none. */
export interface SavedListDoc {
  id: string;
  /** In the order of `addedAt`; each product once. */
  wishlist: WishDoc[];
  /** In the order of `at`; each vendor once. */
  follows: { vendorId: string; at: string }[];
}

/** Every collection of the store. `stock` is apart from `products` so that an order rewrites little. */
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
  users: UserDoc;
  sessions: SessionDoc;
  passwordResets: PasswordResetDoc;
  idempotency: IdempotencyDoc;
  payments: PaymentDoc;
  demoCharges: DemoChargeDoc;
  savedLists: SavedListDoc;
}

export type CollectionName = keyof Collections;
