import type { ReactNode } from 'react';

/** Whom a button beside a seller is about. */
export interface VendorSubject {
  vendorId: string;
  slug: string;
  name: string;
}

/** What a page puts beside sellers: the lists themselves know nothing of follows. */
export interface VendorSlots {
  /** The button that follows a seller. Left out, there is none. */
  renderFollow?: (subject: VendorSubject) => ReactNode;
}
