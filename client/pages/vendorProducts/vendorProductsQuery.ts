import { withQuery, type BuiltPath } from '#client/config/links.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';
import { readCursor } from '#client/lib/readCursor.ts';

export interface StockQuery {
  words: string;
  isLowStock: boolean;
  after: string | null;
}

export function readStockQuery(params: URLSearchParams): StockQuery {
  return {
    words: normaliseSearch(params.get('q')),
    isLowStock: params.get('stock') === 'low',
    after: readCursor(params),
  };
}

export function stockPath({ words, isLowStock, after }: StockQuery): BuiltPath {
  return withQuery('/vendor-stock', { q: words, stock: isLowStock ? 'low' : null, after });
}
