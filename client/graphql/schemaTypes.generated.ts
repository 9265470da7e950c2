/** A postal address in Malaysia. */
export type AddressInput = {
  /** Town or city. At most 80 characters. */
  city: string;
  /** Given name, or the full name. At most 80 characters. */
  firstName: string;
  /** Family or father's name. At most 80 characters. */
  lastName?: string | null | undefined;
  /** Street and house number. At most 120 characters. */
  line1: string;
  /** Unit, floor or residential area (taman). At most 120 characters. */
  line2?: string | null | undefined;
  /** Malaysian mobile number with +60 or 0; spaces and dashes are ignored. A billing address accepts any number; foreign numbers need their country code. */
  phone: string;
  /** Postcode of five digits. Unused postcodes are refused; the postcode does not have to match the state. */
  postalCode: string;
  /** State or federal territory. */
  state: MalaysianState;
};

/** Target of an alert: exactly one of `variantId`, `productId`, `vendorId` and `search`. */
export type AlertInput = {
  /** With `productId`: highest price in cents that triggers an email, below the current price; any lower price by default. */
  belowCents?: number | null | undefined;
  /** Email of a guest, who confirms it by a link; ignored with a session. */
  email?: string | null | undefined;
  /** PRICE_DROP: id of a product. */
  productId?: string | null | undefined;
  /** SAVED_SEARCH: a search with a text or a filter. */
  search?: AlertSearchInput | null | undefined;
  /** BACK_IN_STOCK: id of a sold-out variant. */
  variantId?: string | null | undefined;
  /** VENDOR_NEWS: id of a vendor. */
  vendorId?: string | null | undefined;
};

/** Kind of an alert. */
export type AlertKind =
  /** A sold-out variant is for sale again. The alert ends when it was sent. */
  | 'BACK_IN_STOCK'
  /** A product costs less than at the last alert, or than when the alert was set. */
  | 'PRICE_DROP'
  /** New products match a search. */
  | 'SAVED_SEARCH'
  /** A vendor has new products. */
  | 'VENDOR_NEWS';

/** A search in a listing. */
export type AlertSearchInput = {
  /** Filter; as JSON at most 2000 characters. */
  filter?: ProductFilter | null | undefined;
  /** Path and query string of the listing, to which emails link. */
  path: string;
  /** Search text. */
  query?: string | null | undefined;
};

/** A food that causes allergies. */
export type Allergen =
  /** Prawns, shrimps and crabs. */
  | 'CRUSTACEANS'
  /** Eggs. */
  | 'EGG'
  /** Fish. */
  | 'FISH'
  /** Cereals with gluten: wheat, rye, barley, oats. */
  | 'GLUTEN'
  /** Milk, including lactose. */
  | 'MILK'
  /** Tree nuts. */
  | 'NUTS'
  /** Peanuts. */
  | 'PEANUT'
  /** Soybeans. */
  | 'SOY'
  /** Sulphites of at least 10 mg per kg. */
  | 'SULPHITES';

/** Kind of an article block. */
export type ArticleBlockKind =
  /** A heading in `text`. */
  | 'HEADING'
  /** A list of `items`. */
  | 'LIST'
  /** A paragraph in `text`. */
  | 'PARAGRAPH'
  /** A `product`; null if it is no longer sold. */
  | 'PRODUCT'
  /** A quotation in `text`, with its author in `attribution`. */
  | 'QUOTE';

/** Avatar of an account. */
export type Avatar =
  /** Initials on red. */
  | 'BERRY'
  /** A durian. */
  | 'DURIAN'
  /** Coffee. */
  | 'KOPI'
  /** Initials on green. */
  | 'LEAF'
  /** Initials on lilac. */
  | 'LILAC'
  /** Initials on yellow. */
  | 'MANGO'
  /** Mangosteens. */
  | 'MANGOSTEEN'
  /** Rambutans. */
  | 'RAMBUTAN'
  /** Initials on blue. */
  | 'SKY'
  /** Initials on grey. */
  | 'STONE'
  /** A teddy bear. */
  | 'TEDDY'
  /** A kite. */
  | 'WAU';

/** A legal form of a business. */
export type BusinessType =
  /** Company (Sdn Bhd or Bhd). */
  | 'COMPANY'
  /** Co-operative. */
  | 'CO_OPERATIVE'
  /** Individual. */
  | 'INDIVIDUAL'
  /** Partnership. */
  | 'PARTNERSHIP'
  /** Sole proprietorship. */
  | 'SOLE_PROPRIETORSHIP';

/** State of a request to cancel a package. */
export type CancellationState =
  /** Accepted by the vendor, or by its silence: the package is cancelled. */
  | 'ACCEPTED'
  /** Declined by the vendor: the package is shipped. */
  | 'DECLINED'
  /** Requested by the buyer; the vendor has to answer, and cannot ship the package before. */
  | 'REQUESTED';

/** A sign of a care label. */
export type CareSign =
  /** Dry clean. */
  | 'DRY_CLEAN'
  /** Dry in the shade. */
  | 'DRY_SHADE'
  /** Wash by hand. */
  | 'HAND_WASH'
  /** Iron at a low temperature. */
  | 'IRON_LOW'
  /** Iron at a medium temperature. */
  | 'IRON_MEDIUM'
  /** Do not bleach. */
  | 'NO_BLEACH'
  /** Do not tumble dry. */
  | 'NO_TUMBLE'
  /** Wash at 30 °C. */
  | 'WASH_30'
  /** Wash at 40 °C. */
  | 'WASH_40';

/** Changes of the lists of an account. */
export type ChangeListsInput = {
  /** `AccountLists.version` on which the changes are based. If it is outdated, a Conflict is returned and nothing changes. If omitted, the operations apply to the current lists. */
  expectedVersion?: number | null | undefined;
  /** Operations in the order in which they are applied, at most 100. */
  operations: Array<ListOperation>;
};

/** State of a confirmation link. */
export type ConfirmationState =
  /** The email is already confirmed, by this or another link. */
  | 'CONFIRMED'
  /** The link was not used within three days. */
  | 'EXPIRED'
  /** The link is malformed, or the email was changed since. */
  | 'INVALID'
  /** The link can be used. */
  | 'OPEN';

