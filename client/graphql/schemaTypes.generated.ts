/** A postal address in Malaysia. */
export type AddressInput = {
  /** Town or city. At most 80 characters. */
  city: string;
  /** Given name, or the whole name. At most 80 characters. */
  firstName: string;
  /** Family or father's name. At most 80 characters. */
  lastName?: string | null | undefined;
  /** Street and house number. At most 120 characters. */
  line1: string;
  /** Unit, floor, taman. At most 120 characters. */
  line2?: string | null | undefined;
  /** Malaysian mobile number, with +60 or 0; spaces and dashes are allowed. A billing address takes any number, a foreign one with its country code. */
  phone: string;
  /** Five digits; a postcode of another state is accepted, one that is not in use is refused. */
  postalCode: string;
  /** State or federal territory. */
  state: MalaysianState;
};

/** Kind of an article block. */
export type ArticleBlockKind =
  /** `text` heads what follows. */
  | 'HEADING'
  /** `items` are the points of a list. */
  | 'LIST'
  /** `text` is a paragraph. */
  | 'PARAGRAPH'
  /** `product` is shown here; null when it is not sold any more. */
  | 'PRODUCT'
  /** `text` is a quotation, `attribution` its author. */
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

/** Changes of the lists of an account. */
export type ChangeListsInput = {
  /** The `AccountLists.version` that the changes are based on. Any other version: Conflict, and nothing is changed. Without it the operations are applied to the lists as they are. */
  expectedVersion?: number | null | undefined;
  /** Operations in the order in which they are applied, at most 100. */
  operations: Array<ListOperation>;
};

/** What a confirmation link is worth. */
export type ConfirmationState =
  /** The email is confirmed, by this link or another one. */
  | 'CONFIRMED'
  /** It was not used for three days. */
  | 'EXPIRED'
  /** It is not complete, or the email was changed since. */
  | 'INVALID'
  /** It can be used. */
  | 'OPEN';

/** Whose email is confirmed. */
export type ConfirmationSubject =
  /** The login email of an account. */
  | 'ACCOUNT'
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
  /** Order it concerns, such as RZQ-7K4M-2Q9D. Its existence is not checked. */
  orderNumber?: string | null | undefined;
  /** Telephone number for a callback; a foreign one has its country code. */
  phone?: string | null | undefined;
  /** Topic of the message. */
  topic?: ContactTopic | null | undefined;
};

/** Topic of a message. */
export type ContactTopic =
  /** An account. */
  | 'ACCOUNT'
  /** When and where something arrives. */
  | 'DELIVERY'
  /** Anything else. */
  | 'GENERAL'
  /** Something is wrong with an order. */
  | 'ORDER_PROBLEM'
  /** A price or a payment. */
  | 'PAYMENT'
  /** Personal data. */
  | 'PRIVACY'
  /** A question about a product. */
  | 'PRODUCT'
  /** Sending something back. */
  | 'RETURN'
  /** Selling on the marketplace. */
  | 'SELLING';

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

/** Why a request was refused. Codes never change, messages may. */
export type ErrorCode =
  /** Too many concurrent requests; nothing was tried or counted: retry after `retryAfterSeconds`. */
  | 'BUSY'
  /** It was changed since it was read: `current` is the version to start from. In an InvalidInput: the value is already taken. */
  | 'CONFLICT'
  /** The coupon is not applicable. */
  | 'COUPON_REJECTED'
  /** An account with this email exists already. */
  | 'EMAIL_TAKEN'
  /** The idempotency key has placed another order. */
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
  /** The shop has as many products as its standing allows: `VendorAccount.productQuota`. */
  | 'QUOTA'
  /** There is no delivery to this address. */
  | 'SHIPPING_UNAVAILABLE'
  /** The token of an email has expired. */
  | 'TOKEN_EXPIRED'
  /** The token of an email is unknown, was used, or was replaced by a newer one. */
  | 'TOKEN_INVALID'
  /** Too many attempts: `retryAfterSeconds` says how long to wait. */
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
  /** When and where packages arrive. */
  | 'DELIVERY'
  /** Ordering, changing and cancelling. */
  | 'ORDERS'
  /** Prices, VAT and ways to pay. */
  | 'PAYMENT'
  /** Sending back and getting money back. */
  | 'RETURNS'
  /** Vendors, and how to become one. */
  | 'SELLERS';

/** Where a product can be bought. */
export type Fulfilment =
  /** In the vendor's own store. */
  | 'IN_STORE'
  /** Delivered after an order online. */
  | 'ONLINE';

/** A halal certificate. */
export type HalalInput = {
  /** Certification body, for example "JAKIM". */
  body: string;
  /** Last day of validity, today or later. */
  expires: string;
  /** Number of the certificate. */
  number: string;
};

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
  /** Initial level of the vendor, beyond the points earned since. */
  | 'BROUGHT'
  /** Buyers with a confirmed email to whom it delivered, each counted once, without the owner: a point each at 1, 10 (90 % of all whom it delivered to or failed), 50 (95 % of all whom it delivered to or failed). */
  | 'DELIVERIES'
  /** Followers: a point each at 10, 100. */
  | 'FOLLOWERS'
  /** Products on offer: a point each at 5, 20. */
  | 'PRODUCTS'
  /** Months on the marketplace: a point each at 3, 12, 24. */
  | 'TIME';

