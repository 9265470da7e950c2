/** The four bands of the price filter: both ends inclusive, disjoint, the last open-ended. */
export const PRICE_BANDS = [
  { key: 'under-50', minCents: 0, maxCents: 4999 },
  { key: '50-100', minCents: 5000, maxCents: 9999 },
  { key: '100-200', minCents: 10000, maxCents: 20000 },
  { key: 'above-200', minCents: 20001, maxCents: null },
] as const;
