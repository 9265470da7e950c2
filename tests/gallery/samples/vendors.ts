import type { VendorCard_VendorFragment } from '#client/features/vendors/VendorCard.generated.ts';
import { picture } from './pictures.ts';
import { LONG_NAME, LONG_TITLE } from './words.ts';

export const VENDOR: VendorCard_VendorFragment = {
  __typename: 'Vendor',
  id: 'sample-vendor',
  slug: 'kebun-utara',
  name: 'Kebun Utara',
  kind: 'Fruit',
  description: 'Mangoes and guavas from the north, picked in the morning.',
  city: 'Arau',
  state: 'PERLIS',
  level: 8,
  levelOutOf: 10,
  productCount: 14,
  sellingFor: { __typename: 'SellingFor', years: 3, months: 2 },
  rating: { __typename: 'RatingSummary', average: 4.7, count: 312 },
  logo: picture('vendor-kebun-utara-logo', null),
  banner: picture('vendor-kebun-utara-banner', 'mango'),
  makerName: 'Hashim',
  portrait: picture('vendor-kebun-utara-maker', null),
};

export const NEW_VENDOR: VendorCard_VendorFragment = {
  ...VENDOR,
  id: 'sample-vendor-new',
  name: 'Zaitun',
  level: 0,
  productCount: 0,
  sellingFor: { __typename: 'SellingFor', years: 0, months: 0 },
  rating: { __typename: 'RatingSummary', average: null, count: 0 },
  logo: null,
  banner: null,
  makerName: null,
  portrait: null,
};

export const LONG_VENDOR: VendorCard_VendorFragment = {
  ...VENDOR,
  id: 'sample-vendor-long',
  name: LONG_NAME,
  description: LONG_TITLE,
  level: 10,
  productCount: 12345,
};
