import { Stack, Cluster } from '#client/ui/primitives/Layout.tsx';
import { PRICE_SLIDER } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { withPrice } from './changeListingQuery.ts';
import type { RangeFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import { PriceSlider } from './PriceSlider.tsx';
import { shortMoney } from '#schema/rules/money.ts';
import type { ListingUrl } from './useListingQuery.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { NoScriptSubmit, HiddenParams } from './ListingSelect.tsx';
import { useId, useState, type FocusEvent } from 'react';
import { dollars, toCents } from './listingQuery.ts';
import styles from './Filters.module.css';

/** Price filter. The slider, fields and bands all change the same range. */
export function FilterPrice({ listingUrl, facet }: { listingUrl: ListingUrl; facet: RangeFacet | null }) {
  const t = useT();
  const { minCents, maxCents } = listingUrl.chosen;
  const choose = (min: number | null, max: number | null) => {
    listingUrl.change((latest) => withPrice(latest, min, max));
  };
  const buckets = facet?.buckets ?? [];
  // All buckets have the same width, so the start of the second one equals the width.
  const end = buckets[1] === undefined ? PRICE_SLIDER.max : (buckets[1].from.minorUnits * buckets.length) / 100;
  return (
    <Stack gap={3}>
      <PriceSlider minCents={minCents} maxCents={maxCents} buckets={buckets} end={end} onChange={choose} />
      <PriceInputs listingUrl={listingUrl} end={end} onChange={choose} />
      <div role="radiogroup" aria-label={t('list.price')}>
        {facet?.bands.map(({ from, to, count }) => {
          const low = from.minorUnits === 0 ? null : from.minorUnits;
          const high = to?.minorUnits ?? null;
          const isOn = minCents === low && maxCents === high;
          return (
            <FilterRow
              key={from.minorUnits}
              listingUrl={listingUrl}
              to={isOn ? withPrice(listingUrl.chosen, null, null) : withPrice(listingUrl.chosen, low, high)}
              role="radio"
              isOn={isOn}
              label={bandLabel(low, high)}
              count={count}
            />
          );
        })}
      </div>
    </Stack>
  );

  /** Label in whole dollars: neighbouring bands show the same bound, although they differ by one cent. */
  function bandLabel(low: number | null, high: number | null): string {
    const from = shortMoney(Math.floor((low ?? 0) / 100) * 100);
    const to = shortMoney(Math.ceil((high ?? 0) / 100) * 100);
    if (low === null) return t('list.under', { price: to });
    return high === null ? t('list.above', { price: from }) : t('list.between', { a: from, b: to });
  }
}

interface PriceInputsProps {
  listingUrl: ListingUrl;
  /** End of the slider, in whole dollars. */
  end: number;
  /** In cents; null means no bound. */
  onChange: (minCents: number | null, maxCents: number | null) => void;
}

/** The price range as two fields: an accessible alternative to the slider, and a form that works without scripts. */
function PriceInputs({ listingUrl, end, onChange }: PriceInputsProps) {
  const t = useT();
  const { minCents, maxCents } = listingUrl.chosen;
  const shownMin = minCents === null ? '' : dollars(minCents);
  const shownMax = maxCents === null ? '' : dollars(maxCents);
  const [draft, setDraft] = useState<{ min: string; max: string; over: string } | null>(null);
  // Discards the draft when the range is changed elsewhere.
  const over = `${shownMin}–${shownMax}`;
  const { min, max } = draft?.over === over ? draft : { min: shownMin, max: shownMax };
  const [low, high] = [readAmount(min), readAmount(max)];
  // Shows errors after a commit, and hides each one as soon as it is corrected.
  const [isChecked, setChecked] = useState(false);
  const unclear = [low === 'unclear' && min, high === 'unclear' && max].filter((text) => text !== false);
  const errorId = useId();

  const commit = () => {
    setChecked(unclear.length > 0);
    if (low === 'unclear' || high === 'unclear') return;
    setDraft(null);
    const from = low === 0 ? null : low;
    if (from !== minCents || high !== maxCents) onChange(from, high);
  };
  // Moving the focus between the two fields does not commit the draft.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!(relatedTarget instanceof HTMLInputElement && currentTarget.form?.contains(relatedTarget))) commit();
  };
  const amount = (name: 'min' | 'max', value: ReturnType<typeof readAmount>, label: string, placeholder: string | number) => {
    const isBad = isChecked && value === 'unclear';
    return (
      <Cluster as="label" noWrap className={cx(styles.input, styles.field)}>
        <span aria-hidden="true" className={styles.none}>
          $
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          name={name}
          aria-label={label}
          aria-invalid={isBad || undefined}
          aria-describedby={isBad ? errorId : undefined}
          placeholder={String(placeholder)}
          value={name === 'min' ? min : max}
          onChange={(event) => setDraft({ min, max, over, [name]: event.target.value })}
          onBlur={leave}
        />
      </Cluster>
    );
  };
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <HiddenParams query={listingUrl.chosen} except={['min', 'max', 'page']} />
      <Cluster noWrap>
        {amount('min', low, t('list.minPrice'), PRICE_SLIDER.min)}
        <span aria-hidden="true" className={styles.none}>
          –
        </span>
        {amount('max', high, t('list.maxPrice'), `${end}+`)}
        <NoScriptSubmit />
      </Cluster>
      <Text id={errorId} aria-live="assertive" size="compact" tone="danger">
        {isChecked && unclear.length > 0 && t(unclear.some(isInRinggit) ? 'list.priceInRinggit' : 'list.priceUnclear')}
      </Text>
    </form>
  );
}

/** Whether an amount is in ringgit, which is not converted to dollars. */
const isInRinggit = (text: string) => /(?:^|[^a-z])(?:RM|MYR)(?:$|[^a-z])/i.test(text);

/** Parses a bound to cents. Returns null if empty, and 'unclear' if it is not an amount in dollars. */
function readAmount(text: string): number | null | 'unclear' {
  return text.trim() === '' ? null : (toCents(text) ?? 'unclear');
}
