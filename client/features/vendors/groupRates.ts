import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

export interface Rate {
  state: MalaysianState;
  minDays: number;
  maxDays: number;
  price: { minorUnits: number };
}

/** States that share the same fee and delivery time. */
export interface RateGroup {
  states: MalaysianState[];
  minDays: number;
  maxDays: number;
  priceCents: number;
}

/** Groups states with equal rates, fastest first. */
export function groupRates(rates: readonly Rate[]): RateGroup[] {
  const groups = new Map<string, RateGroup>();
  for (const { state, minDays, maxDays, price } of rates) {
    const key = `${minDays} ${maxDays} ${price.minorUnits}`;
    const group = groups.get(key) ?? { states: [], minDays, maxDays, priceCents: price.minorUnits };
    group.states.push(state);
    groups.set(key, group);
  }
  return [...groups.values()].sort((left, right) => left.minDays - right.minDays || left.maxDays - right.maxDays);
}
