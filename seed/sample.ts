import type { AddressDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** An order that comes with a demo, and how far it got. */
export interface Sample {
  /** Placed at ten in the morning in Malaysia so many days ago; 0: an hour ago. */
  daysAgo: number;
  /** Product slugs with quantities; the first variant that is on the shelf is taken. */
  quantities: Record<string, number>;
  /** How its online banking ended; left out: it is paid in cash. WAITING: nobody has answered yet. */
  online?: 'APPROVED' | 'DECLINED' | 'WAITING';
  /** Somebody other than the demo's shopper. */
  buyer?: { email: string; address: AddressDoc };
  /** One unit of the first line of the first package goes back, so many hours after the order was placed. */
  back?: { hours: number; reason: string; isReceived: boolean };
  /** For each package in turn: the states it went through, each so many hours after the order was placed. */
  steps: readonly (readonly [status: PackageStatus, hours: number, place?: string, note?: LocalisedText])[][];
}
