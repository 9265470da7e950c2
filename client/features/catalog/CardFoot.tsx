import type { ReactNode } from 'react';
import { T } from '#client/i18n/T.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { dayDistance, formatDate } from '#client/lib/formatDate.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import styles from './CardFoot.module.css';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

type Product = Pick<ProductCard_ProductFragment, 'stock' | 'status' | 'delivery' | 'vendor'>;

/** A weekday names the next six days without doubt. */
const DAYS_BY_NAME = 6;

interface CardFootProps {
  product: Product;
  /** Leaves the vendor out, for dense cards. */
  isShort?: boolean;
  /** The cart button, or a link in its place. */
  children: ReactNode;
}

/** Foot of a card: the stock status or the day of arrival above the vendor, and the card's only control below the picture. */
export function CardFoot({ product, isShort = false, children }: CardFootProps) {
  return (
    <div className={cx(styles.foot, isShort && styles.isShort)}>
      <div className={styles.when}>
        <Status {...product} />
        <p className={styles.vendor}>{product.vendor.name}</p>
      </div>
      {children && <div className={styles.control}>{children}</div>}
    </div>
  );
}

/** The first of these that applies: sold out, not delivered to the state, only in store, few left, day of arrival. */
function Status({ stock, status, delivery }: Product) {
  const t = useT();
  const { state } = usePrefs();
  const note = noteOf();
  if (note !== null) return <p className={cx(styles.status, styles.note)}>{note}</p>;
  const { earliest, latest } = delivery;
  const isLow = stock.level === 'LOW';
  if (earliest === null || latest === null)
    return isLow && <p className={cx(styles.status, styles.low)}>{t('product.lowStock', { n: stock.purchasable })}</p>;
  return (
    <p className={cx(styles.status, isLow && styles.low)}>
      {isLow && (
        <span aria-hidden="true" className={styles.short}>
          {t('product.lowStock', { n: stock.purchasable })}
        </span>
      )}
      <Arrival earliest={earliest} latest={latest} units={isLow ? stock.purchasable : null} />
    </p>
  );

  /** Reason why the product cannot be ordered; null if it can. */
  function noteOf(): string | null {
    if (status === 'DISABLED') return t('product.disabled');
    if (stock.level === 'OUT' || status === 'OUT_OF_STOCK') return t('product.soldOut');
    if (isUndeliverable({ delivery, stock }, state)) return t('product.notTo', { state: t(`states.${state!}`) });
    return stock.purchasable === 0 ? t('product.inStoreShort') : null;
  }
}

/** Whether a product for sale online is not delivered to the chosen state. */
export function isUndeliverable({ delivery, stock }: Pick<Product, 'delivery' | 'stock'>, state: string | null): boolean {
  return state !== null && delivery.latest === null && stock.purchasable > 0;
}

/** The last day of the estimate. Its range is for screen readers and the tooltip. */
function Arrival({ earliest, latest, units }: { earliest: string; latest: string; units: number | null }) {
  const t = useT();
  const locale = useLocale();
  const isNear = dayDistance(new Date(), latest) <= DAYS_BY_NAME;
  const day = <b>{formatDate(latest, locale, isNear ? 'weekdayName' : 'dayMonth')}</b>;
  const range = t('product.arrivesInRange', { from: formatDate(earliest, locale, 'weekday'), to: formatDate(latest, locale, 'weekday') });
  return (
    <>
      {/* The name of the day differs if midnight falls between server rendering and hydration. */}
      <span aria-hidden="true" className={units === null ? undefined : styles.long} title={range} suppressHydrationWarning>
        {units === null ? <T k="product.arrivesOn" values={{ day }} /> : <T k="product.lowArrives" values={{ n: units, day }} />}
      </span>
      <VisuallyHidden>{units === null ? range : `${t('product.lowStock', { n: units })}. ${range}`}</VisuallyHidden>
    </>
  );
}