/** Owner of an email to be confirmed. */
export type ConfirmationSubject =
  /** The login email of an account. */
  | 'ACCOUNT'
  /** A guest's alert. Setting it again sends another link. */
  | 'ALERT'
  /** A subscription to the newsletter. Subscribing again sends another link. */
  | 'NEWSLETTER'
  /** The email of a guest's order. */
  | 'ORDER'
  /** The contact email of a vendor. */
  | 'VENDOR';

/** A message to the marketplace or to a vendor. */
export type ContactInput = {
  /** Email address for the reply. */
  email: string;
  /** Text; at most 2000 characters. */
  message: string;
  /** Name of the sender; at most 80 characters. */
  name: string;
  /** Number of the order concerned, for example "RZQ-7K4M-2Q9D". Its existence is not checked. */
  orderNumber?: string | null | undefined;
  /** Phone number for a callback; foreign numbers need their country code. */
  phone?: string | null | undefined;
  /** Topic of the message. */
  topic?: ContactTopic | null | undefined;
};

/** Topic of a message. */
export type ContactTopic =
  /** The user's account. */
  | 'ACCOUNT'
  /** Delivery of an order. */
  | 'DELIVERY'
  /** Anything else. */
  | 'GENERAL'
  /** A problem with an order. */
  | 'ORDER_PROBLEM'
  /** Prices and payment. */
  | 'PAYMENT'
  /** Personal data. */
  | 'PRIVACY'
  /** A question about a product. */
  | 'PRODUCT'
  /** Returns. */
  | 'RETURN'
  /** Selling on the marketplace. */
  | 'SELLING';

/** A guest without an order. */
export type ConversationGuestInput = {
  /** Email address for the link to the conversation, which is sent when the vendor replies. */
  email: string;
  /** Name, which the vendor sees; at most 80 characters. */
  name: string;
};

/** Side of a conversation. */
export type ConversationSide =
  /** The buyer: a member or a guest. */
  | 'BUYER'
  /** The vendor. */
  | 'VENDOR';

/** Status of a conversation. */
export type ConversationStatus =
  /** Nobody writes until a side opens it again. */
  | 'CLOSED'
  /** Both sides can write, unless one has blocked the other. */
  | 'OPEN';

/** What a conversation is about. */
export type ConversationTopic =
  /** The vendor in general. */
  | 'GENERAL'
  /** An order. */
  | 'ORDER'
  /** A package of an order. */
  | 'PACKAGE'
  /** A product. */
  | 'PRODUCT';

/** A currency by its ISO 4217 code. */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

/** Delivery of one package to one state. */
export type DeliveryRateInput = {
  /** Maximum working days. */
  maxDays: number;
  /** Minimum working days, 1 to 30. */
  minDays: number;
  /** Fee in cents, 0 to 50000. */
  price: number;
  /** Destination state; each state once. */
  state: MalaysianState;
};

/** Emails that can be stopped. */
export type EmailTopic =
  /** Alerts; at most one email a day. */
  | 'ALERTS'
  /** Unread messages of conversations with vendors or buyers. */
  | 'MESSAGES'
  /** The newsletter, for subscribers. */
  | 'NEWSLETTER'
  /** Questions about own products, and answers to own questions. */
  | 'QUESTIONS'
  /** Reminders to review a delivered package. */
  | 'REVIEWS';

/** Reason for an error. Codes are stable; messages may change. */
export type ErrorCode =
  /** Too many concurrent requests. Nothing was executed or counted; retry after `retryAfterSeconds`. */
  | 'BUSY'
  /** The object was changed since the client read it; `current` is its current version. In an InvalidInput: the value is already taken. */
  | 'CONFLICT'
  /** The coupon does not apply. */
  | 'COUPON_REJECTED'
  /** An account with this email already exists. */
  | 'EMAIL_TAKEN'
  /** The idempotency key was used for another order or message. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The package's status does not allow this transition. */
  | 'ILLEGAL_TRANSITION'
  /** The quantity exceeds the available stock. */
  | 'INSUFFICIENT_STOCK'
  /** An input is invalid. */
  | 'INVALID'
  /** The email or the password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** A referenced object does not exist, or is no longer for sale. */
  | 'NOT_FOUND'
  /** The payment failed. */
  | 'PAYMENT_DECLINED'
  /** The order's total differs from the expected total. */
  | 'PRICE_CHANGED'
  /** The vendor has reached its product quota; see `VendorAccount.productQuota`. */
  | 'QUOTA'
  /** There is no delivery to this address. */
  | 'SHIPPING_UNAVAILABLE'
  /** The token of an email has expired. */
  | 'TOKEN_EXPIRED'
  /** The token of an email is unknown, was used, or was replaced by a newer one. */
  | 'TOKEN_INVALID'
  /** Too many attempts; retry after `retryAfterSeconds`. */
  | 'TOO_MANY_ATTEMPTS'
  /** The password is too short, too long, or one of the most common. */
  | 'WEAK_PASSWORD';

/** A facet of a listing. */
export type FacetKey =
  /** In stock or not. */
  | 'AVAILABILITY'
  /** Brand. */
  | 'BRAND'
  /** Category. */
  | 'CATEGORY'
  /** Colour: the main one and those of variants. */
  | 'COLOR'
  /** Delivered to a state, by its code. */
  | 'DELIVERS_TO'
  /** Where it can be bought. */
  | 'FULFILMENT'
  /** Halal certified. */
  | 'HALAL'
  /** Label on the card. */
  | 'LABEL'
  /** Material, as stated by the vendor. */
  | 'MATERIAL'
  /** Reduced in price. */
  | 'ON_SALE'
  /** Current price; a RangeFacet. */
  | 'PRICE'
  /** Lowest average rating: 4, 3 or 2 stars and up. */
  | 'RATING'
  /** Size of any variant. */
  | 'SIZE'
  /** Tag. */
  | 'TAG'
  /** Vendor. */
  | 'VENDOR'
  /** Weight label: of the product and of its variants. */
  | 'WEIGHT';

