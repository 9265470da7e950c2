import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useEffect, useState, type RefObject } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Price } from '#client/ui/primitives/Price.tsx';
import type { ProductPrice_PriceFragment } from './Product.generated.ts';
import styles from './Product.module.css';
import { cx } from '#client/ui/primitives/cx.ts';

/** Root margin that cuts off the bar's height, so that buttons covered by the bar count as out of view. */
const UNDER_BAR = '0px 0px -78px 0px';

interface MiniBuyBarProps {
  /** The page's own buttons; the bar hides while they are in view. */
  anchor: RefObject<HTMLElement | null>;
  price: ProductPrice_PriceFragment;
  label: string;
  onAdd: () => void;
  isAdded: boolean;
  /** The product can be added but not ordered at the moment. */
  isForLater: boolean;
  /** No variant has the chosen options. */
  isUnmade: boolean;
}

/** Bar with the price and a cart button. On phones, it covers the tab bar while the page's own buttons are out of view. */
export function MiniBuyBar({ anchor, price, label, onAdd, isAdded, isForLater, isUnmade }: MiniBuyBarProps) {
  const t = useT();
  // null before the first observation: the bar is part of the first paint, but inert.
  const [isShown, setShown] = useState<boolean | null>(null);
  useEffect(() => {
    const element = anchor.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), { rootMargin: UNDER_BAR });
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);
  if (isShown === false) return null;
  return (
    <Cluster
      gap={4}
      justify="between"
      noWrap
      className={cx(styles.bar, only.belowMd, only.scripted)}
      inert={isShown === null}
      aria-hidden={isShown === null}
    >
      <Stack gap={0}>
        <Text size="small" tone="subtle" isTruncated>
          {isUnmade ? t('product.notMade', { names: label.replaceAll(' · ', ', ') }) : label}
        </Text>
        <Cluster align="baseline" isTight>
          <Price money={formatMoney(price.current.minorUnits)} />
          {price.was && (
            <Text as="s" size="compact" tone="subtle">
              {formatMoney(price.was.minorUnits)}
            </Text>
          )}
        </Cluster>
      </Stack>
      <Button
        variant={isForLater ? 'outline' : undefined}
        icon={isAdded ? 'check' : undefined}
        aria-disabled={isUnmade || undefined}
        onClick={onAdd}
      >
        {t(isAdded ? 'product.added' : isForLater ? 'product.addAnywayShort' : 'product.addToCart')}
      </Button>
    </Cluster>
  );
}
