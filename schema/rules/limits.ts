/**
 * Input limits, shared by the client, which shows them next to the field, and the server, which enforces them. `textLength.ts`
 * counts the characters in names and texts.
 */

/** Units per line. */
export const MAX_QUANTITY = 999_999;
/** Lines per cart, quote or order. */
export const MAX_LINES = 250;
/** Lines of a guest's cash order, whose documents are stored before anything is confirmed or paid. */
export const MAX_GUEST_CASH_LINES = 50;
/** Characters of a search query. */
export const MAX_SEARCH_LENGTH = 100;
/** Type-ahead suggestions per kind. */
export const MAX_SUGGESTIONS = 10;
/** Items per page of a list. */
export const MAX_FIRST = 100;
/** Products per list that is nested in another object. */
export const MAX_NESTED_FIRST = 8;
/** Ids or filter values per argument. */
export const MAX_IDS = 250;
/** Options per variant: weight, size and colour. */
export const MAX_OPTIONS = 3;
/** Stock level LOW: up to this many units on hand, but at least one. */
export const LOW_STOCK = 6;
/** Highest vendor level. */
export const VENDOR_LEVEL_MAX = 10;
/** Characters of a coupon code. */
export const COUPON_CODE_LENGTH = { min: 3, max: 24 } as const;
/** Characters of an idempotency key. */
export const IDEMPOTENCY_KEY_LENGTH = { min: 8, max: 128 } as const;
/** Characters of text entered by buyers. */
export const MAX_NAME_LENGTH = 80;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_PHONE_LENGTH = 32;
export const MAX_ADDRESS_LINE_LENGTH = 120;
export const MAX_CITY_LENGTH = 80;
export const MAX_NOTE_LENGTH = 500;
/** Characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
/** Addresses per address book. */
export const MAX_ADDRESSES = 20;
/** Characters of a message to the marketplace or a vendor. */
export const MAX_MESSAGE_LENGTH = 2000;
/** Products per wishlist. */
export const MAX_WISHES = 500;
/** Units per wishlist entry. */
export const MAX_WISHED_QUANTITY = 999;
/** Characters of a wishlist entry's note. */
export const MAX_WISH_NOTE_LENGTH = 200;
/** Vendors followed per account. */
export const MAX_FOLLOWS = 500;
/** Products per comparison. */
export const MAX_COMPARED = 4;
/** Changes to an account's lists per request. */
export const MAX_LIST_OPERATIONS = 100;
/** Return period in days. */
export const RETURN_DAYS = 30;
/** Returns per package, including withdrawn and refused ones, because each one sends emails to the vendor. */
export const MAX_RETURNS = 5;
/** Days after publication during which a product is labelled as new. */
export const NEW_DAYS = 30;
/** Characters of a courier's name, a tracking number and a tracking URL. */
export const MAX_COURIER_LENGTH = 60;
/** Maximum corrections of a package's tracking, because each one sends an email to the buyer. */
export const MAX_TRACKING_CORRECTIONS = 10;
/** Maximum changes of an order line while its package is packed, because each one may send an email and a refund. It can still be removed. */
export const MAX_LINE_CHANGES = 5;
export const TRACKING_CODE_LENGTH = { min: 3, max: 40 } as const;
export const MAX_TRACKING_URL_LENGTH = 300;
/** Characters of a vendor's name, and of its URL slug. */
export const VENDOR_NAME_LENGTH = { min: 3, max: 60 } as const;
export const VENDOR_SLUG_LENGTH = { min: 3, max: 60 } as const;
/** Characters of a vendor's profile fields. */
export const MAX_VENDOR_KIND_LENGTH = 40;
export const MAX_VENDOR_TEXT_LENGTH = 1000;
export const MAX_OPENING_HOURS_LENGTH = 120;
/** Previous slugs per vendor; each one redirects permanently. */
export const MAX_PREVIOUS_SLUGS = 10;
/** Delivery fee for one package in cents, and delivery time in working days. */
export const MAX_DELIVERY_CENTS = 50_000;
export const DELIVERY_DAYS = { min: 1, max: 30 } as const;
/** Express surcharge per package over standard delivery, in cents. */
export const EXPRESS_FEE_CENTS = { min: 1, max: 50_000 } as const;
/** Default delivery fee per package of a new vendor, in cents. */
export const FIRST_DELIVERY_CENTS = 500;
/** Digits of a bank account number. */
export const BANK_ACCOUNT_LENGTH = { min: 8, max: 17 } as const;
/** Longest holiday of a vendor, in days. */
export const MAX_HOLIDAY_DAYS = 366;
/** Bytes of an uploaded picture. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
/** Pixels of an uploaded picture, width times height. */
export const MAX_UPLOAD_PIXELS = 24_000_000;
/** Minimum number of pixels per side. */
export const MIN_UPLOAD_SIDE = 100;
/** Product fields: lengths in characters, and numbers of entries. */
export const PRODUCT_TITLE_LENGTH = { min: 2, max: 120 } as const;
export const MAX_DESCRIPTION_LENGTH = 2000;
export const MAX_ALT_LENGTH = 200;
export const MAX_BRAND_LENGTH = 60;
export const MAX_TAG_LENGTH = 30;
export const MAX_TAGS = 12;
/** Values per product attribute. */
export const MAX_ATTRIBUTE_VALUES = 5;
export const MAX_WEIGHT_LENGTH = 20;
export const MAX_SIZE_LENGTH = 20;
export const MAX_SKU_LENGTH = 40;
export const MAX_IMAGES = 6;
export const MAX_VARIANTS = 100;
export const MAX_CERTIFICATE_LENGTH = 60;
/** Characters of a list of ingredients, and of other lines of a label. */
export const MAX_INGREDIENTS_LENGTH = 1000;
export const MAX_DETAIL_LENGTH = 200;
/** Days that food still keeps when it is delivered. */
export const SHELF_LIFE_DAYS = { min: 1, max: 3650 } as const;
export const MAX_CARE_SIGNS = 5;
/** A garment's measure, in millimetres. */
export const MEASURE_MM = { min: 10, max: 3000 } as const;
/** Highest unit price, in cents. */
export const MAX_PRICE_CENTS = 10_000_000;
/** Products per vendor, including withdrawn ones. */
export const MAX_PRODUCTS = 20_000;
/** Products of a vendor that has neither delivered to confirmed buyers nor been approved by an operator. */
export const MAX_NEW_VENDOR_PRODUCTS = 200;
/** Units in stock per variant. */
export const MAX_STOCK = 999_999;
/** Product import file: bytes, and rows below the header. */
export const MAX_IMPORT_BYTES = 12 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 10_000;

