import { useState } from 'react';
import type { FocusEvent } from 'react';
import { PRICE_SLIDER } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { KeptKeys } from './KeptKeys.tsx';
import type { ListingAddress } from './useListingQuery.ts';
import { dollars } from './writeListingQuery.ts';
import styles from './PriceInputs.module.css';

interface PriceInputsProps {
  address: ListingAddress;
  /** Cents; null is open. */
  onChange: (minCents: number | null, maxCents: number | null) => void;
}

/** The price as two numbers: the way for everyone to whom thumbs are no help, and a form that works without scripts. */
export function PriceInputs({ address, onChange }: PriceInputsProps) {
  const t = useT();
  const { minCents, maxCents } = address.chosen;
  const shownMin = minCents === null ? '' : dollars(minCents);
  const shownMax = maxCents === null ? '' : dollars(maxCents);
  const [draft, setDraft] = useState<{ min: string; max: string } | null>(null);
  const { min, max } = draft ?? { min: shownMin, max: shownMax };

  const commit = () => {
    setDraft(null);
    const low = toCents(min);
    const next: [number | null, number | null] = [low === 0 ? null : low, toCents(max)];
    if (next[0] !== minCents || next[1] !== maxCents) onChange(...next);
  };
  // From one number to the other the draft goes on: both are meant together.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!(relatedTarget instanceof HTMLInputElement && currentTarget.form?.contains(relatedTarget))) commit();
  };
  const field = { type: 'text', inputMode: 'decimal', autoComplete: 'off', maxLength: 10, onBlur: leave } as const;
  return (
    <form
      className={styles.inputs}
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <KeptKeys query={address.chosen} except={['min', 'max', 'page']} />
      <label className={styles.field}>
        <span aria-hidden="true">$</span>
        <input
          {...field}
          name="min"
          aria-label={t('list.minPrice')}
          placeholder={String(PRICE_SLIDER.min)}
          value={min}
          onChange={(event) => setDraft({ min: event.target.value, max })}
        />
      </label>
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      <label className={styles.field}>
        <span aria-hidden="true">$</span>
        <input
          {...field}
          name="max"
          aria-label={t('list.maxPrice')}
          placeholder={`${PRICE_SLIDER.max}+`}
          value={max}
          onChange={(event) => setDraft({ min, max: event.target.value })}
        />
      </label>
      <button type="submit" className={styles.apply}>
        {t('list.apply')}
      </button>
    </form>
  );
}

/** Dollars as typed; anything that is no amount counts as no bound. */
function toCents(text: string): number | null {
  const amount = text.replace(/[$\s,]/g, '');
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(amount)) return null;
  return Math.round(Number(amount) * 100);
}
