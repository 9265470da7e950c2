/** One number per product, flat in memory. It grows by itself; what was never set is 0. */
export class NumberColumn {
  private numbers = new Float64Array(256);

  get(ordinal: number): number {
    return this.numbers[ordinal] ?? 0;
  }

  set(ordinal: number, value: number): void {
    if (ordinal >= this.numbers.length) {
      const larger = new Float64Array(Math.max(ordinal + 1, this.numbers.length * 2));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[ordinal] = value;
  }
}
