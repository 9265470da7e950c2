import { foldText } from './foldText.ts';
import { IdColumn } from '#server/search/index/columns.ts';
import { TextNumbers } from '#server/search/index/textNumbers.ts';

/** Dictionary-encoded column of titles in one language, folded for case and diacritics; products with equal titles share an entry. */
export class TitleColumn {
  private readonly column: IdColumn;
  private readonly titles = new TextNumbers();
  private replaced = 0;

  /** `expected` is a number of products. */
  constructor(expected: number) {
    this.column = new IdColumn(expected);
    // The default.
    this.titles.numberFor('');
  }

  /** Releases capacity beyond this many products. */
  trim(products: number): void {
    this.column.trim(products);
  }

  get(ordinal: number): string {
    return this.titles.text(this.column.get(ordinal));
  }

  set(ordinal: number, title: string): void {
    const number = this.titles.numberFor(foldText(title));
    const before = this.column.get(ordinal);
    if (before === number) return;
    if (before !== 0) this.replaced += 1;
    this.column.set(ordinal, number);
  }

  /** All titles, and those that may be dead. */
  leftOver(): { all: number; dead: number } {
    return { all: this.titles.size, dead: this.replaced };
  }
}
