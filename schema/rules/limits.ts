/** What the shop accepts, on both sides of the wire: the client says it beside the field, the server refuses beyond it. */

/** Units of one line. */
export const MAX_QUANTITY = 999_999;
/** Lines of one cart, quote or order. */
export const MAX_LINES = 250;
/** Characters of a search. */
export const MAX_SEARCH_LENGTH = 100;
/** Suggestions of one kind beside a search that is being typed. */
export const MAX_SUGGESTIONS = 10;
/** Items of one page of a list. */
export const MAX_FIRST = 100;
/** Products of a list inside another object. */
export const MAX_NESTED_FIRST = 8;
/** Ids or filter values given at once. */
export const MAX_IDS = 250;
/** What a variant can be chosen by: weight, size and colour. */
export const MAX_OPTIONS = 3;
/** From this many units on hand downwards (and above none) the shop says "only a few left". */
export const LOW_STOCK = 6;
/** The top of the scale of sellers' levels. */
export const VENDOR_LEVEL_MAX = 10;
/** Characters of a coupon's code. */
export const COUPON_CODE_LENGTH = { min: 3, max: 24 } as const;
/** Characters of an idempotency key. */
export const IDEMPOTENCY_KEY_LENGTH = { min: 8, max: 128 } as const;
/** Characters of what a buyer writes. */
export const MAX_NAME_LENGTH = 80;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_PHONE_LENGTH = 32;
export const MAX_ADDRESS_LINE_LENGTH = 120;
export const MAX_CITY_LENGTH = 80;
export const MAX_NOTE_LENGTH = 500;
/** Characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
/** Addresses of one address book. */
export const MAX_ADDRESSES = 20;
/** Characters of what somebody writes to the shop or a seller. */
export const MAX_MESSAGE_LENGTH = 2000;
/** Products on one wishlist, and how many are put on it, or taken off, at once. */
export const MAX_WISHES = 500;
export const MAX_WISHES_AT_ONCE = 100;
/** Units of a wish. */
export const MAX_WISHED_QUANTITY = 999;
/** Characters of the note beside a wish. */
export const MAX_WISH_NOTE_LENGTH = 200;
/** Vendors that one account follows. */
export const MAX_FOLLOWS = 500;
/** Days in which goods can be returned. */
export const RETURN_DAYS = 30;
/** Characters of a courier's name, of a tracking number and of an address to follow it at. */
export const MAX_COURIER_LENGTH = 60;
export const TRACKING_CODE_LENGTH = { min: 3, max: 40 } as const;
export const MAX_TRACKING_URL_LENGTH = 300;
/** Characters of a shop's name, and of its name in addresses. */
export const VENDOR_NAME_LENGTH = { min: 3, max: 60 } as const;
export const VENDOR_SLUG_LENGTH = { min: 3, max: 60 } as const;
/** Characters of what a shop tells of itself. */
export const MAX_VENDOR_KIND_LENGTH = 40;
export const MAX_VENDOR_TEXT_LENGTH = 1000;
export const MAX_OPENING_HOURS_LENGTH = 120;
/** Addresses that a shop leaves behind: each of them leads to it for ever. */
export const MAX_PREVIOUS_SLUGS = 10;
/** Delivery of one parcel: its fee in cents, and its working days. */
export const MAX_DELIVERY_CENTS = 50_000;
export const DELIVERY_DAYS = { min: 1, max: 30 } as const;
/** What express delivery of one parcel costs more than standard delivery, in cents. */
export const EXPRESS_FEE_CENTS = { min: 1, max: 50_000 } as const;
/** What a new shop takes for delivering a parcel until it says otherwise, in cents. */
export const FIRST_DELIVERY_CENTS = 500;
/** Digits of a bank account. */
export const BANK_ACCOUNT_LENGTH = { min: 8, max: 17 } as const;
/** Days that a shop can be closed at a stretch. */
export const MAX_HOLIDAY_DAYS = 366;
/** Bytes of a picture that somebody brings. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Pixels of it, width times height. */
export const MAX_UPLOAD_PIXELS = 24_000_000;
/** Pixels that each of its sides has at least. */
export const MIN_UPLOAD_SIDE = 100;
/** What a seller writes of a product: characters, and how many of each. */
export const PRODUCT_TITLE_LENGTH = { min: 3, max: 120 } as const;
export const MAX_DESCRIPTION_LENGTH = 2000;
export const MAX_ALT_LENGTH = 200;
export const MAX_BRAND_LENGTH = 60;
export const MAX_TAG_LENGTH = 30;
export const MAX_TAGS = 12;
export const MAX_WEIGHT_LENGTH = 20;
export const MAX_SIZE_LENGTH = 20;
export const MAX_SKU_LENGTH = 40;
export const MAX_IMAGES = 6;
export const MAX_VARIANTS = 100;
export const MAX_CERTIFICATE_LENGTH = 60;
/** The highest price of one unit, in cents. */
export const MAX_PRICE_CENTS = 10_000_000;
/** Units of one variant on the shelf. */
export const MAX_STOCK = 999_999;
/** A file of products: bytes, and rows under its heading. */
export const MAX_IMPORT_BYTES = 12 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 10_000;
