/**
 * Deeply frozen copy of a plain JSON document, so that one object can be stored and handed out; values equal to those of other documents of
 * its collection are shared. Throws a TypeError with the path of a value that would not survive serialisation as JSON.
 */
export function frozenDocument<Document extends object>(document: Document, place: string, shared?: SharedValues): Document {
  const copy: Record<string, unknown> = {};
  try {
    for (const [key, value] of Object.entries(document)) copy[key] = copyOf(value);
  } catch (error) {
    if (!(error instanceof NotPlain)) throw error;
    const { value } = error;
    const path = `${place}${pathTo(document, value) ?? ''}`;
    if (typeof value === 'string') throw new TypeError(`${path} is not storable text: it holds U+0000 or half a surrogate pair`);
    throw new TypeError(`${path} is not plain JSON: ${typeof value === 'number' ? value : typeof value}`);
  }
  shared?.shareWith(copy);
  return Object.freeze(copy) as Document;
}

class NotPlain extends Error {
  constructor(readonly value: unknown) {
    super();
  }
}

/** Whether text has neither U+0000 nor half a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function copyOf(value: unknown): unknown {
  if (typeof value === 'string' && isStorableText(value)) return value;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(copyOf));
  if (isPlainObject(value)) {
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value)) copy[key] = copyOf(value[key]);
    return Object.freeze(copy);
  }
  throw new NotPlain(value);
}

/** Path of a value, such as ".lines[0].price"; null: nowhere. Searched for on an error, instead of being tracked for each value. */
function pathTo(within: unknown, wanted: unknown): string | null {
  if (Object.is(within, wanted)) return '';
  if (typeof within !== 'object' || within === null) return null;
  for (const [key, value] of Object.entries(within)) {
    const path = pathTo(value, wanted);
    if (path !== null) return (Array.isArray(within) ? `[${key}]` : `.${key}`) + path;
  }
  return null;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Freezes plain JSON in place. A frozen value is taken to be frozen at every depth. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const key in value) deepFreeze(value[key]);
    Object.freeze(value);
  }
  return value;
}

/** Number of values after which it is decided whether a field's values repeat. */
const SAMPLE_SIZE = 2000;
/** Minimum share of repeated values for which a field is deduplicated. */
const MIN_REPEATED = 0.25;
const MAX_VALUES = 20_000;
/** Shorter strings are shared by the JavaScript engine anyway, or not worth it. */
const MAX_SHORT_LENGTH = 10;

interface Field {
  values: Map<string, unknown>;
  tried: number;
  found: number;
}

/**
 * Deduplicates values that many documents of a collection have in common, such as the same pictures or the same day. It detects the fields
 * by itself; fields whose values mostly differ are skipped.
 */
export class SharedValues {
  /** By field name; null: its values mostly differ. */
  private readonly fields = new Map<string, Field | null>();

  /** Replaces values of a document that is not frozen yet by equal, deeply frozen ones of other documents. */
  shareWith(document: Record<string, unknown>): void {
    for (const name of Object.keys(document)) {
      const value = document[name];
      if (typeof value === 'object' ? value !== null : typeof value === 'string' && value.length > MAX_SHORT_LENGTH) {
        document[name] = this.oneOf(name, value);
      }
    }
  }

  private oneOf(name: string, value: unknown): unknown {
    let field = this.fields.get(name);
    if (field === null) return value;
    if (field === undefined) {
      field = { values: new Map(), tried: 0, found: 0 };
      this.fields.set(name, field);
    }
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const known = field.values.get(key);
    field.tried += 1;
    if (known !== undefined) {
      field.found += 1;
      return known;
    }
    if (field.tried >= SAMPLE_SIZE && field.found < field.tried * MIN_REPEATED) this.fields.set(name, null);
    else if (field.values.size < MAX_VALUES) field.values.set(key, deepFreeze(value));
    return value;
  }
}
