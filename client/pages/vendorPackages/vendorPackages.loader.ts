import { readCursor } from '#client/features/vendorConsole/readCursor.ts';
import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { PACKAGE_STAGES, readStage, type PackageStage } from '#client/features/fulfilment/packageStages.ts';
import { VendorPackagesDocument } from './VendorPackagesPage.generated.ts';
import { vendorPackagesPath, type BuiltPath } from '#client/config/links.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';

export const loader = definePageLoader('vendorPackages', {
  document: VendorPackagesDocument,
  variables: ({ url, locale }) => {
    const { stage, q, after } = readPackagesAddress(url.searchParams);
    return { status: stage && [...PACKAGE_STAGES[stage]], query: q || null, after, locale };
  },
});

/** Query parameters of the list. */
export interface PackagesAddress {
  stage: PackageStage | null;
  /** Part of a package number; empty: all. */
  q: string;
  after: string | null;
}

export function readPackagesAddress(params: URLSearchParams): PackagesAddress {
  return {
    stage: readStage(params),
    q: normaliseSearch(params.get('q')),
    after: readCursor(params),
  };
}

export function packagesAddress({ stage, q, after }: PackagesAddress): BuiltPath {
  return vendorPackagesPath({ stage, q: q || null, after });
}
