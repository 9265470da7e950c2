import { definePageLoader } from '#client/app/definePageLoader.ts';
import { PARCEL_STAGES } from '#client/features/parcels/parcelStages.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { HubParcelsDocument } from './HubParcelsPage.generated.ts';
import { readParcelsAddress } from './parcelsAddress.ts';

export const loader = definePageLoader('hubParcels', {
  document: HubParcelsDocument,
  variables: ({ url, prefs }) => {
    const { stage, q, after } = readParcelsAddress(url.searchParams);
    return {
      status: stage === null ? null : [...PARCEL_STAGES[stage]],
      query: q || null,
      after,
      locale: apiLocale(prefs.language),
    };
  },
});
