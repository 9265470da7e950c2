import { useState } from 'react';
import type { FacetValue } from './facetGroups.ts';

/** Values in the order in which they first came: what somebody is about to tick must not jump when the counts change. */
export function useStableOrder(values: readonly FacetValue[]): FacetValue[] {
  const [first] = useState(() => new Map(values.map(({ value }, position) => [value, position])));
  const place = ({ value }: FacetValue) => first.get(value) ?? first.size;
  return [...values].sort((left, right) => place(left) - place(right));
}
