import { useEffect, useRef, useState } from 'react';
import { PRICE_SLIDER } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { shortMoney } from '#schema/rules/money.ts';
import styles from './PriceSlider.module.css';

const COMMIT_MS = 300;
/** A thumb has about so many places. */
const STEPS = 50;

interface PriceSliderProps {
  minCents: number | null;
  maxCents: number | null;
  buckets: readonly { from: { minorUnits: number }; count: number }[];
  /** Where the scale ends, in whole dollars. */
  end: number;
  /** Cents; null is open. Called once the thumbs rest. */
  onChange: (minCents: number | null, maxCents: number | null) => void;
}

/** Two thumbs over a picture of how prices spread. The right thumb at its end means no upper limit. Whole dollars. */
export function PriceSlider({ minCents, maxCents, buckets, end: scaleEnd, onChange }: PriceSliderProps) {
  const t = useT();
  // Where the thumbs were moved to. Once told, it is shown until the response changes the bounds, so that no press in between is lost.
  const [draft, setDraft] = useState<{ low: number; high: number; toldAt: string | null } | null>(null);
  const bounds = `${minCents} ${maxCents}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // When the thumbs rest, other filters may have changed since they moved.
  const latest = useRef(onChange);
  const latestBounds = useRef(bounds);
  useEffect(() => {
    latest.current = onChange;
    latestBounds.current = bounds;
  }, [onChange, bounds]);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (draft !== null && draft.toldAt !== null && draft.toldAt !== bounds) setDraft(null);
  const step = Math.max(1, scaleEnd / STEPS);
  const low = draft?.low ?? onScale(minCents, PRICE_SLIDER.min, scaleEnd);
  const high = draft?.high ?? onScale(maxCents, scaleEnd, scaleEnd);
  // Most products are cheap: without the root the other bars would vanish beside the first.
  const highest = Math.sqrt(Math.max(1, ...buckets.map(({ count }) => count)));

  const move = (nextLow: number, nextHigh: number) => {
    setDraft({ low: nextLow, high: nextHigh, toldAt: null });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft({ low: nextLow, high: nextHigh, toldAt: latestBounds.current });
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
          // The last bar holds all that is dearer than the scale.
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

/** Where a bound stands on the slider, in dollars. */
function onScale(cents: number | null, open: number, end: number): number {
  if (cents === null) return open;
  return Math.min(end, Math.max(PRICE_SLIDER.min, Math.round(cents / 100)));
}
