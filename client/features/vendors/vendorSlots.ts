import type { ReactNode } from 'react';

/** Vendor of a button. */
export interface VendorSubject {
  vendorId: string;
  slug: string;
  name: string;
}

/** Render props of vendor lists, which do not depend on follows. */
export interface VendorSlots {
  /** Follow button; none when omitted. */
  renderFollow?: (subject: VendorSubject) => ReactNode;
}
