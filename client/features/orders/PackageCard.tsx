import { formatMoney } from '#schema/rules/money.ts';
import { productPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { spacedWeight } from '#client/lib/spacedWeight.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import type { PackageCard_PackageFragment } from './PackageCard.generated.ts';
import { PACKAGE_STATUS_LABEL } from './packageStatus.ts';
import styles from './PackageCard.module.css';
import { Timeline } from './Timeline.tsx';

/** Until then there is a day to wait for. */
const IS_ON_ITS_WAY: ReadonlySet<string> = new Set(['PLACED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY']);

/** One vendor's parcel: where it stands, what has happened to it, what is in it. */
export function PackageCard({ parcel, position }: { parcel: PackageCard_PackageFragment; position: number }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={styles.card} aria-labelledby={parcel.id}>
      <header className={styles.header}>
        <p className={styles.from}>{t('ord.parcelFrom', { n: position, vendor: parcel.vendor.name })}</p>
        <h2 id={parcel.id} className={styles.status}>
          {t(PACKAGE_STATUS_LABEL[parcel.status])}
        </h2>
        {parcel.expectedBy && IS_ON_ITS_WAY.has(parcel.status) && (
          <p className={styles.expected}>{t('ord.expected', { date: formatDate(parcel.expectedBy, locale, 'weekday') })}</p>
        )}
      </header>
      <div className={styles.body}>
        <div>
          <h3 className={styles.small}>{t('ord.timeline')}</h3>
          <Timeline events={parcel.timeline} />
        </div>
        <ul className={styles.lines}>
          {parcel.lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <Tile image={line.image} sizes="72px" isDecorative className={styles.tile} />
              <div>
                {line.product ? <AppLink to={productPath(line.product.slug)}>{line.title}</AppLink> : line.title}
                <p className={styles.detail}>{[...detailsOf(line), t('co.qty', { n: line.quantity })].join(' · ')}</p>
              </div>
              <span className={styles.amount}>{formatMoney(line.total.minorUnits)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What was chosen; for what leaves no choice, its weight. */
function detailsOf({ options, product }: PackageCard_PackageFragment['lines'][number]): string[] {
  if (options.length > 0) return options.map(({ label }) => label);
  return product?.weight ? [spacedWeight(product.weight)] : [];
}