/** Topic of a question. */
export type FaqTopic =
  /** Accounts and personal data. */
  | 'ACCOUNT'
  /** Delivery of packages. */
  | 'DELIVERY'
  /** Ordering, changing and cancelling. */
  | 'ORDERS'
  /** Prices, VAT and payment methods. */
  | 'PAYMENT'
  /** Returns and refunds. */
  | 'RETURNS'
  /** Selling on the marketplace. */
  | 'SELLERS';

/** A food label. Omitted fields and languages stay unchanged, and null clears a field. */
export type FoodInput = {
  /** Allergens that it contains. */
  allergens?: Array<Allergen> | null | undefined;
  /** Ingredients, the largest part first; at most 1000 characters. */
  ingredients?: Array<LocalisedTextInput> | null | undefined;
  /** Other allergens of which it may contain traces. */
  mayContain?: Array<Allergen> | null | undefined;
  /** Where it was grown or made; at most 200 characters. */
  origin?: Array<LocalisedTextInput> | null | undefined;
  /** Days that it still keeps when it is delivered, 1 to 3650. */
  shelfLifeDays?: number | null | undefined;
  /** How to store it; at most 200 characters. */
  storage?: Array<LocalisedTextInput> | null | undefined;
};

/** Where a product can be bought. */
export type Fulfilment =
  /** In the vendor's own store. */
  | 'IN_STORE'
  /** Delivered after an order online. */
  | 'ONLINE';

/** A garment's label. Omitted fields and languages stay unchanged, and null clears a field. */
export type GarmentInput = {
  /** At most 5 signs of the care label. */
  care?: Array<CareSign> | null | undefined;
  /** Fibres with their percentages; at most 200 characters. */
  composition?: Array<LocalisedTextInput> | null | undefined;
  /** Measures by size, each size once; replaces all stored ones. */
  measures?: Array<GarmentMeasureInput> | null | undefined;
  /** Where it was made; at most 200 characters. */
  origin?: Array<LocalisedTextInput> | null | undefined;
};

/** Measures of a garment in one size, laid flat. */
export type GarmentMeasureInput = {
  /** Chest, from armpit to armpit, in millimetres, 10 to 3000. */
  chest?: number | null | undefined;
  /** Hips, from side to side, in millimetres, 10 to 3000. */
  hips?: number | null | undefined;
  /** Inner leg, in millimetres, 10 to 3000. */
  inseam?: number | null | undefined;
  /** Whole length, in millimetres, 10 to 3000. */
  length?: number | null | undefined;
  /** Size, as in the option "size"; empty for a product without sizes. */
  size: string;
  /** Sleeve, from the shoulder seam to the end, in millimetres, 10 to 3000. */
  sleeve?: number | null | undefined;
  /** Waist, from side to side, in millimetres, 10 to 3000. */
  waist?: number | null | undefined;
};

/** A halal certificate. */
export type HalalInput = {
  /** Certification body, for example "JAKIM". */
  body: string;
  /** Last day of validity, today or later. */
  expires: string;
  /** Number of the certificate. */
  number: string;
};

/** What the buyer wants if groceries are sold out while they are packed. */
export type IfSoldOut =
  /** A similar product that costs no more, after the buyer has accepted it. */
  | 'ASK'
  /** A refund. */
  | 'REFUND'
  /** A similar product that costs no more, which the buyer may refuse until the package is shipped. */
  | 'SIMILAR';

/** Keys of the information texts of the marketplace. */
export type InformationKey =
  /** About the marketplace and its operator. */
  | 'ABOUT'
  /** Privacy policy; also returns and the legal notice. */
  | 'PRIVACY'
  /** Terms of sale. */
  | 'TERMS';

/** Reason for points of a vendor level. */
export type LevelPartKind =
  /** Initial level of the vendor, above the points earned since then. */
  | 'BROUGHT'
  /** Buyers with a confirmed email to whom the vendor delivered, each counted once, except the owner: one point each at 1, 10 (if they are 90 % of all buyers, delivered or failed), 50 (if they are 95 % of all buyers, delivered or failed). */
  | 'DELIVERIES'
  /** Followers: one point each at 10, 100. */
  | 'FOLLOWERS'
  /** Products on offer: one point each at 5, 20. */
  | 'PRODUCTS'
  /** Months on the marketplace: one point each at 3, 12, 24. */
  | 'TIME';

/** What happened to a line while its package was packed. */
export type LineChangeKind =
  /** The buyer refused the other product, or did not answer in time. */
  | 'REFUSED'
  /** The vendor sends another product. */
  | 'REPLACED'
  /** The vendor sends fewer units, or none. */
  | 'SHORTED';

/** What an event did to a line. */
export type LineEvent =
  /** The buyer accepted the other product. */
  | 'ACCEPTED'
  /** The buyer refused the other product, or did not answer in time. */
  | 'REFUSED'
  /** The vendor sends another product. */
  | 'REPLACED'
  /** The vendor sends fewer units, or none. */
  | 'SHORTED';

/** A variant to buy. Several lines with the same variant are merged. */
export type LineInput = {
  /** What the buyer wants if it is sold out, for an order; REFUND by default. Only for products of categories in the section GROCERIES, ignored otherwise. */
  ifSoldOut?: IfSoldOut | null | undefined;
  /** Units, 1 to 999999. */
  quantity?: number;
  /** `contentVersion` of the quote line that the buyer saw. If texts, pictures or options have changed since, the quote has an issue CONTENT_CHANGED, and an order is refused with INVALID. */
  seenContent?: string | null | undefined;
  /** Unit price in cents that the buyer saw. If the current price differs, the quote has an issue PRICE_CHANGED. */
  seenPrice?: number | null | undefined;
  /** Id of the variant. */
  variantId: string;
};

/** Action of a list operation. All actions are idempotent. */
export type ListAction =
  /** Adds an entry. An existing entry stays unchanged, except that the larger quantity of a cart line is kept. */
  | 'ADD'
  /** Removes an entry. Ignored if it is not on the list. */
  | 'REMOVE'
  /** Updates the given fields of an entry. Ignored if it is not on the list, so that an entry removed on another device does not return. */
  | 'SET';

