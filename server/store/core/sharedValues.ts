import { deepFreeze } from './deepFreeze.ts';

/** Number of values after which it is decided whether a field's values repeat. */
const TRIED = 2000;
/** Minimum share of repeated values for which a field is deduplicated. */
const WORTHWHILE = 0.25;
const MAX_KEPT = 20_000;
/** Shorter strings are shared by the JavaScript engine anyway, or not worth it. */
const SHORT = 10;

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
  readonly #fields = new Map<string, Field | null>();

  /** Replaces values of a document that is not frozen yet by equal, deeply frozen ones of other documents. */
  shareWith(document: Record<string, unknown>): void {
    for (const name of Object.keys(document)) {
      const value = document[name];
      if (typeof value === 'object' ? value !== null : typeof value === 'string' && value.length > SHORT) {
        document[name] = this.#oneOf(name, value);
      }
    }
  }

  #oneOf(name: string, value: unknown): unknown {
    let field = this.#fields.get(name);
    if (field === null) return value;
    if (field === undefined) {
      field = { values: new Map(), tried: 0, found: 0 };
      this.#fields.set(name, field);
    }
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const known = field.values.get(key);
    field.tried += 1;
    if (known !== undefined) {
      field.found += 1;
      return known;
    }
    if (field.tried >= TRIED && field.found < field.tried * WORTHWHILE) this.#fields.set(name, null);
    else if (field.values.size < MAX_KEPT) field.values.set(key, deepFreeze(value));
    return value;
  }
}
