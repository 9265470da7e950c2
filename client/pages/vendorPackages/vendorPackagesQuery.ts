import { readCursor } from '#client/lib/readCursor.ts';
import { readStage, type PackageStage } from '#client/features/fulfilment/packageStages.ts';
import { vendorPackagesPath, type BuiltPath } from '#client/config/links.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';

/** The list's query parameters. */
export interface PackagesQuery {
  stage: PackageStage | null;
  /** Part of a package number; empty for all packages. */
  q: string;
  after: string | null;
}

export function readPackagesQuery(params: URLSearchParams): PackagesQuery {
  return {
    stage: readStage(params),
    q: normaliseSearch(params.get('q')),
    after: readCursor(params),
  };
}

export function packagesHref({ stage, q, after }: PackagesQuery): BuiltPath {
  return vendorPackagesPath({ stage, q: q || null, after });
}
