import type { AddressDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';

/** Sample order of a demo, with its progress. */
export interface Sample {
  /** Age in days. The order was placed at ten in the morning in Malaysia; for 0 an hour ago. */
  daysAgo: number;
  /** Quantities by product slug, of the first variant in stock. */
  quantities: Record<string, number>;
  /** Result of the online payment; WAITING if the buyer has not decided. Without it the order is cash on delivery. */
  online?: 'APPROVED' | 'DECLINED' | 'WAITING';
  /** Buyer, if not the demo's shopper. */
  buyer?: { email: string; address: AddressDoc };
  /** Return of one unit of the first package's first line, some hours after the order. */
  back?: { hours: number; reason: string; isReceived: boolean };
  /** Steps of each package: status and hours after the order. */
  steps: readonly (readonly [status: PackageStatus, hours: number, place?: string, note?: LocalisedText])[][];
}
