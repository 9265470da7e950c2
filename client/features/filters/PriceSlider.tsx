import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PRICE_SLIDER } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { shortMoney } from '#schema/rules/money.ts';
import styles from './PriceSlider.module.css';

const COMMIT_MS = 300;
/** Maximum number of positions for each thumb. */
const STEPS = 50;

interface Draft {
  low: number;
  high: number;
  /** The move has not been passed to `onChange` yet. */
  isMoving: boolean;
  /** Bounds that have been passed to `onChange`. Each may still become the current range, in this order. */
  sent: readonly string[];
}

interface PriceSliderProps {
  minCents: number | null;
  maxCents: number | null;
  buckets: readonly { from: { minorUnits: number }; count: number }[];
  /** End of the scale, in whole dollars. */
  end: number;
  /** Debounced. In cents; null means no bound. */
  onChange: (minCents: number | null, maxCents: number | null) => void;
}

/** Price slider with two thumbs and a histogram, in whole dollars. The right thumb at the end of the scale means no upper limit. */
export function PriceSlider({ minCents, maxCents, buckets, end: scaleEnd, onChange }: PriceSliderProps) {
  const t = useT();
  // Positions of the thumbs. They are kept after `onChange` until the current range matches the last move or changes elsewhere.
  const [draft, setDraft] = useState<Draft | null>(null);
  const bounds = boundsOf(minCents, maxCents);
  const [shownBounds, setShownBounds] = useState(bounds);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Ref to the current callback, because other filters may change before the debounce ends.
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (bounds !== shownBounds) {
    setShownBounds(bounds);
    // The range from an earlier move may arrive while a later move is pending.
    const isEarlier = draft?.sent.slice(0, -1).includes(bounds);
    if (draft !== null && !draft.isMoving && !isEarlier) setDraft(null);
  }
  const step = Math.max(1, scaleEnd / STEPS);
  const low = draft?.low ?? onScale(minCents, PRICE_SLIDER.min, scaleEnd);
  const high = draft?.high ?? onScale(maxCents, scaleEnd, scaleEnd);
  // Bars grow with the square root, because most products are cheap and the bars for higher prices would otherwise be invisible.
  const highest = Math.sqrt(Math.max(1, ...buckets.map(({ count }) => count)));

  const move = (nextLow: number, nextHigh: number) => {
    setDraft((before) => ({ low: nextLow, high: nextHigh, isMoving: true, sent: before?.sent ?? [] }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const [min, max] = [nextLow <= PRICE_SLIDER.min ? null : nextLow * 100, nextHigh >= scaleEnd ? null : nextHigh * 100];
      const target = boundsOf(min, max);
      setDraft((before) => {
        const earlier = before?.sent.filter((bound) => bound !== target) ?? [];
        return { low: nextLow, high: nextHigh, isMoving: false, sent: [...earlier, target] };
      });
      latest.current(min, max);
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
          // The last bar includes all prices beyond the scale.
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

function boundsOf(minCents: number | null, maxCents: number | null): string {
  return `${minCents} ${maxCents}`;
}

/** A bound's position on the scale, in dollars; `open` if there is no bound. */
function onScale(cents: number | null, open: number, end: number): number {
  if (cents === null) return open;
  return Math.min(end, Math.max(PRICE_SLIDER.min, Math.round(cents / 100)));
}
