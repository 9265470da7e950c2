import type { AddressDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';

/** A sample order of a demo and its progress. */
export interface Sample {
  /** Placed at ten in the morning in Malaysia this many days ago; 0: an hour ago. */
  daysAgo: number;
  /** Quantities by product slug; the first variant in stock is taken. */
  quantities: Record<string, number>;
  /** Result of its online banking; without it the order is cash on delivery. WAITING: not decided yet. */
  online?: 'APPROVED' | 'DECLINED' | 'WAITING';
  /** A buyer other than the demo's shopper. */
  buyer?: { email: string; address: AddressDoc };
  /** One unit of the first line of the first package is returned this many hours after the order. */
  back?: { hours: number; reason: string; isReceived: boolean };
  /** For each package in turn: its statuses, each with its hours after the order. */
  steps: readonly (readonly [status: PackageStatus, hours: number, place?: string, note?: LocalisedText])[][];
}
