/**
 * A row of whole numbers per product, all in one flat array, so that walking many rows walks memory in order. Numbers take two bytes until
 * one needs four. A row that grows moves to the end; once half of the array is left behind, it is packed anew.
 */
export class Rows {
  /** Walked by counting; not to be changed outside. Row of product n: from `starts[n]`, `lengths[n]` numbers. */
  flat: Uint16Array | Uint32Array = new Uint16Array(1024);
  starts = new Uint32Array(256);
  lengths = new Uint16Array(256);
  private used = 0;
  private abandoned = 0;
  private total = 0;

  /** A copy of the row of a product. */
  get(ordinal: number): number[] {
    const start = this.starts[ordinal] ?? 0;
    return Array.from(this.flat.subarray(start, start + (this.lengths[ordinal] ?? 0)));
  }

  /** Replaces the row of a product. */
  set(ordinal: number, row: readonly number[]): void {
    this.growRows(ordinal + 1);
    if (this.flat instanceof Uint16Array && row.some((number) => number > 0xffff)) this.flat = Uint32Array.from(this.flat);
    const before = this.lengths[ordinal] ?? 0;
    if (row.length > before) {
      this.abandoned += before;
      this.growFlat(row.length);
      this.starts[ordinal] = this.used;
      this.used += row.length;
    } else {
      this.abandoned += before - row.length;
    }
    this.flat.set(row, this.starts[ordinal] ?? 0);
    this.lengths[ordinal] = row.length;
    this.total += row.length - before;
  }

  /** Numbers in an average row of so many products. */
  averageLength(products: number): number {
    return this.total / Math.max(1, products);
  }

  private growRows(count: number): void {
    if (count <= this.starts.length) return;
    const size = Math.max(count, this.starts.length * 2);
    const starts = new Uint32Array(size);
    starts.set(this.starts);
    const lengths = new Uint16Array(size);
    lengths.set(this.lengths);
    this.starts = starts;
    this.lengths = lengths;
  }

  /** Makes room for so many more numbers at the end. */
  private growFlat(more: number): void {
    if (this.used + more <= this.flat.length) return;
    const isHalfAbandoned = this.abandoned * 2 > this.used;
    const size = Math.max(this.used + more, isHalfAbandoned ? this.flat.length : Math.ceil(this.flat.length * 1.5));
    const flat = this.flat instanceof Uint16Array ? new Uint16Array(size) : new Uint32Array(size);
    if (isHalfAbandoned) this.packInto(flat);
    else flat.set(this.flat);
    this.flat = flat;
  }

  private packInto(flat: Uint16Array | Uint32Array): void {
    let next = 0;
    this.lengths.forEach((length, ordinal) => {
      const start = this.starts[ordinal] ?? 0;
      flat.set(this.flat.subarray(start, start + length), next);
      this.starts[ordinal] = next;
      next += length;
    });
    this.used = next;
    this.abandoned = 0;
  }
}
