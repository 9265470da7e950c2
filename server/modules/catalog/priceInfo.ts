import { discountPercent } from './pricing.ts';
import type { Price } from './pricing.ts';
import { comparablePrice } from './unitPrice.ts';

interface Amount {
  minorUnits: number;
}

/** Maps a price to the API's PriceInfo. */
export interface PriceInfoSource {
  current: Amount;
  was: Amount | null;
  discountPercent: number | null;
  unit: { price: Amount; per: string } | null;
}

export function priceInfo(price: Price): PriceInfoSource {
  const unit = comparablePrice(price.currentCents, price.weight);
  return {
    current: { minorUnits: price.currentCents },
    was: price.wasCents === null ? null : { minorUnits: price.wasCents },
    discountPercent: discountPercent(price),
    unit: unit === null ? null : { price: { minorUnits: unit.cents }, per: unit.per },
  };
}
