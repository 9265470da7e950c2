import type { SortPosition } from '#server/search/catalogueQuery.ts';
import { withRoom } from '#server/search/index/columns.ts';
import type { ProductSet } from '#server/search/index/productSet.ts';
import { firstIndex } from '#server/search/index/sortedLists.ts';

/** Sort keys by product and their direction; ties are broken by id. */
interface SortKeys {
  keyOf(ordinal: number): number | string;
  compareKeys(left: number | string, right: number | string): number;
  idOf(ordinal: number): string;
  /** −1 means descending. */
  direction: 1 | -1;
}

/** A range of the order that is to be scanned. */
interface Stretch {
  from?: number;
  skip?: number;
  limit: number;
  steps?: number;
}

const CHUNK_SIZE = 1024;

interface Chunk {
  /** Only the first `length` entries are used. */
  ordinals: Uint32Array;
  length: number;
}

/**
 * All products in one sort order, as a list of short chunks that are scanned for pages, binary-searched for ranges and updated in
 * place.
 */
export class SortIndex {
  private chunks: Chunk[] = [];
  private count = 0;

  constructor(private readonly keys: SortKeys) {}

  get size(): number {
    return this.count;
  }

  /** Replaces the content with products that are already in this order. */
  fill(ordinals: Uint32Array): void {
    this.chunks = [];
    for (let from = 0; from < ordinals.length; from += CHUNK_SIZE) {
      const part = ordinals.slice(from, from + CHUNK_SIZE);
      this.chunks.push({ ordinals: part, length: part.length });
    }
    this.count = ordinals.length;
  }

  insert(ordinal: number): void {
    const isBehind = (other: number) => this.compare(other, ordinal) > 0;
    if (this.chunks.length === 0) this.chunks.push({ ordinals: new Uint32Array(0), length: 0 });
    const at = Math.min(this.firstChunkWhere(isBehind), this.chunks.length - 1);
    const chunk = this.chunks[at] as Chunk;
    const place = firstIn(chunk, isBehind);
    chunk.ordinals = withRoom(chunk.ordinals, chunk.length + 1);
    chunk.ordinals.copyWithin(place + 1, place, chunk.length);
    chunk.ordinals[place] = ordinal;
    chunk.length += 1;
    this.count += 1;
    if (chunk.length > 2 * CHUNK_SIZE) this.chunks.splice(at, 1, ...halves(chunk));
  }

  /** Call this while the product still has the keys with which it was inserted. */
  remove(ordinal: number): void {
    const isNotBefore = (other: number) => this.compare(other, ordinal) >= 0;
    const at = this.firstChunkWhere(isNotBefore);
    const chunk = this.chunks[at];
    if (chunk === undefined) return;
    const place = firstIn(chunk, isNotBefore);
    if (chunk.ordinals[place] !== ordinal) return;
    chunk.ordinals.copyWithin(place, place + 1, chunk.length);
    chunk.length -= 1;
    this.count -= 1;
    if (chunk.length === 0) this.chunks.splice(at, 1);
  }

  /** Index of the first product that satisfies a monotone condition; `size` if none. */
  firstWhere(condition: (ordinal: number) => boolean): number {
    const at = this.firstChunkWhere(condition);
    let place = 0;
    for (let before = 0; before < at; before += 1) place += this.chunks[before]?.length ?? 0;
    const chunk = this.chunks[at];
    return chunk === undefined ? place : place + firstIn(chunk, condition);
  }

  /** The products from index `from` to `to` (exclusive). */
  range(from: number, to: number): Uint32Array {
    const found = new Uint32Array(Math.max(0, to - from));
    let next = 0;
    let start = 0;
    for (const { ordinals, length } of this.chunks) {
      if (start >= to) break;
      if (start + length > from) {
        const part = ordinals.subarray(Math.max(0, from - start), Math.min(length, to - start));
        found.set(part, next);
        next += part.length;
      }
      start += length;
    }
    return found;
  }

  /**
   * The next `limit` products in the set from index `from` onwards, after skipping `skip` of them. Returns null if they are not
   * found within `steps` steps.
   */
  take(products: ProductSet, { from = 0, skip = 0, limit, steps = Infinity }: Stretch): number[] | null {
    const taken: number[] = [];
    let start = 0;
    let left = skip;
    let stepsLeft = steps;
    for (const { ordinals, length } of this.chunks) {
      if (start + length > from) {
        for (let place = Math.max(0, from - start); place < length; place += 1) {
          const ordinal = ordinals[place] ?? 0;
          if (!products.has(ordinal)) continue;
          if (left > 0) left -= 1;
          else if (taken.push(ordinal) === limit) return taken;
        }
        stepsLeft -= length;
        if (stepsLeft < 0) return null;
      }
      start += length;
    }
    return taken;
  }

  compare(left: number, right: number): number {
    const byKey = this.keys.compareKeys(this.keys.keyOf(left), this.keys.keyOf(right));
    return byKey === 0 ? compareIds(this.keys.idOf(left), this.keys.idOf(right)) : byKey * this.keys.direction;
  }

  /** Compares without the tiebreak. */
  compareKeys(left: number, right: number): number {
    return this.keys.compareKeys(this.keys.keyOf(left), this.keys.keyOf(right)) * this.keys.direction;
  }

  /** Negative if the product comes before the position, positive if after it. */
  comparePosition(ordinal: number, position: SortPosition): number {
    const byKey = this.keys.compareKeys(this.keys.keyOf(ordinal), position.key);
    return byKey === 0 ? compareIds(this.keys.idOf(ordinal), position.id) : byKey * this.keys.direction;
  }

  positionOf(ordinal: number): SortPosition {
    return { key: this.keys.keyOf(ordinal), id: this.keys.idOf(ordinal) };
  }

  /** The first chunk whose last product satisfies the condition; it contains the first such product. */
  private firstChunkWhere(condition: (ordinal: number) => boolean): number {
    return firstIndex(this.chunks.length, (at) => {
      const { ordinals, length } = this.chunks[at] as Chunk;
      return condition(ordinals[length - 1] ?? 0);
    });
  }
}

function firstIn({ ordinals, length }: Chunk, condition: (ordinal: number) => boolean): number {
  return firstIndex(length, (place) => condition(ordinals[place] ?? 0));
}

function halves({ ordinals, length }: Chunk): Chunk[] {
  const middle = length >>> 1;
  return [ordinals.slice(0, middle), ordinals.slice(middle, length)].map((part) => ({ ordinals: part, length: part.length }));
}

/** The tiebreak of every sort. */
export function compareIds(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
