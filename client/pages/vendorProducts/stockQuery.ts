import { withQuery, type BuiltPath } from '#client/config/links.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';

/** What the address of the stock page asks for. */
export interface StockQuery {
  words: string;
  isLowStock: boolean;
  after: string | null;
}

export function readStockQuery(params: URLSearchParams): StockQuery {
  const after = params.get('after');
  return {
    words: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    isLowStock: params.get('stock') === 'low',
    after: after !== null && /^[\w-]{1,300}$/.test(after) ? after : null,
  };
}

export function stockPath({ words, isLowStock, after }: StockQuery): BuiltPath {
  return withQuery('/vendor-stock', { q: words, stock: isLowStock ? 'low' : null, after });
}
