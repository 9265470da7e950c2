/** Codes of one product, one after the other; the list is used again for the next product. */
export class CodeList {
  /** Used up to `length`. */
  readonly codes: number[] = [];
  length = 0;

  clear(): void {
    this.length = 0;
  }

  /** Adds a code unless it is there, from a place on. */
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
