import { useState } from 'react';
import type { FacetValue } from './facetGroups.ts';

/**
 * Values in the order in which they first came, those chosen by then before the others: what somebody is about to tick must not jump when
 * the counts change.
 */
export function useStableOrder(values: readonly FacetValue[], chosen: readonly string[] = []): FacetValue[] {
  const [first] = useState(() => {
    const isChosen = ({ value }: FacetValue) => chosen.includes(value);
    const ordered = [...values.filter(isChosen), ...values.filter((value) => !isChosen(value))];
    return new Map(ordered.map(({ value }, position) => [value, position]));
  });
  const place = ({ value }: FacetValue) => first.get(value) ?? first.size;
  return [...values].sort((left, right) => place(left) - place(right));
}
