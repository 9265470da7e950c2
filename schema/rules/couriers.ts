/** Malaysian couriers and their tracking pages. */

interface Courier {
  name: string;
  /** Tracking URL prefix; the tracking number is appended. */
  trackingBase: string;
}

export const COURIERS: readonly Courier[] = [
  { name: 'Pos Laju', trackingBase: 'https://tracking.pos.com.my/tracking/' },
  { name: 'J&T Express', trackingBase: 'https://www.jtexpress.my/tracking/' },
  { name: 'Ninja Van', trackingBase: 'https://www.ninjavan.co/en-my/tracking?id=' },
  { name: 'DHL eCommerce', trackingBase: 'https://www.dhl.com/my-en/home/tracking.html?tracking-id=' },
  { name: 'GDEX', trackingBase: 'https://gdexpress.com/tracking/?consignmentno=' },
  { name: 'City-Link Express', trackingBase: 'https://www.citylinkexpress.com/tracking-result/?track0=' },
];

/** A courier by its name, ignoring case and spaces; null if unknown. */
export function knownCourier(typed: string): Courier | null {
  const fold = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
  const wanted = fold(typed);
  return COURIERS.find(({ name }) => fold(name) === wanted) ?? null;
}

/** A known courier's tracking URL; null otherwise. */
export function courierTrackingUrl(carrier: string, code: string): string | null {
  const known = knownCourier(carrier);
  return known === null ? null : known.trackingBase + encodeURIComponent(code);
}
