/** Vendor level, 0 to 10: points for publicly verifiable achievements. */

export type LevelPartKind = 'TIME' | 'DELIVERIES' | 'PRODUCTS' | 'FOLLOWERS' | 'BROUGHT';

/** A component of the level. */
export interface LevelPart {
  kind: LevelPartKind;
  points: number;
  /** Maximum points. */
  outOf: number;
  /** The counted quantity: months, buyers, products on offer, followers; for BROUGHT the initial level. */
  count: number;
}

/** Inputs for the level. */
export interface LevelFacts {
  monthsHere: number;
  /** Number of distinct buyers to whom it delivered. */
  delivered: number;
  /** Number of distinct buyers with more packages cancelled by the vendor or returned than delivered. */
  failed: number;
  products: number;
  followers: number;
  /** Level with which the vendor joined; 0 for a new vendor. */
  brought: number;
}

/** Months of membership required for each point. */
export const LEVEL_MONTHS = [3, 12, 24] as const;
/** Buyers required for each point, and the percentage of them that must have been delivered to. */
export const LEVEL_DELIVERIES = [
  { delivered: 1, percent: 0 },
  { delivered: 10, percent: 90 },
  { delivered: 50, percent: 95 },
] as const;
export const LEVEL_PRODUCTS = [5, 20] as const;
export const LEVEL_FOLLOWERS = [10, 100] as const;

/** A level's components, whose points add up to it. A vendor never falls below its initial level. */
export function levelParts({ monthsHere, delivered, failed, products, followers, brought }: LevelFacts): LevelPart[] {
  const reached = (steps: readonly number[], count: number) => steps.filter((step) => count >= step).length;
  const percent = delivered === 0 ? 0 : (100 * delivered) / (delivered + failed);
  const earned: LevelPart[] = [
    { kind: 'TIME', points: reached(LEVEL_MONTHS, monthsHere), outOf: LEVEL_MONTHS.length, count: monthsHere },
    {
      kind: 'DELIVERIES',
      points: LEVEL_DELIVERIES.filter((step) => delivered >= step.delivered && percent >= step.percent).length,
      outOf: LEVEL_DELIVERIES.length,
      count: delivered,
    },
    { kind: 'PRODUCTS', points: reached(LEVEL_PRODUCTS, products), outOf: LEVEL_PRODUCTS.length, count: products },
    { kind: 'FOLLOWERS', points: reached(LEVEL_FOLLOWERS, followers), outOf: LEVEL_FOLLOWERS.length, count: followers },
  ];
  const missing = brought - earned.reduce((sum, { points }) => sum + points, 0);
  return missing > 0 ? [...earned, { kind: 'BROUGHT', points: missing, outOf: missing, count: brought }] : earned;
}