/** A variant to buy. Several lines with the same variant are merged. */
export type LineInput = {
  /** Units, 1 to 999999. */
  quantity?: number;
  /** The `contentVersion` of the quote line that the buyer saw: when texts, pictures or options have changed since, the quote has an issue CONTENT_CHANGED, and an order is refused with INVALID. */
  seenContent?: string | null | undefined;
  /** Unit price in cents that the buyer saw: when the current price differs, the quote has an issue PRICE_CHANGED. */
  seenPrice?: number | null | undefined;
  /** Id of the variant. */
  variantId: string;
};

/** What an operation does. All are idempotent. */
export type ListAction =
  /** Puts it on the list. If it is there already it stays as it is, except that of two quantities in a cart the larger one counts. */
  | 'ADD'
  /** Takes it off the list. Ignored if it is not on it. */
  | 'REMOVE'
  /** Sets the given fields of an entry. Ignored if it is not on the list, so that an entry removed by another device does not return. */
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
  /** What to do. */
  action: ListAction;
  /** Time at which a wishlist entry was added, for lists from elsewhere; with ADD only. By default now. */
  addedAt?: string | null | undefined;
  /** Id of the variant (CART, SAVED_FOR_LATER), product (WISHLIST, COMPARISON) or vendor (FOLLOWS). */
  id: string;
  /** List to change. */
  list: ListName;
  /** Note on a wishlist entry, one line of at most 200 characters; empty removes it. By default none, or unchanged. */
  note?: string | null | undefined;
  /** Units: of cart lines 1 to 999999, of a wishlist entry 1 to 999. By default 1, or unchanged. */
  quantity?: number | null | undefined;
  /** Price in cents that the member saw. By default the current price, or unchanged; SET does not change that of a wishlist entry. */
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

/** A text in one language. In the `path` of an error the language, such as "ms", stands for its place in the list. */
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

/** A price range in cents, both ends inclusive. */
export type MoneyRange = {
  /** Highest price; null for no upper bound. */
  max?: number | null | undefined;
  /** Lowest price; null for no lower bound. */
  min?: number | null | undefined;
};

/** One option value of a variant. */
export type OptionInput = {
  /** Which option: "size", "color" or "weight". */
  key: string;
  /** Value: a size, a weight label, or the hex value of one of the marketplace's colours. */
  value: string;
};

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
  /** For other clients: where the buyer returns after the payment, below an origin or app scheme that the operator has registered. `order` and `status` are added to its query. Null: the marketplace's own order page; left out of `retryPayment`: as before. */
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
  /** Total in cents that the buyer agreed to, from a quote. When the current total differs, PriceChanged. */
  expectedTotal: number;
  /** Chosen by the client, 8 to 128 characters, once per attempt to buy. The same key with the same order returns that order, with replayed: true; with another order it is refused. */
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
  /** Which attribute. */
  key: FacetKey;
  /** Values of the attribute, as used in filters; none clears it. */
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
  /** Lowest average rating, 0 to 5. */
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
  /** The `id` returned by `POST /uploads`, or that of a picture which a product of the vendor uses already. */
  id: string;
};

/** A product. For an existing product, omitted fields and languages stay unchanged, and null clears a field. */
export type ProductInput = {
  /** Attributes that its category can have; those that are not listed stay unchanged. */
  attributes?: Array<ProductAttributeInput> | null | undefined;
  /** Name of its brand, at most 60 characters; case and spaces are ignored, an unknown brand is created. */
  brand?: string | null | undefined;
  /** Slug of its category. */
  category?: string | null | undefined;
  /** Main colour: the hex value of one of the marketplace's colours. */
  color?: string | null | undefined;
  /** Description of the product, at most 2000 characters; plain text. */
  description?: Array<LocalisedTextInput> | null | undefined;
  /** How it can be bought; by default online. */
  fulfilment?: Array<Fulfilment> | null | undefined;
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
  /** Best rated first; ties by the number of ratings. */
  | 'RATING'
  /** Best text hits first; without a query as FEATURED. */
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
  /** Withdrawn: in no listing, readable by its slug and id. */
  | 'DISABLED'
  /** Listed, but not for sale now. */
  | 'OUT_OF_STOCK';

/** Changes of a profile; omitted fields stay unchanged. */
export type ProfileInput = {
  /** New avatar. */
  avatar?: Avatar | null | undefined;
  /** Given name, or the whole name. At most 80 characters. */
  firstName?: string | null | undefined;
  /** Family or father's name, at most 80 characters; empty removes it. */
  lastName?: string | null | undefined;
  /** Language of emails to this user. */
  locale?: Locale | null | undefined;
  /** A second number, mobile or landline; a foreign one has its country code. Empty removes it. */
  otherPhone?: string | null | undefined;
  /** Malaysian mobile number, with +60 or 0; spaces and dashes are ignored. */
  phone?: string | null | undefined;
};

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
  /** Given name, or the whole name. At most 80 characters. */
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
  /** The products are back with the vendor. An online payment is refunded; a refund of cash is due. */
  | 'RECEIVED'
  /** The products are back with the vendor, who has transferred the refund of the cash. */
  | 'REFUNDED'
  /** Refused: the buyer keeps the products, and nothing is refunded. */
  | 'REFUSED'
  /** Requested by the buyer; the vendor has to accept or refuse it. */
  | 'REQUESTED';

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
  /** One of the `shippingOptions` that a quote gives for this vendor: its `id` or its `code`. */
  optionId: string;
  /** Vendor; at most one choice per vendor. */
  vendorId: string;
};

