import type { ReactNode } from 'react';

/** The vendor that a button acts on. */
export interface VendorSubject {
  vendorId: string;
  slug: string;
  name: string;
}

/** Render props for the page's buttons, so that vendor lists do not depend on follows. */
export interface VendorSlots {
  /** Renders the follow button; if omitted, there is no such button. */
  renderFollow?: (subject: VendorSubject) => ReactNode;
}
