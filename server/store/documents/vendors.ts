/** Sellers. */
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { RatingDoc } from './catalog.ts';
import type { LocalisedText, PictureDoc } from './shared.ts';

export interface VendorDoc {
  /** ven_… */
  id: string;
  slug: string;
  name: string;
  description: LocalisedText;
  /** What kind of seller, e.g. "Kitchen", "Roastery". */
  kind: LocalisedText;
  city: string;
  state: MalaysianState;
  /** 0 to 10. */
  level: number;
  joinedAt: string;
  logo: PictureDoc | null;
  banner: PictureDoc | null;
  rating: RatingDoc;
  /** Flat delivery fee per package. */
  deliveryFeeCents: number;
  shipsTo: MalaysianState[];
  businessName: string;
  businessType: string;
  registrationNumber: string;
  email: string;
  phone: string;
  whatsapp: string | null;
  openingHours: string | null;
  /** The account whose shop it is. Missing in shops older than the seller hub: nobody's. */
  ownerId?: string | null;
}
