/**
 * Ids of what has none of its own in the store: the prefix of its kind before the id or slug of the document that it is made from. By kind, the
 * prefix that a document's id loses for it.
 */
const SOURCE_PREFIX = { art: '', brd: '', cat: '', faq: '', vac: 'ven_', vpk: 'pkg_' } as const;

export type DerivedKind = keyof typeof SOURCE_PREFIX;

export function derivedId(kind: DerivedKind, sourceId: string): string {
  return `${kind}_${sourceId.slice(SOURCE_PREFIX[kind].length)}`;
}

/** The id or slug that an id was made from; null for an id of another kind. */
export function sourceId(kind: DerivedKind, id: string): string | null {
  return id.startsWith(`${kind}_`) ? `${SOURCE_PREFIX[kind]}${id.slice(kind.length + 1)}` : null;
}
