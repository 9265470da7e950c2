import { deliveryDays, type DeliveryDays } from '#schema/rules/deliveryTimes.ts';
import { inEveryLanguage, mapTexts } from '#schema/rules/localisedText.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import { vendorNameSkeleton } from '#schema/rules/vendorNames.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { VendorRecord } from '../records/marketplaceRecords.ts';
import { idOf } from './ids.ts';
import type { PictureBook } from './pictures.ts';

const EVERYWHERE = MALAYSIAN_STATES;
const ACROSS_THE_SEA: readonly MalaysianState[] = ['LABUAN', 'SABAH', 'SARAWAK'];

/** Builds a vendor with its pictures. */
export function buildVendor(record: VendorRecord, pictures: PictureBook): VendorDoc {
  const { slug, name, shipsTo, handlingDays, ...facts } = record;
  const states = shipsTo === 'everywhere' ? EVERYWHERE : EVERYWHERE.filter((state) => !isAcrossTheSea(state));
  const id = idOf('ven', slug);
  const alt = inEveryLanguage(name);
  return {
    ...facts,
    // The contact details in the sample data count as confirmed.
    emailConfirmedAt: facts.joinedAt,
    id,
    slug,
    name,
    nameKey: vendorNameSkeleton(name),
    logo: pictures.fullFrame(`vendor-${slug}-logo`, alt, 'square'),
    banner: pictures.fullFrame(`vendor-${slug}-banner`, alt, 'banner'),
    portrait: pictures.fullFrame(
      `vendor-${slug}-maker`,
      mapTexts(facts.kind, (kind) => `${facts.makerName}, ${name} (${kind})`),
      'square',
    ),
    shipsTo: [...states],
    // The others deliver in the marketplace's usual times.
    ...((handlingDays > 0 || isAcrossTheSea(facts.state)) && {
      deliveryRates: states.map((state) => ({ state, priceCents: facts.deliveryFeeCents, ...daysTo(state, facts.state, handlingDays) })),
    }),
  };
}

/** Working days from a vendor's state. The usual times count from Kuala Lumpur, which is as far from Borneo as Borneo is from it. */
function daysTo(state: MalaysianState, from: MalaysianState, handlingDays: number): DeliveryDays {
  const { minDays, maxDays } = isAcrossTheSea(from) ? deliveryDays(isAcrossTheSea(state) ? 'JOHOR' : from) : deliveryDays(state);
  return { minDays: minDays + handlingDays, maxDays: maxDays + handlingDays };
}

function isAcrossTheSea(state: MalaysianState): boolean {
  return ACROSS_THE_SEA.includes(state);
}
