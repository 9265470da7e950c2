import { PackageHead } from '#client/features/orders/PackageHead.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { TrackedParcel, TrackedView } from './trackedView.ts';

export interface TrackParcelProps {
  order: TrackedView;
  parcel: TrackedParcel;
  position: number;
  accessToken: string | null;
}

/** Who sends a package, where it is, and when it comes. */
export function TrackParcelHead({ order, parcel, position }: TrackParcelProps) {
  const t = useT();
  const sender = t('ord.parcelFrom', { n: position, count: order.parcels.length, vendor: parcel.vendorName });
  return (
    <PackageHead parcel={parcel} from={`${sender} · ${t('ord.items', { n: parcel.itemCount })}`} isSure={order.isSure} headingLevel={3} />
  );
}
