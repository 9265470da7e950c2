import type { AddressDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';

/** A demo's sample order, and its progress. */
export interface Sample {
  /** Age in days. The order was placed at ten in the morning in Malaysia or, if the age is below 1, that long ago but at least an hour. */
  daysAgo: number;
  /** Quantities by product slug, for the product's first variant in stock. */
  quantities: Record<string, number>;
  /** Result of the online payment; WAITING if the buyer has not decided yet. If absent, the order is cash on delivery. */
  online?: 'APPROVED' | 'DECLINED' | 'WAITING';
  /** The buyer, if it is not the demo shopper. */
  buyer?: { email: string; address: AddressDoc };
  /** A return of one unit from the first package's first line, some hours after the order. */
  back?: { hours: number; reason: string; isReceived: boolean };
  /** An open request to cancel the first package, some hours after the order. */
  cancellation?: { hours: number; reason: string };
  /**
   * A replacement of the first package's first line, some hours after the order, by the product with this slug. The buyer wants to be
   * consulted, and has not answered yet.
   */
  replacement?: { hours: number; slug: string };
  /** Hours from the last step to the reviews of all lines. If absent, the buyer writes none. */
  reviewedAfterHours?: number;
  /** Each package's steps: the status, and hours after the order. */
  steps: readonly (readonly [status: PackageStatus, hours: number, place?: string, note?: LocalisedText])[][];
}
