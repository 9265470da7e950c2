import { readCursor } from '#client/lib/readCursor.ts';
import { withQuery, type BuiltPath } from '#client/config/links.ts';
import { readStage, type PackageStage } from '#client/features/fulfilment/packageStages.ts';
import type { VendorDashboardQuery } from './VendorDashboardPage.generated.ts';

export const PERIODS = [7, 30, 90] as const;
const MEASURES = ['earnings', 'orders', 'units'] as const;

export type Measure = (typeof MEASURES)[number];

export interface DashboardQuery {
  days: (typeof PERIODS)[number];
  measure: Measure;
  stage: PackageStage | null;
  packagesAfter: string | null;
  isLowStock: boolean;
  productsAfter: string | null;
}

/** Part of the public URL, so the query parameter's name must not change. */
const PRODUCTS_PARAM = 'goods';

export function readDashboardQuery(params: URLSearchParams): DashboardQuery {
  const stage = readStage(params);
  return {
    days: PERIODS.find((days) => String(days) === params.get('days')) ?? 30,
    measure: MEASURES.find((measure) => measure === params.get('chart')) ?? 'earnings',
    stage: stage === 'closed' ? null : stage,
    packagesAfter: readCursor(params, 'orders'),
    isLowStock: params.get('stock') === 'low',
    productsAfter: readCursor(params, PRODUCTS_PARAM),
  };
}

/** The dashboard's path for a query. `part` is the section to which the fragment points. */
export function dashboardPath(query: DashboardQuery, part: 'earnings' | 'orders' | 'goods'): BuiltPath {
  const { days, measure, stage, packagesAfter, isLowStock, productsAfter } = query;
  const path = withQuery('/vendor-dashboard', {
    days: days === 30 ? null : days,
    chart: measure === 'earnings' ? null : measure,
    stage,
    orders: packagesAfter,
    stock: isLowStock ? 'low' : null,
    [PRODUCTS_PARAM]: productsAfter,
  });
  return `${path}#${part}` as BuiltPath;
}

export type ViewerVendor = NonNullable<NonNullable<VendorDashboardQuery['viewer']>['vendor']>;