/** A list of an account. */
export type ListName =
  /** Variants to order with their quantities, at most 250. */
  | 'CART'
  /** Products, at most 4. */
  | 'COMPARISON'
  /** Vendors, at most 500. */
  | 'FOLLOWS'
  /** Variants with their quantities that were put aside, at most 250. */
  | 'SAVED_FOR_LATER'
  /** Products, at most 500. */
  | 'WISHLIST';

/** One change of one list. */
export type ListOperation = {
  /** Action to perform. */
  action: ListAction;
  /** Time at which a wishlist entry was added, for imported lists; with ADD only. Defaults to now. */
  addedAt?: string | null | undefined;
  /** Id of the variant (CART, SAVED_FOR_LATER), product (WISHLIST, COMPARISON) or vendor (FOLLOWS). */
  id: string;
  /** List to change. */
  list: ListName;
  /** Note on a wishlist entry, one line of at most 200 characters; empty removes it. By default none, or unchanged. */
  note?: string | null | undefined;
  /** Units: of cart lines 1 to 999999, of a wishlist entry 1 to 999. By default 1, or unchanged. */
  quantity?: number | null | undefined;
  /** Price in cents that the member saw. If omitted, the current price, or unchanged. SET does not change the price of a wishlist entry. */
  savedPrice?: number | null | undefined;
};

/** A language of the marketplace. */
export type Locale =
  /** English (Malaysia). */
  | 'EN'
  /** Malay (Malaysia). */
  | 'MS'
  /** Chinese (Malaysia). */
  | 'ZH_MY';

/** A text in one language. The `path` of an error contains the language, for example "ms", instead of the index in the list. */
export type LocalisedTextInput = {
  /** Language of the text. */
  locale: Locale;
  /** Text; empty removes it. */
  text: string;
};

/** A state or federal territory of Malaysia. */
export type MalaysianState =
  /** Johor. */
  | 'JOHOR'
  /** Kedah. */
  | 'KEDAH'
  /** Kelantan. */
  | 'KELANTAN'
  /** Kuala Lumpur. */
  | 'KUALA_LUMPUR'
  /** Labuan. */
  | 'LABUAN'
  /** Melaka. */
  | 'MELAKA'
  /** Negeri Sembilan. */
  | 'NEGERI_SEMBILAN'
  /** Pahang. */
  | 'PAHANG'
  /** Penang. */
  | 'PENANG'
  /** Perak. */
  | 'PERAK'
  /** Perlis. */
  | 'PERLIS'
  /** Putrajaya. */
  | 'PUTRAJAYA'
  /** Sabah. */
  | 'SABAH'
  /** Sarawak. */
  | 'SARAWAK'
  /** Selangor. */
  | 'SELANGOR'
  /** Terengganu. */
  | 'TERENGGANU';

/** Reason for reporting a message. */
export type MessageFault =
  /** It insults or threatens. */
  | 'ABUSIVE'
  /** Something else. */
  | 'OTHER'
  /** It asks to pay or to order outside the marketplace. */
  | 'PAYMENT_ELSEWHERE'
  /** It tries to cheat, for example with false claims or a request for a password. */
  | 'SCAM'
  /** It is unwanted advertising. */
  | 'SPAM';

/** A price range in cents, both ends inclusive. */
export type MoneyRange = {
  /** Highest price; null for no upper bound. */
  max?: number | null | undefined;
  /** Lowest price; null for no lower bound. */
  min?: number | null | undefined;
};

/** New prices and status of a product. Omitted fields stay unchanged. */
export type OfferChange = {
  /** Version that the seller read. If it is outdated, the change is refused with CONFLICT. If omitted, the change is always made. */
  expectedVersion?: number | null | undefined;
  /** Price in cents, 1 to 10000000. */
  price?: number | null | undefined;
  /** Id of the product. */
  productId: string;
  /** New status. */
  status?: ProductStatus | null | undefined;
  /** Prices of its variants; omitted variants stay unchanged. */
  variants?: Array<VariantPriceChange> | null | undefined;
  /** Former price in cents, higher than the price; null for none. */
  wasPrice?: number | null | undefined;
};

/** One option value of a variant. */
export type OptionInput = {
  /** Option key: "size", "color" or "weight". */
  key: string;
  /** Value: a size, a weight label, or the hex value of one of the marketplace's colours. */
  value: string;
};

/** What an order waits for. */
export type OrderStage =
  /** A return is in progress. */
  | 'RETURNS'
  /** The buyer has to pay, or to confirm the email address. */
  | 'TO_PAY'
  /** A package is with the courier. */
  | 'TO_RECEIVE'
  /** The vendor has to pack or ship a package. */
  | 'TO_SHIP';

/** Status of an order, derived from its packages. */
export type OrderStatus =
  /** All packages were cancelled. */
  | 'CANCELLED'
  /** Every package that was not cancelled was delivered or returned. */
  | 'COMPLETED'
  /** At least one package is not delivered yet, or has a return in progress. */
  | 'PENDING';

/** Status of a package. */
export type PackageStatus =
  /** Cancelled before it was shipped. */
  | 'CANCELLED'
  /** Delivered to the buyer. */
  | 'DELIVERED'
  /** Out for delivery to the buyer. */
  | 'OUT_FOR_DELIVERY'
  /** Packed by the vendor. */
  | 'PACKED'
  /** Ordered. */
  | 'PLACED'
  /** Returned to the vendor. */
  | 'RETURNED'
  /** The buyer has requested a return. */
  | 'RETURN_REQUESTED'
  /** Handed to the courier. */
  | 'SHIPPED';

/** Why a payment failed. */
export type PaymentFailure =
  /** The buyer cancelled the order before paying. */
  | 'CANCELLED'
  /** The bank, the wallet or the buyer declined it. */
  | 'DECLINED'
  /** Not paid before the deadline. */
  | 'EXPIRED';

/** Payment of an order. */
export type PaymentInput = {
  /** For FPX: the code of one of the banks that `marketplace.paymentMethods` lists. Ignored otherwise. */
  bank?: string | null | undefined;
  /** Payment method. */
  method: PaymentMethod;
  /** URL to which the buyer returns after the payment, for other clients. It must begin with an origin or app scheme registered by the operator; `order` and `status` are added to its query. Null: the marketplace's order page. Omitted in `retryPayment`: unchanged. */
  returnUrl?: string | null | undefined;
  /** For EWALLET: the code of one of the wallets that `marketplace.paymentMethods` lists. Ignored otherwise. */
  wallet?: string | null | undefined;
};