/** Reviews: their texts, photos and vendors' replies. */
export const MAX_REVIEW_TITLE_LENGTH = 100;
export const MAX_REVIEW_LENGTH = 2000;
export const MAX_REVIEW_PHOTOS = 4;
export const MAX_REPLY_LENGTH = 1000;
/** Days after which a review, or a vendor's reply, can no longer be changed. */
export const REVIEW_EDIT_DAYS = 30;

/** Messages of a conversation between a buyer and a vendor. */
export const MAX_CONVERSATION_TEXT = 2000;
export const MAX_CONVERSATION_PHOTOS = 4;

/** Questions about products and their answers. */
export const MAX_QUESTION_LENGTH = 500;
export const MAX_ANSWER_LENGTH = 1000;
/** Questions of an account about one product that its vendor has not answered yet. */
export const MAX_OPEN_QUESTIONS = 5;
/** Buyers' answers to one question. Its vendor can always answer. */
export const MAX_ANSWERS = 20;
/** Days after which an answer can no longer be changed. */
export const ANSWER_EDIT_DAYS = 30;
/** Newest questions of a product in which a search looks. */
export const SEARCHED_QUESTIONS = 500;

/** Alerts of an account, and of a guest's email address. */
export const MAX_ALERTS = 50;
export const MAX_GUEST_ALERTS = 10;
/** Characters of a saved search: its filter as JSON, and its path. */
export const MAX_SAVED_SEARCH_LENGTH = 2000;
/** Browsers of an account that get notifications, and notifications to each of them per day. */
export const MAX_PUSH_DEVICES = 10;
export const PUSHES_PER_DAY = 10;
export const MAX_PUSH_ENDPOINT_LENGTH = 1000;
/** Products that an email names per saved search or vendor. */
export const MAX_ALERT_PRODUCTS = 4;
