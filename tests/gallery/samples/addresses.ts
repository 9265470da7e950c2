import type { AddressCard_AddressFragment } from '#client/features/address/AddressCard.generated.ts';
import { LONG_NAME, LONG_WORD } from './words.ts';

export const ADDRESS: AddressCard_AddressFragment = {
  __typename: 'Address',
  firstName: 'Aisyah',
  lastName: 'Rahman',
  line1: '12 Jalan Raja Abdullah',
  line2: null,
  postalCode: '50300',
  city: 'Kuala Lumpur',
  state: 'KUALA_LUMPUR',
  stateName: 'Kuala Lumpur',
  countryName: 'Malaysia',
  phone: '+60123456789',
};

export const LONG_ADDRESS: AddressCard_AddressFragment = {
  ...ADDRESS,
  firstName: LONG_NAME,
  lastName: null,
  line1: LONG_WORD,
  line2: LONG_NAME,
};

/** A vendor's pickup address. */
export const SHOP = {
  name: 'Kopi Tujuh Pagi',
  line1: '22, Jalan Panglima',
  line2: 'Tingkat bawah',
  postalCode: '30000',
  city: 'Ipoh',
  state: 'PERAK',
  hours: 'Mon to Sat, 7 am to 4 pm',
  phone: '+60125550110',
} as const;
