import { useId, useState, type FocusEvent } from 'react';
import { PRICE_SLIDER } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { KeptKeys } from './KeptKeys.tsx';
import type { ListingAddress } from './useListingQuery.ts';
import { readAmount } from './readAmount.ts';
import { dollars } from './writeListingQuery.ts';
import styles from './PriceInputs.module.css';

interface PriceInputsProps {
  address: ListingAddress;
  /** Where the slider above ends, in whole dollars. */
  end: number;
  /** Cents; null is open. */
  onChange: (minCents: number | null, maxCents: number | null) => void;
}

/** The price as two numbers: the way for everyone to whom thumbs are no help, and a form that works without scripts. */
export function PriceInputs({ address, end, onChange }: PriceInputsProps) {
  const t = useT();
  const { minCents, maxCents } = address.chosen;
  const shownMin = minCents === null ? '' : dollars(minCents);
  const shownMax = maxCents === null ? '' : dollars(maxCents);
  const [draft, setDraft] = useState<{ min: string; max: string; over: string } | null>(null);
  // What is typed counts over the prices it was typed over: chosen elsewhere, others take its place.
  const over = `${shownMin}–${shownMax}`;
  const { min, max } = draft?.over === over ? draft : { min: shownMin, max: shownMax };
  const [low, high] = [readAmount(min), readAmount(max)];
  // Told once it is meant to count, and gone as soon as it is right.
  const [isChecked, setChecked] = useState(false);
  const isWrong = isChecked && (low === 'unclear' || high === 'unclear');
  const errorId = useId();

  const commit = () => {
    const isUnclear = low === 'unclear' || high === 'unclear';
    setChecked(isUnclear);
    if (isUnclear) return;
    setDraft(null);
    const next: [number | null, number | null] = [low === 0 ? null : low, high];
    if (next[0] !== minCents || next[1] !== maxCents) onChange(...next);
  };
  // From one number to the other the draft goes on: both are meant together.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!(relatedTarget instanceof HTMLInputElement && currentTarget.form?.contains(relatedTarget))) commit();
  };
  const field = (amount: ReturnType<typeof readAmount>) => {
    const isBad = isChecked && amount === 'unclear';
    const error = { 'aria-invalid': isBad || undefined, 'aria-describedby': isBad ? errorId : undefined } as const;
    return { type: 'text', inputMode: 'decimal', autoComplete: 'off', maxLength: 12, onBlur: leave, ...error } as const;
  };
  return (
    <form
      method="get"
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
          {...field(low)}
          name="min"
          aria-label={t('list.minPrice')}
          placeholder={String(PRICE_SLIDER.min)}
          value={min}
          onChange={(event) => setDraft({ min: event.target.value, max, over })}
        />
      </label>
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      <label className={styles.field}>
        <span aria-hidden="true">$</span>
        <input
          {...field(high)}
          name="max"
          aria-label={t('list.maxPrice')}
          placeholder={`${end}+`}
          value={max}
          onChange={(event) => setDraft({ min, max: event.target.value, over })}
        />
      </label>
      <p id={errorId} aria-live="assertive" className={styles.error}>
        {isWrong && t('list.priceUnclear')}
      </p>
      <button type="submit" className={styles.apply}>
        {t('list.apply')}
      </button>
    </form>
  );
}
