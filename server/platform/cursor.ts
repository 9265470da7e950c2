import { BadInput } from './badInput.error.ts';

/** A position in a list sorted by `sort`: sort key and id of the last item seen. */
export interface CursorPlace {
  key: number | string;
  id: string;
}

/** Encodes a position as opaque text. */
export function encodeCursor(sort: string, { key, id }: CursorPlace): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** Decodes a cursor of `encodeCursor`; anything else, or a cursor of another sort, is BadInput. */
export function decodeCursor(sort: string, cursor: string, keyType: 'number' | 'string'): CursorPlace {
  const parts = parse(cursor);
  if (parts === null || (parts.sort === sort && typeof parts.key !== keyType))
    throw new BadInput('`after` is not a cursor: give the `endCursor` of a page.');
  if (parts.sort !== sort) throw new BadInput('`after` belongs to a list in another order: start again without it.');
  return { key: parts.key, id: parts.id };
}

function parse(cursor: string): (CursorPlace & { sort: string }) | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(value) || value.length !== 3) return null;
    const [sort, key, id] = value as unknown[];
    const isKey = typeof key === 'string' || (typeof key === 'number' && Number.isFinite(key));
    return typeof sort === 'string' && typeof id === 'string' && isKey ? { sort, key, id } : null;
  } catch {
    return null;
  }
}
