/** An entry taken off a list in this page view, and where it stood, so that it can be put back. */
export interface RemovedEntry<Entry> {
  entry: Entry;
  position: number;
}

interface WithProduct {
  productId: string;
}

/** Takes a product's entry out; null when it was not there. */
export function takeOut<Entry extends WithProduct>(
  entries: readonly Entry[],
  productId: string,
): { entries: Entry[]; removed: RemovedEntry<Entry> } | null {
  const position = entries.findIndex((entry) => entry.productId === productId);
  const entry = entries[position];
  if (!entry) return null;
  return { entries: entries.filter((other) => other !== entry), removed: { entry, position } };
}

/** Puts an entry back where it stood; added again meanwhile, it stays where it is. */
export function putBack<Entry extends WithProduct>(entries: readonly Entry[], { entry, position }: RemovedEntry<Entry>): Entry[] {
  if (entries.some((other) => other.productId === entry.productId)) return [...entries];
  return [...entries.slice(0, position), entry, ...entries.slice(position)];
}

/** The list as it was before anything was taken out of it. `removed` is in the order of removal. */
export function withRemoved<Entry extends WithProduct>(entries: readonly Entry[], removed: readonly RemovedEntry<Entry>[]): Entry[] {
  return removed.reduceRight<Entry[]>((list, one) => putBack(list, one), [...entries]);
}
