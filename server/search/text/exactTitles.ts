import { foldText } from './foldText.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';

/** The products whose English title, and those whose Malay title, equals the text after folding. */
export function exactTitles(table: ProductTable, text: string): Uint32Array[] {
  const title = foldText(text).trim();
  return (['TITLE_EN', 'TITLE_MS'] as const).map((key) => {
    const order = table.order(`${key}_ASC`);
    const start = order.firstWhere((ordinal) => table.keys.get(key, ordinal) >= title);
    const [first] = order.range(start, start + 1);
    if (first === undefined || table.keys.get(key, first) !== title) return new Uint32Array(0);
    return order.range(
      start,
      order.firstWhere((ordinal) => table.keys.get(key, ordinal) > title),
    );
  });
}
