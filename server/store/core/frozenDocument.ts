import type { SharedValues } from '#server/store/sharedValues.ts';

/**
 * Deeply frozen copy of a plain JSON document, so that one object can be stored and returned. Values that occur in other
 * documents of the collection are shared. Throws a TypeError with the path of a value that JSON cannot represent.
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

/** Whether a text contains neither U+0000 nor lone surrogates. */
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

/**
 * Path of a value, such as ".lines[0].price"; null if not found. It is only searched for after an error, rather than tracked for
 * each value.
 */
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
