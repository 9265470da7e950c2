import { useEffect, useRef, useState } from 'react';
import { PRICE_SLIDER } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { shortMoney } from '#schema/rules/money.ts';
import styles from './PriceSlider.module.css';

const COMMIT_MS = 300;
/** Positions of a thumb, at most. */
const STEPS = 50;

interface PriceSliderProps {
  minCents: number | null;
  maxCents: number | null;
  buckets: readonly { from: { minorUnits: number }; count: number }[];
  /** End of the scale, in whole dollars. */
  end: number;
  /** Cents; null: open. Debounced. */
  onChange: (minCents: number | null, maxCents: number | null) => void;
}

/** Slider with two thumbs and a histogram, in whole dollars; at its end, the right thumb means no upper limit. */
export function PriceSlider({ minCents, maxCents, buckets, end: scaleEnd, onChange }: PriceSliderProps) {
  const t = useT();
  // Thumb positions; kept after `onChange` until the bounds change, so that no input in between is lost.
  const [draft, setDraft] = useState<{ low: number; high: number; committedBounds: string | null } | null>(null);
  const bounds = `${minCents} ${maxCents}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Refs, since other filters may change before the debounce ends.
  const latest = useRef(onChange);
  const latestBounds = useRef(bounds);
  useEffect(() => {
    latest.current = onChange;
    latestBounds.current = bounds;
  }, [onChange, bounds]);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (draft !== null && draft.committedBounds !== null && draft.committedBounds !== bounds) setDraft(null);
  const step = Math.max(1, scaleEnd / STEPS);
  const low = draft?.low ?? onScale(minCents, PRICE_SLIDER.min, scaleEnd);
  const high = draft?.high ?? onScale(maxCents, scaleEnd, scaleEnd);
  // Square root, since most products are cheap and other bars would be invisible.
  const highest = Math.sqrt(Math.max(1, ...buckets.map(({ count }) => count)));

  const move = (nextLow: number, nextHigh: number) => {
    setDraft({ low: nextLow, high: nextHigh, committedBounds: null });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft({ low: nextLow, high: nextHigh, committedBounds: latestBounds.current });
      latest.current(nextLow <= PRICE_SLIDER.min ? null : nextLow * 100, nextHigh >= scaleEnd ? null : nextHigh * 100);
    }, COMMIT_MS);
  };
  const spoken = (amount: number) =>
    amount >= scaleEnd ? t('list.noUpperLimit', { price: shortMoney(amount * 100) }) : shortMoney(amount * 100);
  const share = (amount: number) => (amount - PRICE_SLIDER.min) / (scaleEnd - PRICE_SLIDER.min);
  const shared = { min: PRICE_SLIDER.min, max: scaleEnd, step } as const;

  return (
    <div className={styles.slider} style={{ '--low': share(low), '--high': share(high) } as React.CSSProperties}>
      <div className={styles.bars} aria-hidden="true">
        {buckets.map(({ from, count }) => {
          const start = from.minorUnits / 100;
          const end = start + scaleEnd / buckets.length;
          // The last bar includes all prices above the scale.
          const isIn = (end > low || end >= scaleEnd) && (start < high || high >= scaleEnd);
          return (
            <span
              key={start}
              className={isIn ? styles.in : undefined}
              style={{ height: `${count === 0 ? 3 : Math.max(8, (Math.sqrt(count) / highest) * 100)}%` }}
            />
          );
        })}
      </div>
      <div className={styles.track}>
        <input
          type="range"
          {...shared}
          aria-label={t('list.minPrice')}
          aria-valuetext={spoken(low)}
          value={low}
          onChange={(event) => move(Math.min(Number(event.target.value), high - step), high)}
        />
        <input
          type="range"
          {...shared}
          aria-label={t('list.maxPrice')}
          aria-valuetext={spoken(high)}
          value={high}
          onChange={(event) => move(low, Math.max(Number(event.target.value), low + step))}
        />
      </div>
    </div>
  );
}

/** Position of a bound on the slider, in dollars. */
function onScale(cents: number | null, open: number, end: number): number {
  if (cents === null) return open;
  return Math.min(end, Math.max(PRICE_SLIDER.min, Math.round(cents / 100)));
}
