import { cursorsOf, placeAt, type Ordering, type Place, type SortedPage } from './pagination.ts';

/** Up to this many pending items are inserted one by one; larger numbers are sorted and merged together. */
const FEW = 32;

/** A list in sort order, so that pages do not need a full scan. Positions are unique. */
export class SortedList<Item> {
  private items: Item[] = [];
  /** Added items that have not been sorted in yet. */
  private late: Item[] = [];

  constructor(private readonly ordering: Ordering<Item>) {}

  get size(): number {
    return this.items.length + this.late.length;
  }

  add(item: Item): void {
    this.late.push(item);
  }

  remove(item: Item): void {
    this.settle();
    const at = this.countBefore(this.ordering.placeOf(item));
    const found = this.items[at];
    if (found !== undefined && this.compare(found, item) === 0) this.items.splice(at, 1);
  }

  at(index: number): Item | undefined {
    this.settle();
    return this.items[index];
  }

  filter(isWanted: (item: Item) => boolean): Item[] {
    this.settle();
    return this.items.filter(isWanted);
  }

  /** Number of items before a position; `isIncluded` counts the item at the position as well. */
  countBefore(place: Place, isIncluded = false): number {
    this.settle();
    const { placeOf, compare } = this.ordering;
    let [low, high] = [0, this.items.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = compare(placeOf(this.items[middle] as Item), place);
      if (order < 0 || (isIncluded && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(left: Item, right: Item): number {
    const { placeOf, compare } = this.ordering;
    return compare(placeOf(left), placeOf(right));
  }

  /** Sorts in the pending items. Reads call this automatically. */
  settle(): void {
    const late = this.late;
    if (late.length === 0) return;
    this.late = [];
    if (late.length > FEW) this.items = [...this.items, ...late].sort((left, right) => this.compare(left, right));
    else for (const item of late) this.items.splice(this.countBefore(this.ordering.placeOf(item)), 0, item);
  }
}

/** A page across several lists with the same order, merged. Throws BadInput for an invalid cursor. */
export function pageOfLists<Item>(
  lists: readonly SortedList<Item>[],
  ordering: Ordering<Item>,
  { first, after }: { first: number; after: string | null },
): SortedPage<Item> {
  const last = after === null ? null : placeAt(ordering.name, after);
  const heads = lists.map((list) => ({ list, at: last === null ? 0 : list.countBefore(last, true) }));
  const skipped = heads.reduce((sum, { at }) => sum + at, 0);
  const totalCount = lists.reduce((sum, { size }) => sum + size, 0);
  const nodes: Item[] = [];
  while (nodes.length < Math.min(first, totalCount - skipped)) nodes.push(takeNext(heads, ordering));
  return cursorsOf(nodes, ordering, { first, skipped, totalCount });
}

function takeNext<Item>(heads: { list: SortedList<Item>; at: number }[], { placeOf, compare }: Ordering<Item>): Item {
  const waiting = heads.flatMap((head) => {
    const item = head.list.at(head.at);
    return item === undefined ? [] : [{ head, item }];
  });
  const next = waiting.reduce((best, other) => (compare(placeOf(other.item), placeOf(best.item)) < 0 ? other : best));
  next.head.at += 1;
  return next.item;
}
