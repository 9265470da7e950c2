import { useEffect, useState, type RefObject } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Price } from '#client/ui/primitives/Price.tsx';
import type { ProductPrice_PriceFragment } from './ProductPrice.generated.ts';
import styles from './Product.module.css';

interface MiniBuyBarProps {
  /** The real buttons: while they are in sight, or still below, the bar is away. */
  anchor: RefObject<HTMLElement | null>;
  price: ProductPrice_PriceFragment;
  /** What is chosen. */
  label: string;
  onAdd: () => void;
  isAdded: boolean;
  /** The seller does not deliver it to the chosen state. */
  isForLater: boolean;
  /** There is none of what is chosen. */
  isUnmade: boolean;
}

/** On phones: price and button at the foot of the screen once the real ones have scrolled away. Takes the dock's place. */
export function MiniBuyBar({ anchor, price, label, onAdd, isAdded, isForLater, isUnmade }: MiniBuyBarProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = anchor.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    // What lies below counts as seen, so that a jump over the buttons is noticed like scrolling past them.
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);
  if (!isShown) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.text}>
        <span className={styles.label}>{isUnmade ? t('product.notMade', { names: label.replaceAll(' · ', ', ') }) : label}</span>
        <span className={styles.price}>
          <Price money={formatMoney(price.current.minorUnits)} />
          {price.was && <s>{formatMoney(price.was.minorUnits)}</s>}
        </span>
      </div>
      <Button
        look={isForLater ? 'outline' : undefined}
        icon={isAdded ? 'check' : undefined}
        aria-disabled={isUnmade || undefined}
        onClick={onAdd}
      >
        {t(isAdded ? 'product.added' : isForLater ? 'product.addAnywayShort' : 'product.addToCart')}
      </Button>
    </div>
  );
}
