import { useFragment } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { FACETS } from '#schema/rules/facets.ts';
import { CardDetails_ProductFragmentDoc } from './CardDetails.generated.ts';
import styles from './CardDetails.module.css';

interface CardDetailsProps {
  productId: string;
  /** With a line of facts under the description. */
  hasSpecs: boolean;
}

/** What a large card or a row tells beside the usual: a description and, where there is room, a few facts. */
export function CardDetails({ productId, hasSpecs }: CardDetailsProps) {
  const locale = useLocale();
  const variables = { locale: apiLocale(locale) } as const;
  const { data: product, complete } = useFragment({
    fragment: CardDetails_ProductFragmentDoc,
    fragmentName: 'CardDetails_product',
    from: { __typename: 'Product', id: productId },
    variables,
  });
  if (!complete) return null;
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