/** A payment method. */
export type PaymentMethod =
  /** Debit or credit card: its number is entered on the gateway's page, never in the marketplace. */
  | 'CARD'
  /** Cash, paid on delivery of the package. */
  | 'CASH_ON_DELIVERY'
  /** The buyer scans a code with a banking app or e-wallet. */
  | 'DUITNOW_QR'
  /** The buyer chooses an e-wallet, and approves on the wallet's page. */
  | 'EWALLET'
  /** Online banking: the buyer chooses a bank, and approves on the bank's page. */
  | 'FPX';

/** Status of a payment. */
export type PaymentStatus =
  /** The payment failed. Until `retryUntil` the order can be paid again; after that it is cancelled. */
  | 'FAILED'
  /** Paid. */
  | 'PAID'
  /** Not paid yet: cash on delivery, or an online payment still to be approved. */
  | 'PENDING'
  /** Fully refunded. */
  | 'REFUNDED';

/** Address of a vendor's own store, in the vendor's city and state; all fields empty removes it. */
export type PickupAddressInput = {
  /** House number and street, at most 120 characters. */
  line1: string;
  /** Floor, unit or building, at most 120 characters. */
  line2?: string | null | undefined;
  /** Postcode, five digits. */
  postalCode: string;
};

/** An order of a guest or of the signed-in viewer. */
export type PlaceOrderInput = {
  /** Billing address; defaults to the delivery address. */
  billingAddress?: AddressInput | null | undefined;
  /** The code of one coupon; case and spaces around it do not matter. The order is refused when it does not apply. */
  coupon?: string | null | undefined;
  /** Email address for the receipt. */
  email: string;
  /** Total in cents of the quote that the buyer accepted. If the current total differs, PriceChanged is returned. */
  expectedTotal: number;
  /** Idempotency key of 8 to 128 characters, chosen by the client for each attempt to buy. The same key with the same order returns that order with `replayed: true`; with another order it gives IDEMPOTENCY_MISMATCH. */
  idempotencyKey: string;
  /** 1 to 250 lines. */
  lines: Array<LineInput>;
  /** Note to the vendors. At most 500 characters. */
  note?: string | null | undefined;
  /** Payment of the order. */
  payment: PaymentInput;
  /** Shipping choices; standard delivery for each vendor that is not named. */
  shipping?: Array<ShippingChoice> | null | undefined;
  /** Delivery address. */
  shippingAddress: AddressInput;
};

/** An attribute of a product, such as the material. */
export type ProductAttributeInput = {
  /** Facet of the attribute. */
  key: FacetKey;
  /** Values as used in filters; an empty list clears the attribute. */
  values: Array<string>;
};

/** Product filter: OR within a field, AND between fields. Unknown values match nothing. */
export type ProductFilter = {
  /** Brand slugs. */
  brand?: Array<string> | null | undefined;
  /** Category slugs. */
  category?: Array<string> | null | undefined;
  /** Hex colours. */
  color?: Array<string> | null | undefined;
  /** Delivered to this state. */
  deliversTo?: MalaysianState | null | undefined;
  /** Where the product can be bought. */
  fulfilment?: Array<Fulfilment> | null | undefined;
  /** true: has a halal certificate that is valid today; false: has none. */
  halal?: boolean | null | undefined;
  /** true: in stock; false: out of stock. */
  inStock?: boolean | null | undefined;
  /** Labels on the product card. */
  label?: Array<SaleLabel> | null | undefined;
  /** Materials. */
  material?: Array<string> | null | undefined;
  /** true: has a former, higher price; false: has none. */
  onSale?: boolean | null | undefined;
  /** Current price. */
  price?: MoneyRange | null | undefined;
  /** Lowest average rating, 0 to 5. Products without reviews do not match. */
  ratingMin?: number | null | undefined;
  /** Section of the marketplace. */
  section?: Section | null | undefined;
  /** Sizes of any variant. */
  size?: Array<string> | null | undefined;
  /** Tag slugs. */
  tag?: Array<string> | null | undefined;
  /** Vendor slugs. */
  vendor?: Array<string> | null | undefined;
  /** Weight labels. */
  weight?: Array<string> | null | undefined;
};

/** A picture of a product. */
export type ProductImageInput = {
  /** Alternative text, at most 200 characters; by default the title. */
  alt?: Array<LocalisedTextInput> | null | undefined;
  /** `id` returned by `POST /uploads`, or the id of a picture that a product of the vendor already uses. */
  id: string;
};

/** A product. For an existing product, omitted fields and languages stay unchanged, and null clears a field. */
export type ProductInput = {
  /** Attributes allowed for the category; omitted ones stay unchanged. */
  attributes?: Array<ProductAttributeInput> | null | undefined;
  /** Name of its brand, at most 60 characters; case and spaces are ignored, an unknown brand is created. */
  brand?: string | null | undefined;
  /** Slug of its category. */
  category?: string | null | undefined;
  /** Main colour: the hex value of one of the marketplace's colours. */
  color?: string | null | undefined;
  /** Description of the product, at most 2000 characters; plain text. */
  description?: Array<LocalisedTextInput> | null | undefined;
  /** Food label. */
  food?: FoodInput | null | undefined;
  /** How it can be bought; by default online. */
  fulfilment?: Array<Fulfilment> | null | undefined;
  /** Garment's label. */
  garment?: GarmentInput | null | undefined;
  /** Number below the barcode (GTIN): 8, 12, 13 or 14 digits with a valid check digit. */
  gtin?: string | null | undefined;
  /** Halal certificate of the product. */
  halal?: HalalInput | null | undefined;
  /** 1 to 6 pictures, the main one first. */
  images?: Array<ProductImageInput> | null | undefined;
  /** Label on its card. `SALE` needs a former price of the product or of a variant. */
  label?: SaleLabel | null | undefined;
  /** Price in cents, 1 to 10000000. */
  price?: number | null | undefined;
  /** At most 12 tags of 30 characters; normalised to lower case, words joined by hyphens, without duplicates. */
  tags?: Array<string> | null | undefined;
  /** Title of the product, 2 to 120 characters. One language is enough: the others fall back to it. */
  title?: Array<LocalisedTextInput> | null | undefined;
  /** 1 to 100 variants; existing variants not in the list are removed. */
  variants?: Array<VariantInput> | null | undefined;
  /** Former price in cents, higher than the price. */
  wasPrice?: number | null | undefined;
  /** Weight label, for example "500g" or "10pcs". */
  weight?: string | null | undefined;
};

