import { PRICE_SLIDER } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { withPrice } from './changeListingQuery.ts';
import type { RangeFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import { PriceInputs } from './PriceInputs.tsx';
import { PriceSlider } from './PriceSlider.tsx';
import { shortMoney } from '#schema/rules/money.ts';
import type { ListingAddress } from './useListingQuery.ts';

interface FilterPriceProps {
  address: ListingAddress;
  facet: RangeFacet | null;
}

/** The price in four ways that say the same: a picture of the prices, two thumbs, two numbers, four bands. */
export function FilterPrice({ address, facet }: FilterPriceProps) {
  const t = useT();
  const { minCents, maxCents } = address.chosen;
  const choose = (min: number | null, max: number | null) => {
    address.change(withPrice(address.chosen, min, max));
  };
  const buckets = facet?.buckets ?? [];
  // Equal buckets: the second begins where the first ends.
  const end = buckets[1] === undefined ? PRICE_SLIDER.max : (buckets[1].from.minorUnits * buckets.length) / 100;
  return (
    <>
      <PriceSlider minCents={minCents} maxCents={maxCents} buckets={buckets} end={end} onChange={choose} />
      <PriceInputs address={address} end={end} onChange={choose} />
      <div role="radiogroup" aria-label={t('list.price')}>
        {facet?.bands.map(({ from, to, count }) => {
          const low = from.minorUnits === 0 ? null : from.minorUnits;
          const high = to?.minorUnits ?? null;
          const isOn = minCents === low && maxCents === high;
          return (
            <FilterRow
              key={from.minorUnits}
              address={address}
              to={isOn ? withPrice(address.chosen, null, null) : withPrice(address.chosen, low, high)}
              role="radio"
              isOn={isOn}
              label={bandLabel(low, high)}
              count={count}
            />
          );
        })}
      </div>
    </>
  );

  /** The bands meet without sharing an end; people read them in round dollars. */
  function bandLabel(low: number | null, high: number | null): string {
    if (low === null) return t('list.under', { price: shortMoney(roundUp(high ?? 0)) });
    if (high === null) return t('list.above', { price: shortMoney(roundDown(low)) });
    return t('list.between', { a: shortMoney(low), b: shortMoney(roundUp(high)) });
  }
}

function roundUp(cents: number): number {
  return Math.ceil(cents / 100) * 100;
}

function roundDown(cents: number): number {
  return Math.floor(cents / 100) * 100;
}
