/** Append-only list of a product's codes, reused for the next product. */
export class CodeList {
  /** Used up to `length`. */
  readonly codes: number[] = [];
  length = 0;

  clear(): void {
    this.length = 0;
  }

  /** Appends a code unless it occurs at or after index `from`. */
  add(code: number, from: number): void {
    for (let place = from; place < this.length; place += 1) if (this.codes[place] === code) return;
    this.codes[this.length] = code;
    this.length += 1;
  }

  addAll({ codes, length }: CodeList): void {
    for (let place = 0; place < length; place += 1) {
      this.codes[this.length] = codes[place] ?? 0;
      this.length += 1;
    }
  }

  ascending(): number[] {
    return this.codes.slice(0, this.length).sort((left, right) => left - right);
  }
}
