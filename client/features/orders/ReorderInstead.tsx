import { useQuery } from '@apollo/client/react';
import { formatMoney } from '#schema/rules/money.ts';
import { productPath } from '#client/config/links.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ReorderInsteadDocument } from './Reorder.generated.ts';
import styles from './Orders.module.css';

/** What is like a product that cannot be had: links only, nothing is ever put in its place unasked. */
export function ReorderInstead({ productId }: { productId: string }) {
  const t = useT();
  const { data } = useQuery(ReorderInsteadDocument, {
    variables: { ids: [productId], locale: apiLocale(useLocale()) },
    errorPolicy: 'all',
  });
  const node = data?.nodes?.[0];
  const others = node?.__typename === 'Product' ? node.related.filter(({ status }) => status === 'AVAILABLE') : [];
  if (others.length === 0) return null;
  return (
    <p className={styles.instead}>
      {t('re.instead')}{' '}
      {others.map(({ id, slug, title, price }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <AppLink to={productPath(slug)}>{title}</AppLink> {formatMoney(price.current.minorUnits)}
        </span>
      ))}
    </p>
  );
}
