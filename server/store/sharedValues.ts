/** Freezes plain JSON in place. Assumes that a frozen value is deeply frozen. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const key in value) deepFreeze(value[key]);
    Object.freeze(value);
  }
  return value;
}

/** Number of values after which the store decides whether a field's values repeat. */
const SAMPLE_SIZE = 2000;
/** Minimum share of repeated values for a field to be deduplicated. */
const MIN_REPEATED = 0.25;
const MAX_VALUES = 20_000;
/** The JavaScript engine already shares shorter strings, or they are not worth sharing. */
const MAX_SHORT_LENGTH = 10;

interface Field {
  values: Map<string, unknown>;
  tried: number;
  found: number;
}

/**
 * Deduplicates values that many documents of a collection share, such as pictures or days. Detects the fields automatically,
 * and skips fields whose values mostly differ.
 */
export class SharedValues {
  /** By field name; null if values mostly differ. */
  private readonly fields = new Map<string, Field | null>();

  /** Replaces an unfrozen document's values with equal, deeply frozen ones from other documents. */
  shareWith(document: object): void {
    const fields = document as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      if (typeof value === 'object' ? value !== null : typeof value === 'string' && value.length > MAX_SHORT_LENGTH) {
        fields[name] = this.oneOf(name, value);
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
