import type { Timeline_EventFragment } from '#client/features/packages/Packages.generated.ts';

const STEPS = ['PLACED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** The first `count` steps in a package's timeline, a day apart. */
export function happened(count: number): Timeline_EventFragment[] {
  return STEPS.slice(0, count).map((status, at) => ({
    __typename: 'OrderEvent',
    at: `2026-04-1${at}T02:30:00.000Z`,
    status,
    returnStatus: null,
    cancellation: null,
    lineChange: null,
    lineChangeId: null,
    isCorrection: false,
    place: at === 2 ? 'Shah Alam' : null,
    note: at === 3 ? 'Left with the guard at the gate' : null,
  }));
}
