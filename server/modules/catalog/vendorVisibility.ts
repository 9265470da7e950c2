import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** Whether a vendor is public: not while it awaits an operator's approval. */
export function isPublic({ isAwaitingApproval }: Pick<VendorDoc, 'isAwaitingApproval'>): boolean {
  return isAwaitingApproval !== true;
}

/** End of a break in taking orders; null when the vendor takes orders now. */
export function holidayOf({ holidayUntil }: Pick<VendorDoc, 'holidayUntil'>, now: Date): string | null {
  return holidayUntil != null && Date.parse(holidayUntil) > now.getTime() ? holidayUntil : null;
}
