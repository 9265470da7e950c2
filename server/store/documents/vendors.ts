/** Vendors. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { RatingDoc } from './catalog.ts';
import type { PictureDoc } from './shared.ts';

export interface VendorDoc {
  /** ven_… */
  id: string;
  slug: string;
  name: string;
  /** Skeleton of the name, equal for confusable names; unique. */
  nameKey: string;
  description: LocalisedText;
  /** Kind of vendor, e.g. "Kitchen", "Roastery". */
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
  /** Time at which the owner confirmed this contact email by its link. Missing or null: not confirmed. */
  emailConfirmedAt?: string | null;
  /** Time at which the vendor got this contact email. Missing: at its creation. */
  emailSetAt?: string;
  phone: string;
  whatsapp: string | null;
  openingHours: string | null;
  /** The owner's account. Missing in vendors that are older than the vendor console: none. */
  ownerId?: string | null;
  /** Previous slugs, which redirect to the vendor. */
  previousSlugs?: string[];
  /** Price and days of delivery to each state. Missing: `shipsTo` at `deliveryFeeCents`, with the marketplace's usual days. */
  deliveryRates?: DeliveryRateDoc[];
  /** Surcharge of express over standard delivery of a package to the same state. Missing or null: not offered. */
  expressFeeCents?: number | null;
  /** Whether products sold in its own store can be picked up there. Missing: no. */
  offersPickup?: boolean;
  /** Address of that store in its city. Missing or null: not given. */
  pickupAddress?: PickupAddressDoc | null;
  /** The vendor's return policy, beside the marketplace's own. */
  returnPolicy?: LocalisedText | null;
  /** No orders are accepted before this time, ISO 8601. */
  holidayUntil?: string | null;
  /**
   * Time at which an operator approved it, or at which an older vendor joined; it then has the quotas of established vendors.
   * Missing: never.
   */
  approvedAt?: string;
  /** Whether it awaits an operator's approval; until then none of its products is listed. */
  isAwaitingApproval?: boolean;
}

/** Address of a vendor's own store, in the vendor's city and state. */
export interface PickupAddressDoc {
  line1: string;
  line2: string | null;
  /** Five digits. */
  postalCode: string;
}

/** Delivery of a package to a state. */
export interface DeliveryRateDoc {
  state: MalaysianState;
  priceCents: number;
  /** Working days after the order. */
  minDays: number;
  maxDays: number;
}

/** Private settings of a vendor. */
export interface VendorSettingsDoc {
  /** The vendor's id. */
  id: string;
  taxId: string | null;
  bankName: string | null;
  /** Encrypted by `FieldCipher` and bound to the id. Plain digits were stored by an earlier version and are encrypted at the next start. */
  bankAccount: string | null;
}
