import { capitalised } from '#schema/rules/capitalised.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import type { CardDetails_ProductFragment } from './CardDetails.generated.ts';
import styles from './ProductCard.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

interface CardDetailsProps {
  product: CardDetails_ProductFragment;
  /** Shows a list of facts below the description. */
  hasSpecs: boolean;
}

/** Additional content for large cards and rows. */
export function CardDetails({ product, hasSpecs }: CardDetailsProps) {
  const t = useT();
  const locale = useLocale();
  const places = product.fulfilment.map((place) => t(`facetValues.FULFILMENT.${place}`));
  const specs = [
    [t('facets.CATEGORY'), capitalised(product.category.name)],
    [t('facets.BRAND'), product.brand?.name],
    [t('facets.FULFILMENT'), listValues(places, locale)],
    [t('facets.HALAL'), product.halal?.body],
  ] as const;
  return (
    <>
      <Text size={hasSpecs ? 'body' : 'compact'} tone="muted" lines={hasSpecs ? 3 : 2} above={2} measure="68ch" className={only.fromMd}>
        {product.description}
      </Text>
      {hasSpecs && (
        <dl className={cx(styles.specs, only.fromMd)}>
          {specs.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      )}
    </>
  );
}
