import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { PACKAGE_STAGES } from '#client/features/fulfilment/packageStages.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { VendorPackagesDocument } from './VendorPackagesPage.generated.ts';
import { readPackagesAddress } from './packagesAddress.ts';

export const loader = definePageLoader('vendorPackages', {
  document: VendorPackagesDocument,
  variables: ({ url, prefs }) => {
    const { stage, q, after } = readPackagesAddress(url.searchParams);
    return {
      status: stage === null ? null : [...PACKAGE_STAGES[stage]],
      query: q || null,
      after,
      locale: apiLocale(prefs.language),
    };
  },
});
