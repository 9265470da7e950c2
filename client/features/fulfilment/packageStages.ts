import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { PackageSteps_PackageFragment } from './PackageSteps.generated.ts';
import type { PackageWatch_TodoFragment } from './PackageWatch.generated.ts';

export type PackageStatus = PackageSteps_PackageFragment['package']['status'];

/** The stages of the package lists, with the statuses that they include. */
export const PACKAGE_STAGES = {
  cancellations: ['PACKED'],
  'to-pack': ['PLACED'],
  'to-ship': ['PACKED'],
  'on-the-way': ['SHIPPED', 'OUT_FOR_DELIVERY'],
  delivered: ['DELIVERED'],
  returns: ['RETURN_REQUESTED'],
  closed: ['CANCELLED', 'RETURNED'],
} as const satisfies Record<string, readonly PackageStatus[]>;

/** The variables with which the lists query a stage. */
export const stageVariables = (stage: PackageStage | null) => ({
  status: stage && [...PACKAGE_STAGES[stage]],
  cancellationRequested: stage === 'cancellations',
});

export type PackageStage = keyof typeof PACKAGE_STAGES;

export function readStage(params: URLSearchParams): PackageStage | null {
  const stage = params.get('stage') ?? '';
  return Object.hasOwn(PACKAGE_STAGES, stage) ? (stage as PackageStage) : null;
}

/** Number of packages per stage; null for the closed stage, which is not counted. Requests to cancel come first, if there are any. */
export const stageCounts = (todo: Omit<PackageWatch_TodoFragment, '__typename'>): [PackageStage, number | null][] => [
  ...(todo.cancellations > 0 ? [['cancellations', todo.cancellations] satisfies [PackageStage, number]] : []),
  ['to-pack', todo.toPack],
  ['to-ship', todo.toShip],
  ['on-the-way', todo.onTheWay],
  ['delivered', todo.delivered],
  ['returns', todo.returns],
  ['closed', null],
];

export const PACKAGE_STAGE_LABELS: Record<PackageStage, PlainMessageKey> = {
  cancellations: 'console.stageCancellations',
  'to-pack': 'console.stageToPack',
  'to-ship': 'console.stageToShip',
  'on-the-way': 'console.stageOnTheWay',
  delivered: 'console.stageDelivered',
  returns: 'vendorPackages.stageReturns',
  closed: 'vendorPackages.stageClosed',
};

/** Button labels for the next step; null if there is no next step for the vendor. */
export const NEXT_STEP_LABELS: Record<PackageStatus, PlainMessageKey | null> = {
  PLACED: 'vendorPackages.markPacked',
  PACKED: 'vendorPackages.handOver',
  SHIPPED: 'vendorPackages.markOut',
  OUT_FOR_DELIVERY: 'vendorPackages.markDelivered',
  DELIVERED: null,
  CANCELLED: null,
  RETURN_REQUESTED: 'vendorPackages.seeReturn',
  RETURNED: null,
};

/** The next status, if a single press sets it; null if there is none or if the step needs input. */
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
