import { capitalised } from '#client/i18n/capitalised.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { FACETS } from '#schema/rules/facets.ts';
import type { CardDetails_ProductFragment } from './CardDetails.generated.ts';
import styles from './ProductCard.module.css';

interface CardDetailsProps {
  product: CardDetails_ProductFragment;
  /** With a line of facts under the description. */
  hasSpecs: boolean;
}

/** What a large card or a row tells beside the usual: a description and, where there is room, a few facts. */
export function CardDetails({ product, hasSpecs }: CardDetailsProps) {
  const locale = useLocale();
  const places = product.fulfilment.map((place) => FACETS.FULFILMENT.values[place][locale]);
  const specs = [
    [FACETS.CATEGORY.label[locale], capitalised(product.category.name)],
    [FACETS.BRAND.label[locale], product.brand?.name],
    [FACETS.FULFILMENT.label[locale], places.join(', ')],
    [FACETS.HALAL.label[locale], product.halal?.body],
  ] as const;
  return (
    <>
      <p className={styles.description} data-short={hasSpecs ? undefined : ''}>
        {product.description}
      </p>
      {hasSpecs && (
        <dl className={styles.specs}>
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
