import { useDeferredValue, type ReactNode } from 'react';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { useT } from '#client/i18n/useT.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { Accordion } from '#client/ui/navigation/Accordion.tsx';
import { Tabs } from '#client/ui/navigation/Tabs.tsx';
import type { DetailProduct, Variant } from '#client/features/product/chooseVariant.ts';
import type { MarketplaceFacts } from './marketplaceFacts.ts';
import { SpecificationTable } from './SpecificationTable.tsx';
import styles from './Product.module.css';

interface ProductInformationProps {
  product: DetailProduct;
  shop: MarketplaceFacts;
  variant: Variant | null;
  look: ViewByPage['product']['details'];
}

/** The long texts: folded with the description open, or as tabs. */
export function ProductInformation({ product, shop, variant, look }: ProductInformationProps) {
  const t = useT();
  const state = useDeferredValue(usePrefs()).state ?? DEFAULT_STATE;
  const { delivery, returnable } = product;
  const { minDays, maxDays, cheapest } = delivery;
  // What cannot be ordered comes on no day.
  const isOrderable = delivery.deliverable && product.status === 'AVAILABLE' && product.stock.purchasable > 0;
  const sections: { key: string; name: string; hint?: string; content: ReactNode }[] = [
    { key: 'description', name: t('product.description'), content: <p className={styles.productInformationText}>{product.description}</p> },
    {
      key: 'specifications',
      name: t('product.specs'),
      hint: t('product.specsHint'),
      content: <SpecificationTable product={product} variant={variant} />,
    },
    {
      key: 'delivery',
      name: t('product.deliveryReturns'),
      hint: isOrderable
        ? t(returnable ? 'product.deliveryReturnsHint' : 'product.deliveryFreshHint', {
            a: minDays ?? 0,
            b: maxDays ?? 0,
            n: shop.returnDays,
          })
        : undefined,
      content: (
        <div className={styles.productInformationText}>
          {isOrderable && cheapest && (
            <p>
              {t('product.deliveryText', {
                state: t(`states.${state}`),
                a: minDays ?? 0,
                b: maxDays ?? 0,
                price: formatMoney(cheapest.minorUnits),
                free: shortMoney(shop.freeShippingOver.minorUnits),
              })}
            </p>
          )}
          {delivery.reason && <p>{delivery.reason}</p>}
          <p>{returnable ? t('product.returnText', { n: shop.returnDays }) : `${t('product.noReturn')}. ${t('product.noReturnNote')}`}</p>
        </div>
      ),
    },
  ];
  if (look === 'tabs') {
    const tabs = sections.map(({ key, name, content }) => ({ key, label: name, panel: content }));
    return <Tabs tabs={tabs} label={t('product.details')} look="underlined" isInAddress />;
  }
  return (
    <Accordion
      sections={sections.map(({ key, name, hint, content }) => ({ key, title: titled(name, hint), content }))}
      initiallyOpen={['description']}
      headingLevel={2}
      className={styles.accordion}
    />
  );

  function titled(title: string, hint?: string): ReactNode {
    return (
      <span className={styles.productInformationTitle}>
        {title}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    );
  }
}
