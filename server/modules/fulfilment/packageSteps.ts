import type { Failure, InvalidInput, NotFound } from '#server/platform/input/parseInput.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import { packageStatus } from '#server/modules/orders/index.ts';
import type { OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** State machine of a package. A shipped package cannot be cancelled; returns are started by the buyer, not by a step. */
const NEXT_STEPS: Record<PackageStatus, readonly PackageStatus[]> = {
  PLACED: ['PACKED', 'CANCELLED'],
  PACKED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['OUT_FOR_DELIVERY'],
  OUT_FOR_DELIVERY: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
  RETURN_REQUESTED: [],
  RETURNED: [],
};

export const PACKAGE_STATUSES = Object.keys(NEXT_STEPS) as readonly PackageStatus[];

/** The steps possible from the current status. A package for pickup goes straight from PACKED to DELIVERED: no courier carries it. */
export function nextSteps(orderPackage: OrderPackageDoc): readonly PackageStatus[] {
  const status = packageStatus(orderPackage);
  return status === 'PACKED' && isPickupPackage(orderPackage) ? ['DELIVERED', 'CANCELLED'] : NEXT_STEPS[status];
}

export function isPackageStatus(text: string): text is PackageStatus {
  return Object.hasOwn(NEXT_STEPS, text);
}

/** Time of the next event of a package: now, but never before the last event, should the clock have been set back. */
export function nextMoment({ timeline }: OrderPackageDoc, now: Date): string {
  const last = timeline.at(-1)?.at ?? '';
  const moment = now.toISOString();
  return moment < last ? last : moment;
}

/** The package cannot take this step from its current status. */
export interface IllegalTransition extends Failure {
  kind: 'IllegalTransition';
  code: 'ILLEGAL_TRANSITION';
  /** Current status. */
  from: PackageStatus;
  /** Steps open to the caller from there. */
  allowed: readonly PackageStatus[];
}

/** Expected errors of a step of a package or of its returns. */
export type PackageError = InvalidInput | NotFound | IllegalTransition;

/** A step that is not possible from the package's current status, with those that are. */
export function illegalTransition(
  orderPackage: OrderPackageDoc,
  allowed: readonly PackageStatus[],
  path: string[] | null,
  text: LocalisedText,
): IllegalTransition {
  return { kind: 'IllegalTransition', code: 'ILLEGAL_TRANSITION', path, text, from: packageStatus(orderPackage), allowed };
}

/** Messages for a refused step of a package, with the remedy. */
export const PACKAGE_MESSAGES = {
  unknown: { en: 'Your shop has no such package.', ms: 'Kedai anda tiada bungkusan ini.' },
  unpaid: {
    en: 'The buyer has not paid yet: nothing moves before.',
    ms: 'Pembeli belum membayar: tiada apa-apa bergerak sebelum itu.',
  },
} as const satisfies Record<string, LocalisedText>;

/** Messages for a step that is not possible from the current status. */
export const WHERE_IT_IS: Readonly<Record<PackageStatus, LocalisedText>> = {
  PLACED: {
    en: 'This package is not packed yet: take the steps in their order.',
    ms: 'Bungkusan ini belum dibungkus: ambil langkah mengikut turutan.',
  },
  PACKED: {
    en: 'This package is packed already and waits for the courier.',
    ms: 'Bungkusan ini sudah dibungkus dan menunggu kurier.',
  },
  SHIPPED: { en: 'This package is with the courier already.', ms: 'Bungkusan ini sudah diserahkan kepada kurier.' },
  OUT_FOR_DELIVERY: { en: 'This package is out for delivery already.', ms: 'Bungkusan ini sudah keluar untuk penghantaran.' },
  DELIVERED: { en: 'This package was delivered already.', ms: 'Bungkusan ini sudah diterima pembeli.' },
  CANCELLED: { en: 'This package was cancelled: do not send it.', ms: 'Bungkusan ini telah dibatalkan: jangan hantar.' },
  RETURN_REQUESTED: {
    en: 'The buyer wants to send goods of this package back: answer that first.',
    ms: 'Pembeli mahu memulangkan barang bungkusan ini: jawab permintaan itu dahulu.',
  },
  RETURNED: { en: 'This package was returned.', ms: 'Bungkusan ini telah dipulangkan.' },
};
