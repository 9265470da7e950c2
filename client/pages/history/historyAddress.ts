import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { readDay } from '#client/lib/dayRange.ts';

/** What an address of the history asks for; what it says that makes no sense is left aside. */
export interface HistoryAddress {
  isRecent: boolean;
  q: string;
  category: string | null;
  /** Days, both inclusive. */
  from: string | null;
  to: string | null;
}

export function readHistoryAddress(params: URLSearchParams): HistoryAddress {
  return {
    isRecent: params.get('tab') === 'recent',
    q: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    category: params.get('category') || null,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  };
}
