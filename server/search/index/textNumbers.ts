/** String interner: distinct strings numbered in order of insertion. */
export class TextNumbers {
  private readonly texts: string[] = [];
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.texts.length;
  }

  text(number: number): string {
    return this.texts[number] ?? '';
  }

  /** The number of a string; −1 if unknown. */
  numberOf(text: string): number {
    return this.numbers.get(text) ?? -1;
  }

  /** The same; inserts an unknown string. */
  numberFor(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.numbers.set(text, number);
    return number;
  }
}
