import type { ReactNode } from 'react';
import { shopPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { LevelBar } from './LevelBar.tsx';
import { useSellingFor } from './useSellingFor.ts';
import type { VendorCard_VendorFragment } from './VendorCard.generated.ts';
import { VendorLogo } from './VendorLogo.tsx';
import type { VendorSlots } from './vendorSlots.ts';
import styles from './Vendors.module.css';

interface VendorBlockProps extends VendorSlots {
  vendor: VendorCard_VendorFragment;
  /** Some of its goods. Without them the seller stands as a row, with a line about itself. */
  children?: ReactNode;
}

/** A seller across the whole width: who it is, how far it has come, the way into its shop, and its goods underneath. */
export function VendorBlock({ vendor, renderFollow, children }: VendorBlockProps) {
  const t = useT();
  const sellingFor = useSellingFor();
  const { id, slug, name, kind, city, description, level, levelOutOf, productCount, rating } = vendor;
  return (
    <article className={styles.block} aria-labelledby={`vendor-${slug}`}>
      <header className={styles.head}>
        <VendorLogo vendor={vendor} />
        <div className={styles.who}>
          <h2 id={`vendor-${slug}`} className={styles.name}>
            <AppLink to={shopPath(slug)}>{name}</AppLink>
          </h2>
          <p className={styles.line}>
            <span>{t('vend.kindCity', { kind, city })}</span> <Rating average={rating.average} count={rating.count} />
          </p>
        </div>
        <ul className={styles.vendorBlockFacts}>
          <li>
            <LevelBar level={level} outOf={levelOutOf} />
          </li>
          <li>{t('list.count', { n: productCount })}</li>
          <li>{sellingFor(vendor.sellingFor)}</li>
        </ul>
        <div className={styles.actions}>
          {renderFollow?.({ vendorId: id, slug, name })}
          <ButtonLink to={shopPath(slug)} look="outline" size="small" aria-label={t('vend.visitThis', { name })}>
            {t('vend.visit')}
          </ButtonLink>
        </div>
      </header>
      {children ?? <p className={styles.about}>{description}</p>}
    </article>
  );
}
