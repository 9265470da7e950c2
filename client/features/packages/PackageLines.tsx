import type { ReactNode } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { spacedWeight } from '#client/lib/spacedWeight.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { PackageCard_PackageFragment } from './PackageCard.generated.ts';
import styles from './Packages.module.css';

type CardLine = PackageCard_PackageFragment['lines'][number];

/** Of what is sold today it is enough to know the page and the weight. */
type Line = Omit<CardLine, 'product'> & { product: Omit<NonNullable<CardLine['product']>, 'returnable'> | null };

/** What is in a package, as it read when it was ordered. */
export function PackageLines<Each extends Line>({ lines, actionOf }: { lines: readonly Each[]; actionOf?: (line: Each) => ReactNode }) {
  const t = useT();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <ProductImage image={line.image} sizes="64px" isDecorative className={styles.tile} />
          <div className={styles.words}>
            {line.product ? (
              <AppLink to={productPath(line.product.slug)} className={styles.title}>
                {line.title}
              </AppLink>
            ) : (
              <span className={styles.title}>{line.title}</span>
            )}
            <p className={styles.detail}>
              {[
                ...detailsOf(line),
                line.quantity === 1
                  ? t('co.qty', { n: 1 })
                  : t('own.unitsAt', { n: line.quantity, price: formatMoney(line.unitPrice.minorUnits) }),
              ].join(' · ')}
            </p>
            {actionOf?.(line)}
          </div>
          <span className={styles.amount}>{formatMoney(line.total.minorUnits)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was chosen; for what leaves no choice, its weight. */
function detailsOf({ options, product }: Line): string[] {
  if (options.length > 0) return options.map(({ label }) => label);
  return product?.weight ? [spacedWeight(product.weight)] : [];
}
