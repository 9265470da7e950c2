import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Whether shoppers may see a shop: not while it waits for an operator's word. */
export function isPublic({ isAwaitingApproval }: Pick<VendorDoc, 'isAwaitingApproval'>): boolean {
  return isAwaitingApproval !== true;
}

/** Until when a shop takes no orders; null when it takes some now. */
export function holidayOf({ holidayUntil }: Pick<VendorDoc, 'holidayUntil'>, now: Date): string | null {
  return holidayUntil != null && Date.parse(holidayUntil) > now.getTime() ? holidayUntil : null;
}