/** Sort order of products. Ties are broken by id, so that pages never overlap. */
export type ProductSort =
  /** Biggest discount in percent first. */
  | 'DISCOUNT'
  /** Editorial order of the marketplace. */
  | 'FEATURED'
  /** Newest first. */
  | 'NEWEST'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Most expensive first. */
  | 'PRICE_DESC'
  /** Best rated first, by an average that includes five assumed reviews of 3.5 stars, so that few reviews count little; ties by the number of reviews. */
  | 'RATING'
  /** Best matches first; without a query like FEATURED. */
  | 'RELEVANCE'
  /** By title in the viewer's language, A to Z. */
  | 'TITLE_ASC'
  /** By title in the viewer's language, Z to A. */
  | 'TITLE_DESC'
  /** Cheapest per kilogram or litre first, then per unit, then products without a unit price. */
  | 'UNIT_PRICE_ASC';

/** Whether a product or variant is for sale. */
export type ProductStatus =
  /** For sale while stock lasts. */
  | 'AVAILABLE'
  /** Withdrawn: not listed, but readable by slug and id. */
  | 'DISABLED'
  /** Listed, but not for sale now. */
  | 'OUT_OF_STOCK';

/** Changes of a profile; omitted fields stay unchanged. */
export type ProfileInput = {
  /** New avatar. */
  avatar?: Avatar | null | undefined;
  /** Given name, or the full name. At most 80 characters. */
  firstName?: string | null | undefined;
  /** Family or father's name, at most 80 characters; empty removes it. */
  lastName?: string | null | undefined;
  /** Language of emails to this user. */
  locale?: Locale | null | undefined;
  /** Second phone number, mobile or landline; foreign numbers need their country code. Empty removes it. */
  otherPhone?: string | null | undefined;
  /** Malaysian mobile number, with +60 or 0; spaces and dashes are ignored. */
  phone?: string | null | undefined;
};

/** A browser's `PushSubscription`. */
export type PushSubscriptionInput = {
  /** The secret, 16 bytes in base64url without padding. */
  auth: string;
  /** URL of a push service; at most 1000 characters. */
  endpoint: string;
  /** The browser's public key, 65 bytes in base64url without padding. */
  p256dh: string;
};

/** Sort order of questions. */
export type QuestionSort =
  /** Newest first. */
  | 'NEWEST'
  /** Most votes first. */
  | 'VOTES';

/** A cart to price. */
export type QuoteInput = {
  /** The code of one coupon; case and spaces around it do not matter. An issue gives the reason when it does not apply. */
  coupon?: string | null | undefined;
  /** At most 250 lines. */
  lines: Array<LineInput>;
  /** Shipping choices; standard delivery for each vendor that is not named. */
  shipping?: Array<ShippingChoice> | null | undefined;
  /** State of delivery; without it the quote assumes that delivery is possible. */
  state?: MalaysianState | null | undefined;
};

/** Kind of an issue with a cart or a line of it. */
export type QuoteIssueCode =
  /** The vendor has changed texts, pictures or options since `seenContent`. Blocks no quote; an order with that `seenContent` is refused. */
  | 'CONTENT_CHANGED'
  /** The coupon does not apply and gives no discount; `spendMore` gives the amount that is missing. Blocks the order: leave the coupon out. */
  | 'COUPON_REJECTED'
  /** The quantity exceeds the stock; `available` gives the units in stock. Blocks the order. */
  | 'INSUFFICIENT_STOCK'
  /** The vendor does not deliver to the state, or sells this product in its own store only. Blocks the order. */
  | 'NOT_DELIVERABLE'
  /** The current unit price differs from `seenPrice`. Blocks nothing. */
  | 'PRICE_CHANGED'
  /** The chosen delivery is not offered by `vendorId`; standard delivery is used in the totals. Blocks the order: choose another. */
  | 'SHIPPING_UNAVAILABLE'
  /** The product or variant is not for sale at the moment. Blocks the order. */
  | 'UNAVAILABLE'
  /** No product has this variant. Blocks the order. */
  | 'UNKNOWN_VARIANT'
  /** The vendor takes no orders at the moment; its `holidayUntil` gives the end. Blocks the order. */
  | 'VENDOR_ON_HOLIDAY';

/** How a refund is paid. */
export type RefundWay =
  /** To the original payment method. */
  | 'ORIGINAL'
  /** By bank transfer, for cash payments. The refund is marked as due until the seller confirms the transfer, which is made outside the marketplace. */
  | 'TRANSFER';

/** A new account. */
export type RegisterInput = {
  /** Login email. Case does not matter; one account per email. */
  email: string;
  /** Given name, or the full name. At most 80 characters. */
  firstName: string;
  /** Family or father's name. At most 80 characters. */
  lastName?: string | null | undefined;
  /** Language of emails to this user. */
  locale?: Locale | null | undefined;
  /** 8 to 128 characters of any kind; about 49,000 common passwords are refused (WEAK_PASSWORD). */
  password: string;
  /** Malaysian mobile number, with +60 or 0; spaces and dashes are ignored. */
  phone: string;
};

/** The buyer's answer to a replacement. */
export type ReplacementState =
  /** The buyer has accepted it, and can no longer refuse it. */
  | 'ACCEPTED'
  /** The buyer may refuse it until the package is shipped. */
  | 'OFFERED'
  /** The buyer has 24 hours to accept it, and the package is not shipped before. Without an answer, it is refused. */
  | 'REQUESTED';

