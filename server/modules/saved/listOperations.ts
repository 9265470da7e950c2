import {
  MAX_COMPARED,
  MAX_FOLLOWS,
  MAX_LINES,
  MAX_LIST_OPERATIONS,
  MAX_QUANTITY,
  MAX_WISHED_QUANTITY,
  MAX_WISHES,
  MAX_WISH_NOTE_LENGTH,
} from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { normaliseLine } from '#schema/rules/normaliseText.ts';
import { proseLength } from '#schema/rules/textLength.ts';
import { variantPrice, type CatalogService } from '#server/modules/catalog/index.ts';
import { INPUT_MESSAGES, tooLong } from '#server/platform/input/inputMessages.ts';
import { invalid, notFound, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import { translations } from '#server/platform/messages.ts';
import type { SavedLineDoc, SavedListDoc, WishDoc } from '#server/store/documents/saved.ts';

export type ListName = 'CART' | 'SAVED_FOR_LATER' | 'WISHLIST' | 'COMPARISON' | 'FOLLOWS';
export type ListAction = 'ADD' | 'SET' | 'REMOVE';

/** A change to a list. Every operation is idempotent. */
export interface ListOperation {
  list: ListName;
  action: ListAction;
  /** Id of a variant, product or vendor, depending on the list. */
  id: string;
  quantity?: number | null;
  note?: string | null;
  addedAt?: string | null;
  /** Cents. */
  savedPrice?: number | null;
}

interface Surroundings {
  catalog: Pick<CatalogService, 'find' | 'productPrice' | 'publicVendor' | 'variant'>;
  now: Date;
}

/**
 * A letter has at most four code units before normalisation, such as a Greek letter with three marks. Longer notes are rejected
 * without being parsed.
 */
const MAX_RAW_NOTE = 4 * MAX_WISH_NOTE_LENGTH;
/** Validation stops after this many errors. */
const MAX_ERRORS = 10;

/** CPU microseconds per operation on a full list. */
const OPERATION_COST = 50;
/** CPU microseconds per code unit of a note: measuring, normalising and storing. */
const NOTE_UNIT_COST = 2;

/** Maximum price: ten million dollars. */
const MAX_SAVED_CENTS = 1_000_000_000;

const TOO_MANY = translations('lists.tooMany', { max: MAX_LIST_OPERATIONS });
const NO_PRODUCT = translations('wishlist.noProduct');
const NO_VENDOR = translations('follows.noVendor');
const BAD_PRICE = translations('wishlist.savedPrice');

/** A list's rules: what an entry is, and how operations change it. */
interface ListRules<Entry> {
  max: number;
  full: LocalisedText;
  unknown: LocalisedText;
  /** Missing if entries have no quantity. */
  quantity?: { max: number; text: LocalisedText };
  /** Missing if entries have no note; any notes sent are then ignored. */
  hasNotes?: true;
  entriesOf: (lists: SavedListDoc) => readonly Entry[];
  withEntries: (lists: SavedListDoc, entries: Entry[]) => SavedListDoc;
  idOf: (entry: Entry) => string;
  /** Whether shoppers can still see the entry. Entries that they cannot see are dropped when the list is full. */
  isShown: (entry: Entry, catalog: Surroundings['catalog']) => boolean;
  /** Creates an entry; null for an unknown id. */
  create: (operation: ListOperation, surroundings: Surroundings) => Entry | null;
  set: (entry: Entry, operation: ListOperation) => Entry;
  /** Merges an entry that is added again. */
  addAgain: (entry: Entry, operation: ListOperation) => Entry;
}

/** A line's variant, unless its product was deleted or its vendor awaits approval. */
export function shownVariant(catalog: Surroundings['catalog'], variantId: string) {
  const found = catalog.variant(variantId);
  return found !== null && catalog.find({ id: found.product.id }) !== null ? found : null;
}

function linesIn(field: 'cart' | 'later', full: LocalisedText): ListRules<SavedLineDoc> {
  return {
    max: MAX_LINES,
    full,
    unknown: NO_PRODUCT,
    quantity: { max: MAX_QUANTITY, text: INPUT_MESSAGES.quantity },
    entriesOf: (lists) => lists[field] ?? [],
    withEntries: (lists, entries) => ({ ...lists, [field]: entries }),
    idOf: ({ variantId }) => variantId,
    isShown: ({ variantId }, catalog) => shownVariant(catalog, variantId) !== null,
    create: ({ id, quantity, savedPrice }, { catalog }) => {
      const found = shownVariant(catalog, id);
      return found && { variantId: id, quantity: quantity ?? 1, seenPriceCents: savedPrice ?? variantPrice(found).currentCents };
    },
    set: (line, { quantity, savedPrice }) => ({
      ...line,
      quantity: quantity ?? line.quantity,
      seenPriceCents: savedPrice ?? line.seenPriceCents,
    }),
    // The larger quantity of two devices, or of a guest's cart and the account's, because the sum would double a cart that both have.
    addAgain: (line, { quantity }) => ({ ...line, quantity: Math.max(line.quantity, quantity ?? 1) }),
  };
}

const WISHLIST: ListRules<WishDoc> = {
  max: MAX_WISHES,
  full: translations('wishlist.full', { max: MAX_WISHES }),
  unknown: NO_PRODUCT,
  quantity: { max: MAX_WISHED_QUANTITY, text: translations('wishlist.quantity', { max: MAX_WISHED_QUANTITY }) },
  hasNotes: true,
  entriesOf: ({ wishlist }) => wishlist,
  withEntries: (lists, entries) => ({
    ...lists,
    wishlist: entries.sort((left, right) => left.addedAt.localeCompare(right.addedAt)),
  }),
  idOf: ({ productId }) => productId,
  isShown: ({ productId }, catalog) => catalog.find({ id: productId }) !== null,
  create: ({ id, quantity, note, addedAt, savedPrice }, { catalog, now }) => {
    const product = catalog.find({ id });
    return (
      product && {
        productId: product.id,
        addedAt: notInTheFuture(addedAt ?? null, now),
        savedPriceCents: savedPrice ?? catalog.productPrice(product).currentCents,
        quantity: quantity ?? 1,
        note: noteOf(note),
      }
    );
  },
  set: (wish, { quantity, note }) => ({ ...wish, quantity: quantity ?? wish.quantity, note: note == null ? wish.note : noteOf(note) }),
  addAgain: (wish) => wish,
};

const COMPARISON: ListRules<string> = {
  max: MAX_COMPARED,
  full: translations('lists.comparisonFull', { max: MAX_COMPARED }),
  unknown: NO_PRODUCT,
  entriesOf: ({ compared = [] }) => compared,
  withEntries: (lists, compared) => ({ ...lists, compared }),
  idOf: (productId) => productId,
  isShown: (productId, catalog) => catalog.find({ id: productId }) !== null,
  create: ({ id }, { catalog }) => catalog.find({ id })?.id ?? null,
  set: (productId) => productId,
  addAgain: (productId) => productId,
};

const FOLLOWS: ListRules<SavedListDoc['follows'][number]> = {
  max: MAX_FOLLOWS,
  full: translations('follows.tooManyFollows', { max: MAX_FOLLOWS }),
  unknown: NO_VENDOR,
  entriesOf: ({ follows }) => follows,
  withEntries: (lists, follows) => ({ ...lists, follows }),
  idOf: ({ vendorId }) => vendorId,
  isShown: ({ vendorId }, catalog) => catalog.publicVendor(vendorId) !== null,
  create: ({ id }, { catalog, now }) => catalog.publicVendor(id) && { vendorId: id, at: now.toISOString() },
  set: (follow) => follow,
  addAgain: (follow) => follow,
};

type Refuse = (field: keyof ListOperation | null, text: LocalisedText, isUnknown?: boolean) => void;
type Apply = (lists: SavedListDoc, operation: ListOperation, surroundings: Surroundings, refuse: Refuse) => SavedListDoc;

const APPLY: Record<ListName, Apply> = {
  CART: applyTo(linesIn('cart', translations('lists.cartFull', { max: MAX_LINES }))),
  SAVED_FOR_LATER: applyTo(linesIn('later', translations('lists.laterFull', { max: MAX_LINES }))),
  WISHLIST: applyTo(WISHLIST),
  COMPARISON: applyTo(COMPARISON),
  FOLLOWS: applyTo(FOLLOWS),
};

/** CPU microseconds for operations, excluding storing the lists. */
export function operationsCost(operations: readonly ListOperation[]): number {
  const costs = operations.map(({ note }) => OPERATION_COST + NOTE_UNIT_COST * Math.min(note?.length ?? 0, MAX_RAW_NOTE));
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** The lists after all operations in order, or unchanged if there are errors. Returns the same object if nothing changes. */
export function applyOperations(
  lists: SavedListDoc,
  operations: readonly ListOperation[],
  surroundings: Surroundings,
): { lists: SavedListDoc; errors: (InvalidInput | NotFound)[] } {
  if (operations.length > MAX_LIST_OPERATIONS) return { lists, errors: [invalid(['operations'], TOO_MANY)] };
  const errors: (InvalidInput | NotFound)[] = [];
  let changed = lists;
  for (const [position, operation] of operations.entries()) {
    const at = ['operations', String(position)];
    changed = APPLY[operation.list](changed, operation, surroundings, (field, text, isUnknown = false) => {
      const path = field === null ? at : [...at, field];
      errors.push(isUnknown ? notFound(path, text) : invalid(path, text));
    });
    if (errors.length >= MAX_ERRORS) break;
  }
  return { lists: errors.length > 0 ? lists : changed, errors };
}

function applyTo<Entry>(rules: ListRules<Entry>): Apply {
  return (lists, operation, surroundings, refuse) => {
    const entries = rules.entriesOf(lists);
    const position = entries.findIndex((entry) => rules.idOf(entry) === operation.id);
    const entry = entries[position];
    if (operation.action === 'REMOVE') return entry === undefined ? lists : rules.withEntries(lists, entries.toSpliced(position, 1));
    if (!isValid(rules, operation, refuse)) return lists;
    if (entry !== undefined) {
      const next = operation.action === 'SET' ? rules.set(entry, operation) : rules.addAgain(entry, operation);
      return JSON.stringify(next) === JSON.stringify(entry) ? lists : rules.withEntries(lists, entries.with(position, next));
    }
    if (operation.action === 'SET') return lists;
    const created = rules.create(operation, surroundings);
    if (created === null) {
      refuse('id', rules.unknown, true);
      return lists;
    }
    const kept = entries.length < rules.max ? entries : entries.filter((each) => rules.isShown(each, surroundings.catalog));
    if (kept.length >= rules.max) {
      refuse(null, rules.full);
      return lists;
    }
    return rules.withEntries(lists, [...kept, created]);
  };
}

function isValid<Entry>(rules: ListRules<Entry>, { quantity, note, savedPrice }: ListOperation, refuse: Refuse): boolean {
  let valid = true;
  const check = (isMet: boolean, field: keyof ListOperation, text: LocalisedText) => {
    if (!isMet) refuse(field, text);
    valid &&= isMet;
  };
  if (rules.quantity && quantity != null) check(quantity >= 1 && quantity <= rules.quantity.max, 'quantity', rules.quantity.text);
  if (rules.hasNotes && note != null) check(isShort(note), 'note', tooLong(MAX_WISH_NOTE_LENGTH));
  if (savedPrice != null) check(savedPrice >= 0 && savedPrice <= MAX_SAVED_CENTS, 'savedPrice', BAD_PRICE);
  return valid;
}

function isShort(note: string): boolean {
  return note.length <= MAX_RAW_NOTE && proseLength(normaliseLine(note)) <= MAX_WISH_NOTE_LENGTH;
}

function noteOf(note: string | null | undefined): string | null {
  return normaliseLine(note ?? '') || null;
}

function notInTheFuture(addedAt: string | null, now: Date): string {
  const today = now.toISOString();
  return addedAt === null || addedAt > today ? today : addedAt;
}
