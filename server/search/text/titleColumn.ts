import { foldText } from './foldText.ts';
import { IdColumn } from '#server/search/index/columns.ts';
import { TextNumbers } from '#server/search/index/textNumbers.ts';

/** Dictionary-encoded column of titles in one language, folded for case and diacritics; products with equal titles share an entry. */
export class TitleColumn {
  private readonly column: IdColumn;
  /** By title number. Default 0: the empty title. */
  private readonly folded: string[] = [''];
  /** During a bulk load: titles as written, by number minus one. */
  private written: TextNumbers | null = null;
  private replaced = 0;

  /** `expected` is a number of products. */
  constructor(private readonly expected: number) {
    this.column = new IdColumn(expected);
  }

  /** Starts a bulk load. */
  beginLoad(): void {
    this.written = new TextNumbers(this.expected);
  }

  /** Ends a bulk load of this many products. */
  endLoad(products: number): void {
    this.column.trim(products);
    this.written = null;
  }

  get(ordinal: number): string {
    return this.folded[this.column.get(ordinal)] ?? '';
  }

  set(ordinal: number, title: string): void {
    if (this.written !== null) {
      const number = this.written.numberFor(title) + 1;
      if (number === this.folded.length) this.folded.push(foldText(title));
      this.column.set(ordinal, number);
      return;
    }
    const folded = foldText(title);
    if (this.get(ordinal) === folded) return;
    this.replaced += 1;
    this.column.set(ordinal, this.folded.push(folded) - 1);
  }

  /** All titles, and those that may be dead. */
  leftOver(): { all: number; dead: number } {
    return { all: this.folded.length, dead: this.replaced };
  }
}
