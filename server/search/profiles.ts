import { IdColumn } from './idColumn.ts';

/**
 * What products have of a few fields, as combinations that many share: each product has the number of its combination, so that counting
 * looks at one number instead of all values.
 */
export class Profiles {
  private readonly column = new IdColumn();
  /** By a hash of the codes. Number 0 is the combination of no code. */
  private readonly ids = new Map<number, number[]>([[0, [0]]]);
  private readonly codesById: (readonly number[])[] = [[]];
  /** The same codes one after the other, those of number n from `starts[n]` up to `starts[n + 1]`. */
  private flat = new Uint32Array(64);
  private starts = new Uint32Array(16);
  /** While products are counted: how many have each combination; else all 0. */
  private byProfile = new Uint32Array(16);
  /** Whether so few products are counted that each is looked at for itself. */
  private isSpread = false;

  /** There is room for so many combinations. */
  constructor(private readonly most: number) {}

  /** Combinations that were ever met. */
  get count(): number {
    return this.codesById.length;
  }

  /** False when the combination is a new one for which there is no room: the product has the one of no code then. */
  set(ordinal: number, codes: readonly number[]): boolean {
    const id = this.idOf(codes);
    this.column.set(ordinal, id ?? 0);
    return id !== null;
  }

  /** Gives back room beyond so many products. */
  trim(products: number): void {
    this.column.trim(products);
  }

  codesOf(ordinal: number): readonly number[] {
    return this.codesById[this.column.get(ordinal)] ?? [];
  }

  /** Before products are counted that come in runs, about so many in all. One count at a time. */
  beginCount(products: number): void {
    this.isSpread = products < this.codesById.length;
    if (!this.isSpread) this.byProfile = roomFor(this.byProfile, this.codesById.length);
  }

  /** Counts a run of products: some by code at once, the others when the count ends. */
  countRun(run: Uint32Array, counts: Uint32Array): void {
    const { flat, starts, byProfile } = this;
    const { ids } = this.column;
    if (this.isSpread) {
      for (let at = 0; at < run.length; at += 1) {
        const id = ids[run[at] ?? 0] ?? 0;
        const end = starts[id + 1] ?? 0;
        for (let place = starts[id] ?? 0; place < end; place += 1) {
          const code = flat[place] ?? 0;
          counts[code] = (counts[code] ?? 0) + 1;
        }
      }
      return;
    }
    for (let at = 0; at < run.length; at += 1) {
      const id = ids[run[at] ?? 0] ?? 0;
      byProfile[id] = (byProfile[id] ?? 0) + 1;
    }
  }

  /** After the last run. */
  endCount(counts: Uint32Array): void {
    if (this.isSpread) return;
    const { flat, starts, byProfile } = this;
    for (let id = 0; id < this.codesById.length; id += 1) {
      const count = byProfile[id] ?? 0;
      if (count === 0) continue;
      byProfile[id] = 0;
      const end = starts[id + 1] ?? 0;
      for (let place = starts[id] ?? 0; place < end; place += 1) {
        const code = flat[place] ?? 0;
        counts[code] = (counts[code] ?? 0) + count;
      }
    }
  }

  private idOf(codes: readonly number[]): number | null {
    let hash = codes.length;
    for (let at = 0; at < codes.length; at += 1) hash = (Math.imul(hash, 31) + (codes[at] ?? 0)) | 0;
    const alike = this.ids.get(hash);
    for (const id of alike ?? []) if (isSame(this.codesById[id] ?? [], codes)) return id;
    if (this.codesById.length >= this.most) return null;
    const id = this.codesById.push(codes) - 1;
    const start = this.starts[id] ?? 0;
    this.starts = roomFor(this.starts, id + 2);
    this.starts[id + 1] = start + codes.length;
    this.flat = roomFor(this.flat, start + codes.length);
    this.flat.set(codes, start);
    if (alike === undefined) this.ids.set(hash, [id]);
    else alike.push(id);
    return id;
  }
}

/** The same numbers in front of room for more, where they do not fit. */
function roomFor(numbers: Uint32Array<ArrayBuffer>, count: number): Uint32Array<ArrayBuffer> {
  if (count <= numbers.length) return numbers;
  const longer = new Uint32Array(Math.ceil(count * 1.5));
  longer.set(numbers);
  return longer;
}

function isSame(left: readonly number[], right: readonly number[]): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) return false;
  return true;
}
