import type { SharedValues } from './sharedValues.ts';

/**
 * Copies a document of plain JSON and freezes the copy at every depth, so that one object can be kept and given out to anybody; what it has
 * alike with others of its collection is one object with theirs. Throws a TypeError that names the place when a value would not survive
 * being written as JSON.
 */
export function frozenDocument<Document extends object>(document: Document, place: string, shared: SharedValues): Document {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(document)) copy[key] = copyOf(value, `${place}.${key}`);
  shared.shareWith(copy);
  return Object.freeze(copy) as Document;
}

function copyOf(value: unknown, place: string): unknown {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((item: unknown, index) => copyOf(item, `${place}[${index}]`)));
  if (isPlainObject(value)) {
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value)) copy[key] = copyOf(value[key], `${place}.${key}`);
    return Object.freeze(copy);
  }
  throw new TypeError(`${place} is not plain JSON: ${typeof value === 'number' ? value : typeof value}`);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