/** Why products are returned. */
export type ReturnCause =
  /** The buyer has changed their mind. */
  | 'CHANGED_MIND'
  /** The product arrived damaged. */
  | 'DAMAGED'
  /** It does not fit. */
  | 'DOES_NOT_FIT'
  /** It is not as described. */
  | 'NOT_AS_DESCRIBED'
  /** Another reason, which the note states. */
  | 'OTHER'
  /** It is not the product that was ordered. */
  | 'WRONG';

/** Units of a line to return. Several entries for one line are merged. */
export type ReturnLineInput = {
  /** Id of the order line. */
  lineId: string;
  /** Units, at most those of `OrderPackage.returnable`. */
  quantity: number;
};

/** Status of a return. */
export type ReturnStatus =
  /** Accepted by the vendor. */
  | 'ACCEPTED'
  /** The vendor has received the products. An online payment is refunded; a cash refund is due. */
  | 'RECEIVED'
  /** The vendor has received the products and transferred the cash refund. */
  | 'REFUNDED'
  /** Refused: the buyer keeps the products, and nothing is refunded. */
  | 'REFUSED'
  /** Requested by the buyer; the vendor has to accept or refuse it. */
  | 'REQUESTED'
  /** Withdrawn by the buyer before the vendor answered. */
  | 'WITHDRAWN';

/** What is wrong with a review. */
export type ReviewFault =
  /** It advertises, or leads to other sites. */
  | 'ADVERTISING'
  /** It does not describe an experience of its author. */
  | 'FAKE'
  /** It insults or threatens. */
  | 'OFFENSIVE'
  /** It is not about the product or its delivery. */
  | 'OFF_TOPIC'
  /** It contains personal data, such as a phone number. */
  | 'PERSONAL_DATA';

/** Conditions on reviews, all of which must hold. */
export type ReviewFilter = {
  /** Only reviews with photos, or without. */
  hasPhotos?: boolean | null | undefined;
  /** Only reviews with a reply of the vendor, or without. */
  isAnswered?: boolean | null | undefined;
  /** Only reviews in this language. */
  language?: Locale | null | undefined;
  /** Only reviews with this number of stars. */
  stars?: number | null | undefined;
};

/** How the size of clothes or shoes turned out. */
export type ReviewFit =
  /** Larger than expected. */
  | 'LARGE'
  /** Smaller than expected. */
  | 'SMALL'
  /** As expected. */
  | 'TRUE_TO_SIZE';

/** A review of a line of a delivered package. */
export type ReviewInput = {
  /** How the size turned out; only for lines with the option "size". */
  fit?: ReviewFit | null | undefined;
  /** Id of the order line. */
  lineId: string;
  /** Order number, for example "RZQ-7K4M-2Q9D"; case does not matter. */
  orderNumber: string;
  /** At most 4 photos: ids of `POST /uploads`, or of `Review.photoIds`. */
  photos?: Array<string> | null | undefined;
  /** 1 to 5 stars. */
  stars: number;
  /** Text; at most 2000 characters. */
  text: string;
  /** Title; at most 100 characters. */
  title: string;
};

/** Sort order of reviews. */
export type ReviewSort =
  /** Most helpful first. */
  | 'HELPFUL'
  /** Most stars first. */
  | 'HIGHEST'
  /** Fewest stars first. */
  | 'LOWEST'
  /** Newest first. */
  | 'NEWEST';

/** Status of a review. */
export type ReviewStatus =
  /** Held back until an operator decides; visible to its author only. */
  | 'PENDING'
  /** Public, and counted in ratings. */
  | 'PUBLISHED'
  /** Rejected or taken down by an operator; visible to its author only. */
  | 'REJECTED';

/** Role of an account. */
export type Role =
  /** Buys products. */
  | 'CUSTOMER'
  /** Sells products. */
  | 'VENDOR';

/** The label on a product card. */
export type SaleLabel =
  /** New on the marketplace. */
  | 'NEW'
  /** On sale: its price is below the former price. */
  | 'SALE';

/** A section of the marketplace with its own categories. */
export type Section =
  /** Bags. */
  | 'BAGS'
  /** Clothes and footwear. */
  | 'FASHION'
  /** Glasses and sunglasses. */
  | 'GLASSES'
  /** Food and household products. */
  | 'GROCERIES'
  /** Jewellery and watches. */
  | 'JEWELLERY'
  /** Rizq Mart. */
  | 'MART'
  /** Perfume and cosmetics. */
  | 'PERFUME_COSMETICS';

/** Shipping option chosen for the package of one vendor. */
export type ShippingChoice = {
  /** `id` or `code` of one of the vendor's `shippingOptions` in a quote. */
  optionId: string;
  /** Vendor; at most one choice per vendor. */
  vendorId: string;
};

/** A message about a package, an order, a product or, without these, to the vendor in general. */
export type StartConversationInput = {
  /** The buyer, for a message about a product or to a vendor without a session. Ignored with one. */
  guest?: ConversationGuestInput | null | undefined;
  /** Idempotency key of 8 to 128 characters, chosen by the client for each message. The same key with the same message in the same conversation changes nothing; with another message it gives IDEMPOTENCY_MISMATCH. Without a key, each request sends a message. */
  idempotencyKey?: string | null | undefined;
  /** Number of the buyer's order, with `vendorId`. */
  orderNumber?: string | null | undefined;
  /** Number of the package, for example "RZQ-7K4M-2Q9D-1". Its vendor can start as well. */
  packageNumber?: string | null | undefined;
  /** At most 4 photos: ids of `POST /uploads`. */
  photos?: Array<string> | null | undefined;
  /** Id of the product. */
  productId?: string | null | undefined;
  /** Text; at most 2000 characters. */
  text: string;
  /** Id of the vendor; not needed with a product or a package. */
  vendorId?: string | null | undefined;
};

/** A stock count of a variant. */
export type StockChange = {
  /** Expected units on hand. If the actual number differs, the count is refused with CONFLICT. */
  expected?: number | null | undefined;
  /** Units, 0 to 999999. */
  setTo: number;
  /** Id of the variant. */
  variantId: string;
};

