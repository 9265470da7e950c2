/**
 * Ids of objects that have no id in the store: the prefix for their kind, followed by the source document's id or slug. For each
 * kind, the prefix that is removed from the source id.
 */
const SOURCE_PREFIX = { art: '', brd: '', cat: '', faq: '', vac: 'ven_', vpk: 'pkg_' } as const;

export type DerivedKind = keyof typeof SOURCE_PREFIX;

export function derivedId(kind: DerivedKind, sourceId: string): string {
  return `${kind}_${sourceId.slice(SOURCE_PREFIX[kind].length)}`;
}

/** The source id or slug in a derived id. Returns null for an id of a different kind. */
export function sourceId(kind: DerivedKind, id: string): string | null {
  return id.startsWith(`${kind}_`) ? `${SOURCE_PREFIX[kind]}${id.slice(kind.length + 1)}` : null;
}
