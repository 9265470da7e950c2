import { readCursor } from '#client/features/vendorConsole/readCursor.ts';
import { readStage, type PackageStage } from '#client/features/fulfilment/packageStages.ts';
import { vendorPackagesPath, type BuiltPath } from '#client/config/links.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';

/** Query parameters of the list. */
export interface PackagesAddress {
  stage: PackageStage | null;
  /** Part of a package number; empty for all packages. */
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
