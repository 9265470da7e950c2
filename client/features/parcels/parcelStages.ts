import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { ParcelSteps_PackageFragment } from './ParcelSteps.generated.ts';

export type PackageStatus = ParcelSteps_PackageFragment['package']['status'];

/** The stages that packages are listed by, and which statuses each takes in. */
export const PARCEL_STAGES = {
  'to-pack': ['PLACED'],
  'to-ship': ['PACKED'],
  'on-the-way': ['SHIPPED', 'OUT_FOR_DELIVERY'],
  delivered: ['DELIVERED'],
  returns: ['RETURN_REQUESTED'],
  closed: ['CANCELLED', 'RETURNED'],
} as const satisfies Record<string, readonly PackageStatus[]>;

export type ParcelStage = keyof typeof PARCEL_STAGES;

export const PARCEL_STAGE_LABELS: Record<ParcelStage, PlainMessageKey> = {
  'to-pack': 'hub.stageToPack',
  'to-ship': 'hub.stageToShip',
  'on-the-way': 'hub.stageOnTheWay',
  delivered: 'hub.stageDelivered',
  returns: 'hubParcels.stageReturns',
  closed: 'hubParcels.stageClosed',
};

/** What the button that leads a package on says; null where nothing is left for its seller. */
export const NEXT_STEP_LABELS: Record<PackageStatus, PlainMessageKey | null> = {
  PLACED: 'hubParcels.markPacked',
  PACKED: 'hubParcels.handOver',
  SHIPPED: 'hubParcels.markOut',
  OUT_FOR_DELIVERY: 'hubParcels.markDelivered',
  DELIVERED: null,
  CANCELLED: null,
  RETURN_REQUESTED: 'hubParcels.seeReturn',
  RETURNED: null,
};

/** The one step on the straight way that needs nothing but a press; null for all others. */
export const PLAIN_STEPS: Record<PackageStatus, PackageStatus | null> = {
  PLACED: 'PACKED',
  PACKED: null,
  SHIPPED: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERED',
  DELIVERED: null,
  CANCELLED: null,
  RETURN_REQUESTED: null,
  RETURNED: null,
};
