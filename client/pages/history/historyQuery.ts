import { readDay } from '#client/lib/dayRange.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';

/** Query parameters of the purchase history; invalid values are ignored. */
export interface HistoryQuery {
  isRecent: boolean;
  q: string;
  category: string | null;
  /** Both days are inclusive. */
  from: string | null;
  to: string | null;
}

export function readHistoryQuery(params: URLSearchParams): HistoryQuery {
  return {
    isRecent: params.get('tab') === 'recent',
    q: normaliseSearch(params.get('q')),
    category: params.get('category') || null,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  };
}
