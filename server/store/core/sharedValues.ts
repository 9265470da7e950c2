import { deepFreeze } from './deepFreeze.ts';

/** After so many values of a field it is known whether they come again. */
const TRIED = 2000;
/** A field is given up when fewer of its values than this share came again. */
const WORTHWHILE = 0.25;
const MAX_KEPT = 20_000;
/** Shorter texts are one in the engine anyway, or not worth it. */
const SHORT = 10;

interface Field {
  values: Map<string, unknown>;
  tried: number;
  found: number;
}

/**
 * Values that many documents of a collection have alike, such as the same pictures or the same day, kept in memory once. It finds out by
 * itself of which fields they are, and lets others alone.
 */
export class SharedValues {
  /** By the field's name; null: its values are mostly different. */
  readonly #fields = new Map<string, Field | null>();

  /** Replaces values of a document that is not frozen yet by equal ones, deeply frozen, that other documents have, too. */
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
