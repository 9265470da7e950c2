import { isWasteful, capacityFor } from './capacity.ts';

/** One number per product, flat in memory: four bytes each as long as all are whole and not too large. What was never set is 0. */
export class NumberColumn {
  private numbers: Int32Array | Float64Array;
  /** Behind the last one that was set. */
  private used = 0;

  /** So many products are expected. */
  constructor(expected = 0) {
    this.numbers = new Int32Array(capacityFor(expected));
  }

  get(ordinal: number): number {
    return this.numbers[ordinal] ?? 0;
  }

  set(ordinal: number, value: number): void {
    const fits = this.numbers instanceof Float64Array || (value | 0) === value;
    if (!fits) this.widen();
    if (ordinal >= this.numbers.length) this.resize(Math.max(ordinal + 1, Math.ceil(this.numbers.length * 1.5)));
    this.numbers[ordinal] = value;
    if (ordinal >= this.used) this.used = ordinal + 1;
  }

  /** The numbers of products, in the order in which they are given. */
  of(ordinals: Uint32Array): Float64Array<ArrayBuffer> {
    const numbers = new Float64Array(ordinals.length);
    for (let place = 0; place < numbers.length; place += 1) numbers[place] = this.numbers[ordinals[place] ?? 0] ?? 0;
    return numbers;
  }

  /** Gives back room beyond so many products. */
  trim(count: number): void {
    if (isWasteful(this.numbers.length, count)) this.resize(count);
  }

  private widen(): void {
    const wide = new Float64Array(this.numbers.length);
    wide.set(this.numbers.subarray(0, this.used));
    this.numbers = wide;
  }

  private resize(size: number): void {
    const resized = this.numbers instanceof Int32Array ? new Int32Array(size) : new Float64Array(size);
    resized.set(this.numbers.subarray(0, size));
    this.numbers = resized;
  }
}
