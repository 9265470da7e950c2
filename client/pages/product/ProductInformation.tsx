import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { usePrefs } from '#client/app/PrefsProvider.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { DEFAULT_STATE, MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { Accordion } from '#client/ui/Accordion.tsx';
import type { DetailProduct, Variant } from './chooseVariant.ts';
import type { ShopFacts } from './shopFacts.ts';
import { SpecificationTable } from './SpecificationTable.tsx';
import styles from './ProductInformation.module.css';

interface ProductInformationProps {
  product: DetailProduct;
  shop: ShopFacts;
  variant: Variant | null;
}

/** The long texts, folded: description open, the rest one press away. */
export function ProductInformation({ product, shop, variant }: ProductInformationProps) {
  const t = useT();
  const locale = useLocale();
  const state = useDeferredValue(usePrefs()).state ?? DEFAULT_STATE;
  const { delivery } = product;
  const { minDays, maxDays, cheapest, deliverable } = delivery;
  const sections: { key: string; title: ReactNode; content: ReactNode }[] = [
    { key: 'description', title: titled(t('product.description')), content: <p className={styles.text}>{product.description}</p> },
    {
      key: 'specifications',
      title: titled(t('product.specs'), t('product.specsHint')),
      content: <SpecificationTable product={product} variant={variant} />,
    },
    {
      key: 'delivery',
      title: titled(
        t('product.deliveryReturns'),
        deliverable ? t('product.deliveryReturnsHint', { a: minDays ?? 0, b: maxDays ?? 0, n: shop.returnDays }) : undefined,
      ),
      content: (
        <div className={styles.text}>
          {deliverable && cheapest && (
            <p>
              {t('product.deliveryText', {
                state: MALAYSIAN_STATES[state][locale],
                a: minDays ?? 0,
                b: maxDays ?? 0,
                price: formatMoney(cheapest.minorUnits),
                free: formatMoney(shop.freeShippingOver.minorUnits).replace(/\.00$/, ''),
              })}
            </p>
          )}
          {delivery.reason && <p>{delivery.reason}</p>}
          <p>{t('product.returnText', { n: shop.returnDays })}</p>
        </div>
      ),
    },
  ];
  return <Accordion sections={sections} initiallyOpen={['description']} headingLevel={2} className={styles.accordion} />;

  function titled(title: string, hint?: string): ReactNode {
    return (
      <span className={styles.title}>
        {title}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    );
  }
}
