/**
 * Ids of objects without an id in the store: the prefix of their kind and the id or slug of the source document. By kind: the
 * prefix that is removed from the source id.
 */
const SOURCE_PREFIX = { art: '', brd: '', cat: '', faq: '', vac: 'ven_', vpk: 'pkg_' } as const;

export type DerivedKind = keyof typeof SOURCE_PREFIX;

export function derivedId(kind: DerivedKind, sourceId: string): string {
  return `${kind}_${sourceId.slice(SOURCE_PREFIX[kind].length)}`;
}

/** Source id or slug of a derived id. Returns null for an id of another kind. */
export function sourceId(kind: DerivedKind, id: string): string | null {
  return id.startsWith(`${kind}_`) ? `${SOURCE_PREFIX[kind]}${id.slice(kind.length + 1)}` : null;
}
