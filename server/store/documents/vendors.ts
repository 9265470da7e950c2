/** Vendors. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { PictureDoc } from './shared.ts';

export interface VendorDoc {
  /** ven_… */
  id: string;
  slug: string;
  name: string;
  /** Skeleton of the name, which is the same for confusable names; unique. */
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
  /** Name of the person behind the vendor. Missing or null if not given. */
  makerName?: string | null;
  /** Portrait of that person. Missing or null if not given. */
  portrait?: PictureDoc | null;
  /** Flat delivery fee per package. */
  deliveryFeeCents: number;
  shipsTo: MalaysianState[];
  businessName: string;
  businessType: string;
  registrationNumber: string;
  email: string;
  /** Time at which the owner confirmed this contact email through its link. Missing or null if it is not confirmed. */
  emailConfirmedAt?: string | null;
  /** Time at which the vendor was given this contact email. Missing if that was at its creation. */
  emailSetAt?: string;
  phone: string;
  whatsapp: string | null;
  openingHours: string | null;
  /** The owner's account. Missing from vendors created before the vendor console existed, which have no owner. */
  ownerId?: string | null;
  /** Previous slugs, which redirect to the vendor. */
  previousSlugs?: string[];
  /** Price and days of delivery to each state. If missing, `shipsTo` at `deliveryFeeCents`, with the marketplace's usual delivery times. */
  deliveryRates?: DeliveryRateDoc[];
  /** Surcharge for express over standard delivery of a package to the same state. Missing or null if express is not offered. */
  expressFeeCents?: number | null;
  /** Whether products sold in the vendor's own store can be picked up there. Missing means no. */
  offersPickup?: boolean;
  /** Address of that store in its city. Missing or null if not provided. */
  pickupAddress?: PickupAddressDoc | null;
  /** The vendor's return policy, in addition to the marketplace's own. */
  returnPolicy?: LocalisedText | null;
  /** No orders are accepted before this time, in ISO 8601. */
  holidayUntil?: string | null;
  /**
   * Time at which an operator approved the vendor, or at which an older vendor joined; it then has the quotas of established
   * vendors. Missing if it was never approved.
   */
  approvedAt?: string;
  /** Whether the vendor awaits an operator's approval; until then, none of its products are listed. */
  isAwaitingApproval?: boolean;
  /** Time at which the approval published its products. Missing if it did not have to wait for one. */
  listedAt?: string;
}

/** Address of a vendor's own store, in the vendor's city and state. */
export interface PickupAddressDoc {
  line1: string;
  line2: string | null;
  /** Five digits. */
  postalCode: string;
}

/** Delivery of a package to one state. */
export interface DeliveryRateDoc {
  state: MalaysianState;
  priceCents: number;
  /** Working days after the order. */
  minDays: number;
  maxDays: number;
}

/** A vendor's private settings. */
export interface VendorSettingsDoc {
  /** The vendor's id. */
  id: string;
  taxId: string | null;
  bankName: string | null;
  /** Encrypted by `FieldCipher` and bound to the id. An earlier version stored plain digits, which are encrypted at the next startup. */
  bankAccount: string | null;
}
