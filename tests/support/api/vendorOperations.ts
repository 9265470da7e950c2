/** Vendor operations used by the tests, and the types of their responses. */
import { texts } from '#tests/support/api/localisedTexts.ts';

const PAYLOAD = `
  vendor {
    id version isAwaitingApproval unreadMessages
    profile { id slug name city state description kind email phone whatsapp openingHours businessName businessType registrationNumber holidayUntil returnPolicy level logo { url } makerName portrait { url alt } }
    texts { description { locale text } kind { locale text } returnPolicy { locale text } }
    settings { businessType businessName registrationNumber taxId bankName bankAccountLastFour offersPickup pickupAddress { line1 line2 postalCode } deliveryRates { state price { minorUnits } minDays maxDays } }
  }
  errors { __typename ... on UserError { code message path } ... on Conflict { current } }`;

export const CREATE_VENDOR = `mutation Open($input: VendorInput!) { createVendor(input: $input) { ${PAYLOAD} } }`;

export const UPDATE_VENDOR = `mutation Update($input: VendorInput!, $version: Int!) {
  updateVendor(input: $input, expectedVersion: $version) { ${PAYLOAD} }
}`;

export const UPDATE_SETTINGS = `mutation Settle($input: VendorSettingsInput!, $version: Int!) {
  updateVendorSettings(input: $input, expectedVersion: $version) { ${PAYLOAD} }
}`;

/** Valid input for a vendor. */
export function aVendorInput(change: Record<string, unknown> = {}) {
  return {
    name: 'Kedai Kopi Mak Cik',
    description: texts({ en: 'Coffee roasted this morning.' }),
    kind: texts({ en: 'Roastery' }),
    city: 'Ipoh',
    state: 'PERAK',
    ...change,
  };
}

export interface VendorResponse {
  vendor: {
    id: string;
    version: number;
    isAwaitingApproval: boolean;
    unreadMessages: number;
    profile: Record<string, unknown> & { id: string; slug: string };
    texts: Record<string, string>;
    settings: Record<string, unknown> & {
      bankAccountLastFour: string | null;
      deliveryRates: { state: string; price: { minorUnits: number }; minDays: number; maxDays: number }[];
    };
  } | null;
  errors: { __typename: string; code: string; message: string; path: string[] | null; current?: number }[];
}
