import type { ReactNode } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { spacedWeight } from '#client/lib/spacedWeight.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import type { PackageCard_PackageFragment } from './PackageCard.generated.ts';
import styles from './PackageLines.module.css';

type Line = PackageCard_PackageFragment['lines'][number];

/** What is in a package, as it read when it was ordered. */
export function PackageLines({ lines, actionOf }: { lines: readonly Line[]; actionOf?: (line: Line) => ReactNode }) {
  const t = useT();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Tile image={line.image} sizes="64px" isDecorative className={styles.tile} />
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
