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
  /** Names that its address had before, which lead to it still. */
  previousSlugs?: string[];
  /** What delivery to each state costs and takes. Missing: `shipsTo` at `deliveryFeeCents`, in the market's usual days. */
  deliveryRates?: DeliveryRateDoc[];
  /** What express delivery of a package costs more than standard delivery to the same state. Missing or null: there is none. */
  expressFeeCents?: number | null;
  /** Whether goods that it sells in its own store can be fetched there. Missing: no. */
  offersPickup?: boolean;
  /** Where in its city that is. Missing or null: it has not told. */
  pickupAddress?: PickupAddressDoc | null;
  /** What it says of returns beside the market's own promise. */
  returnPolicy?: LocalisedText | null;
  /** It takes no orders before this moment, ISO 8601. */
  holidayUntil?: string | null;
  /** Whether it waits for an operator's word; nothing of it is listed until then. */
  isAwaitingApproval?: boolean;
}

/** Where a shop's own store is; its city and state are the shop's. */
export interface PickupAddressDoc {
  line1: string;
  line2: string | null;
  /** Five digits. */
  postalCode: string;
}

/** Delivery of one package to one state. */
export interface DeliveryRateDoc {
  state: MalaysianState;
  priceCents: number;
  /** Working days after the order. */
  minDays: number;
  maxDays: number;
}

/** What a shop tells nobody but its seller. */
export interface VendorSettingsDoc {
  /** The vendor's id. */
  id: string;
  taxId: string | null;
  bankName: string | null;
  /** Digits only. Answers show the last four. */
  bankAccount: string | null;
}
