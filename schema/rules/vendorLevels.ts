/** How far a shop has come, out of ten: points for what everybody can check. */

export type LevelPartKind = 'TIME' | 'DELIVERIES' | 'PRODUCTS' | 'FOLLOWERS' | 'BROUGHT';

/** One reason for a level. */
export interface LevelPart {
  kind: LevelPartKind;
  points: number;
  /** The most that it gives. */
  outOf: number;
  /** What was counted: months, packages delivered, products on offer, followers; for BROUGHT the level itself. */
  count: number;
}

/** What is known of a shop. */
export interface LevelFacts {
  monthsHere: number;
  delivered: number;
  /** Packages that came to an end without being kept: cancelled or sent back. */
  failed: number;
  products: number;
  followers: number;
  /** The level that it came with; 0 for a shop that was opened here. */
  brought: number;
}

/** Months that give a point each time. */
export const LEVEL_MONTHS = [3, 12, 24] as const;
/** Packages delivered for each point, and the share of all that ended which must have been delivered. */
export const LEVEL_DELIVERIES = [
  { delivered: 1, percent: 0 },
  { delivered: 10, percent: 90 },
  { delivered: 50, percent: 95 },
] as const;
export const LEVEL_PRODUCTS = [5, 20] as const;
export const LEVEL_FOLLOWERS = [10, 100] as const;

/** The parts of a level; their points add up to it. A shop never falls below the level that it came with. */
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