/** Stock level. */
export type StockLevel =
  /** More than a few units left. */
  | 'IN_STOCK'
  /** A few units left. */
  | 'LOW'
  /** No units left. */
  | 'OUT';

/** Courier tracking of a package. */
export type TrackingInput = {
  /** Name of the courier, at most 60 characters. Couriers whose tracking page is known: Pos Laju, J&T Express, Ninja Van, DHL eCommerce, GDEX, City-Link Express. */
  carrier: string;
  /** Tracking number of the courier: 3 to 40 letters, digits and hyphens. */
  code: string;
  /** Tracking page: an https address of at most 300 characters. Defaults to that of a known courier. */
  url?: string | null | undefined;
};

/** A variant of a product. All variants of a product have the same options, and no two the same values. */
export type VariantInput = {
  /** Units on hand that the seller read. If `stock` is the same number, units sold since remain sold; another `stock` is refused with CONFLICT unless this many are still on hand. */
  expectedStock?: number | null | undefined;
  /** Variant to change. If omitted, the one with the same SKU, else the one with the same options, else a new one. */
  id?: string | null | undefined;
  /** Id of the one of `images` that shows the variant; defaults to the first. */
  imageId?: string | null | undefined;
  /** Option values of the variant; empty for the only variant of a product without options. */
  options: Array<OptionInput>;
  /** Price of the variant in cents; by default the product's. */
  price?: number | null | undefined;
  /** SKU, unique within the vendor. */
  sku: string;
  /** Units on hand, 0 to 999999. */
  stock: number;
  /** Former price of the variant in cents, higher than its price. */
  wasPrice?: number | null | undefined;
};

/** Own prices of a variant. Omitted prices stay unchanged. */
export type VariantPriceChange = {
  /** Price of the variant in cents; null for the product's. */
  price?: number | null | undefined;
  /** Id of the variant. */
  variantId: string;
  /** Former price of the variant in cents, higher than its price; null for none. */
  wasPrice?: number | null | undefined;
};

/** Public data of a vendor. Omitted fields and languages stay unchanged. */
export type VendorInput = {
  /** Banner: an upload of the viewer; null removes it. */
  bannerUploadId?: string | null | undefined;
  /** City from which the vendor sells. */
  city?: string | null | undefined;
  /** Current password of the account; required if the contact email of an existing vendor changes, otherwise ignored. Errors: INVALID if missing; INVALID_CREDENTIALS if wrong; TOO_MANY_ATTEMPTS after five wrong attempts. */
  currentPassword?: string | null | undefined;
  /** Description, plain text, at most 1000 characters. One language is enough. */
  description?: Array<LocalisedTextInput> | null | undefined;
  /** Contact email, public once it is confirmed by an emailed link; empty removes it. */
  email?: string | null | undefined;
  /** Day on which the vendor takes orders again after a break, at most 366 days ahead; null ends the break immediately. */
  holidayUntil?: string | null | undefined;
  /** Kind of vendor, such as "Roastery", at most 40 characters. One language is enough. */
  kind?: Array<LocalisedTextInput> | null | undefined;
  /** Logo: an upload of the viewer; null removes it. */
  logoUploadId?: string | null | undefined;
  /** Name of the person behind the vendor, at most 80 characters; empty removes it. */
  makerName?: string | null | undefined;
  /** Name, 3 to 60 characters. */
  name?: string | null | undefined;
  /** Opening hours, at most 120 characters; empty removes them. */
  openingHours?: string | null | undefined;
  /** Public phone number; foreign numbers need their country code. Empty removes it. */
  phone?: string | null | undefined;
  /** Portrait of the person behind the vendor: an upload of the viewer; null removes it. */
  portraitUploadId?: string | null | undefined;
  /** Return policy, beside the marketplace's own, plain text, at most 1000 characters. */
  returnPolicy?: Array<LocalisedTextInput> | null | undefined;
  /** URL slug: 3 to 60 characters of a to z, 0 to 9 and single dashes, not used by another vendor now or before. A new vendor without one gets a slug derived from its name. Previous slugs redirect to the vendor. */
  slug?: string | null | undefined;
  /** State from which the vendor sells. */
  state?: MalaysianState | null | undefined;
  /** WhatsApp number; foreign numbers need their country code. Empty removes it. */
  whatsapp?: string | null | undefined;
};

/** Business, bank and delivery settings of a vendor. Omitted fields stay unchanged. */
export type VendorSettingsInput = {
  /** Account number, 8 to 17 digits. Responses only ever contain its last four. */
  bankAccount?: string | null | undefined;
  /** Bank. A change requires `bankAccount` as well; both empty removes both. */
  bankName?: string | null | undefined;
  /** Registered name of the business. */
  businessName?: string | null | undefined;
  /** Legal form. All but individuals need a registration number. */
  businessType?: BusinessType | null | undefined;
  /** Current password of the account; required if the bank account or the registration number changes, otherwise ignored. Errors: INVALID if missing; INVALID_CREDENTIALS if wrong; TOO_MANY_ATTEMPTS after five wrong attempts. */
  currentPassword?: string | null | undefined;
  /** All states served, at least one; omitted states are no longer served. */
  deliveryRates?: Array<DeliveryRateInput> | null | undefined;
  /** Surcharge in cents for express delivery, which takes half the time of standard delivery; at most 50000. 0 removes it. */
  expressFee?: number | null | undefined;
  /** Whether products can be picked up at the vendor's own store. */
  offersPickup?: boolean | null | undefined;
  /** Pickup address; required to offer pickup. */
  pickupAddress?: PickupAddressInput | null | undefined;
  /** SSM number: 12 digits, or an older one such as "123456-A"; empty removes it. */
  registrationNumber?: string | null | undefined;
  /** Tax number (TIN), for example "IG12345678901"; empty removes it. */
  taxId?: string | null | undefined;
};

/** Sort order of vendors. Ties are broken by name. */
export type VendorSort =
  /** Highest level first. */
  | 'LEVEL'
  /** By name, A to Z. */
  | 'NAME'
  /** Newest first. */
  | 'NEWEST'
  /** Most products first. */
  | 'PRODUCT_COUNT'
  /** Best rated first, like `ProductSort.RATING`. */
  | 'RATING';
