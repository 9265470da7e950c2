import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import type { BrandDoc } from '#server/store/documents/catalog.ts';
import { vendorNameSkeleton } from '#schema/rules/vendorNames.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Random } from './random.ts';
import { NAME_WORDS, SELLER_KINDS, TOWNS } from './words.ts';

const STATES = MALAYSIAN_STATES;
const PRODUCTS_PER_NEW_VENDOR = 150;
const PRODUCTS_PER_NEW_BRAND = 400;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2017-01-02T01:00:00.000Z');
const DAYS = 3_400;

/** The name of the n-th vendor or brand: two words and, once all combinations have been used, a town. */
function nameOf(index: number): string {
  const first = NAME_WORDS[index % NAME_WORDS.length] ?? '';
  const second = NAME_WORDS[(Math.floor(index / NAME_WORDS.length) * 7 + index * 3 + 5) % NAME_WORDS.length] ?? '';
  const round = Math.floor(index / (NAME_WORDS.length * NAME_WORDS.length));
  return [first, second, round > 0 ? (TOWNS[round % TOWNS.length] ?? '') : ''].filter(Boolean).join(' ');
}

function makeVendor(index: number, pattern: VendorDoc, random: Random): VendorDoc {
  const { word, kind } = random.pick(SELLER_KINDS);
  const city = random.pick(TOWNS);
  const name = `${word} ${nameOf(index)}`;
  const slug = `seller-${index + 1}`;
  return {
    ...pattern,
    id: `ven_g${index.toString(36).padStart(6, '0')}`,
    slug,
    name,
    nameKey: vendorNameSkeleton(name),
    kind,
    city,
    state: random.pick(STATES),
    level: random.below(11),
    joinedAt: new Date(FIRST_DAY + random.below(DAYS) * DAY_MS).toISOString(),
    deliveryFeeCents: 200 + random.below(26) * 10,
    shipsTo: [...STATES],
    businessName: `${name} Enterprise`,
    registrationNumber: `RIZQ-SAMPLE-${20_000 + index}`,
    email: `hello@${slug}.example`,
    description: {
      en: `${name} sells from ${city} and packs every order the day it comes in.`,
      ms: `${name} berniaga dari ${city} dan membungkus setiap pesanan pada hari ia diterima.`,
    },
  };
}

/** The seed's vendors, plus one more for every 150 products. */
export function generateVendors(own: readonly VendorDoc[], products: number, random: Random): VendorDoc[] {
  const extra = Math.floor(products / PRODUCTS_PER_NEW_VENDOR);
  const made = Array.from({ length: extra }, (_, index) => makeVendor(index, random.pick(own), random));
  return [...own, ...made];
}

/** The seed's brands, plus one more for every 400 products. */
export function generateBrands(own: readonly BrandDoc[], products: number): BrandDoc[] {
  const extra = Math.floor(products / PRODUCTS_PER_NEW_BRAND);
  return [...own, ...Array.from({ length: extra }, (_, index) => ({ id: `brand-${index + 1}`, name: nameOf(index * 11 + 3) }))];
}