/** A stock count of a variant. */
export type StockChange = {
  /** Units that were on hand before: unless they still are, the count is refused (CONFLICT). */
  expected?: number | null | undefined;
  /** Units, 0 to 999999. */
  setTo: number;
  /** Id of the variant. */
  variantId: string;
};

/** Stock level. */
export type StockLevel =
  /** Plenty. */
  | 'IN_STOCK'
  /** A few left. */
  | 'LOW'
  /** None. */
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
  /** Units that the seller read. If `stock` is equal, units sold since stay sold; a different `stock` is refused (CONFLICT) unless this many are still on hand. */
  expectedStock?: number | null | undefined;
  /** Which existing variant. Without it the one with the same SKU, else the same options, else a new one. */
  id?: string | null | undefined;
  /** Which of the `images` shows it; by default the first. */
  imageId?: string | null | undefined;
  /** Option values of the variant; empty for the only variant of a product without options. */
  options: Array<OptionInput>;
  /** Price of the variant in cents; by default the product's. */
  price?: number | null | undefined;
  /** The SKU, unique within the vendor. */
  sku: string;
  /** Units on hand, 0 to 999999. */
  stock: number;
  /** Former price of the variant in cents, higher than its price. */
  wasPrice?: number | null | undefined;
};

/** Public data of a vendor. Omitted fields and languages stay unchanged. */
export type VendorInput = {
  /** Banner: an upload of the viewer; null removes it. */
  bannerUploadId?: string | null | undefined;
  /** City it sells from. */
  city?: string | null | undefined;
  /** Current password of the account; required when the contact email of an existing vendor changes, otherwise ignored. Missing: INVALID; wrong: INVALID_CREDENTIALS; after five wrong ones: TOO_MANY_ATTEMPTS. */
  currentPassword?: string | null | undefined;
  /** Description, plain text, at most 1000 characters. One language is enough. */
  description?: Array<LocalisedTextInput> | null | undefined;
  /** Contact email, public once it is confirmed by an emailed link; empty removes it. */
  email?: string | null | undefined;
  /** Day on which it takes orders again after a break, at most 366 days ahead; null ends the break at once. */
  holidayUntil?: string | null | undefined;
  /** Kind of vendor, such as "Roastery", at most 40 characters. One language is enough. */
  kind?: Array<LocalisedTextInput> | null | undefined;
  /** Logo: an upload of the viewer; null removes it. */
  logoUploadId?: string | null | undefined;
  /** Name, 3 to 60 characters. */
  name?: string | null | undefined;
  /** Opening hours, at most 120 characters; empty removes them. */
  openingHours?: string | null | undefined;
  /** Public contact telephone number; a foreign one has its country code. Empty removes it. */
  phone?: string | null | undefined;
  /** Return policy, beside the marketplace's own, plain text, at most 1000 characters. */
  returnPolicy?: Array<LocalisedTextInput> | null | undefined;
  /** Slug, 3 to 60 of a to z, 0 to 9 and single dashes, which no other vendor has or has had. A new vendor without one gets a slug derived from its name. The old slug redirects to the vendor. */
  slug?: string | null | undefined;
  /** State it sells from. */
  state?: MalaysianState | null | undefined;
  /** WhatsApp number; a foreign one has its country code. Empty removes it. */
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
  /** Current password of the account; required when the bank account or the registration number changes, otherwise ignored. Missing: INVALID; wrong: INVALID_CREDENTIALS; after five wrong ones: TOO_MANY_ATTEMPTS. */
  currentPassword?: string | null | undefined;
  /** Every state it serves, at least one; omitted states are no longer served. */
  deliveryRates?: Array<DeliveryRateInput> | null | undefined;
  /** Surcharge of express delivery, in half the time, over standard delivery: cents, at most 50000; 0 removes it. */
  expressFee?: number | null | undefined;
  /** Whether products can be picked up at the vendor's own store. */
  offersPickup?: boolean | null | undefined;
  /** Pickup address; required to offer pickup. */
  pickupAddress?: PickupAddressInput | null | undefined;
  /** The SSM number: 12 digits, or an older one such as 123456-A; empty removes it. */
  registrationNumber?: string | null | undefined;
  /** Tax number (TIN), such as IG12345678901; empty removes it. */
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
  /** Best rated first. */
  | 'RATING';
