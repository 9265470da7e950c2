import { PackageHead } from '#client/features/packages/PackageHead.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { TrackedPackageView, TrackedView } from './trackedView.ts';

export interface TrackPackageProps {
  order: TrackedView;
  orderPackage: TrackedPackageView;
  position: number;
  accessToken: string | null;
}

/** Who sends a package, where it is, and when it comes. */
export function TrackPackageHead({ order, orderPackage, position }: TrackPackageProps) {
  const t = useT();
  const sender = t('ord.packageFrom', { n: position, count: order.packages.length, vendor: orderPackage.vendorName });
  return (
    <PackageHead
      orderPackage={orderPackage}
      from={`${sender} · ${t('ord.items', { n: orderPackage.itemCount })}`}
      isSure={order.isSure}
      headingLevel={3}
    />
  );
}
