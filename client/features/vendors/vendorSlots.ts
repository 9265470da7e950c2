import type { ReactNode } from 'react';

/** Vendor that a button acts on. */
export interface VendorSubject {
  vendorId: string;
  slug: string;
  name: string;
}

/** Render props for the page's buttons, so that vendor lists do not depend on follows. */
export interface VendorSlots {
  /** Renders the follow button; if omitted, there is none. */
  renderFollow?: (subject: VendorSubject) => ReactNode;
}
