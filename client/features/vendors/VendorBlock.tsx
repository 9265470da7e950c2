import type { ReactNode } from 'react';
import { vendorStorePath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import type { VendorCard_VendorFragment } from './VendorCard.generated.ts';
import { LevelBar, MakerPortrait, useSellingFor, VendorLogo } from './VendorMarks.tsx';
import type { VendorSlots } from './vendorSlots.ts';
import styles from './Vendors.module.css';

interface VendorBlockProps extends VendorSlots {
  vendor: VendorCard_VendorFragment;
  /** The vendor's products; by default, its description is shown instead. */
  children?: ReactNode;
}

/** A full-width block for one vendor: header with level and links, products below. */
export function VendorBlock({ vendor, renderFollow, children }: VendorBlockProps) {
  const t = useT();
  const sellingFor = useSellingFor();
  const { id, slug, name, kind, city, description, makerName, level, levelOutOf, productCount, rating } = vendor;
  return (
    <article aria-labelledby={`vendor-${slug}`}>
      <Cluster as="header" gap={4}>
        <VendorLogo vendor={vendor} />
        <MakerPortrait vendor={vendor} sizes="60px" />
        <div className={styles.who}>
          <Heading level={2} size="title" id={`vendor-${slug}`} className={styles.name}>
            <AppLink to={vendorStorePath(slug)}>{name}</AppLink>
          </Heading>
          <Text as={Cluster} gap={3} isTight size="body" tone="muted">
            <span>{t('vend.kindCity', { kind, city })}</span>
            {makerName && <span>{t('vend.maker', { name: makerName })}</span>}
            <Rating average={rating.average} count={rating.count} />
          </Text>
        </div>
        <Text as={Cluster} gap={5} isTight size="compact" tone="muted" className={styles.blockFacts}>
          <LevelBar level={level} outOf={levelOutOf} />
          <span>{t('list.count', { n: productCount })}</span>
          <span>{sellingFor(vendor.sellingFor)}</span>
        </Text>
        <Cluster noWrap>
          {renderFollow?.({ vendorId: id, slug, name })}
          <ButtonLink to={vendorStorePath(slug)} variant="outline" size="small" aria-label={t('vend.visitThis', { name })}>
            {t('vend.visit')}
          </ButtonLink>
        </Cluster>
      </Cluster>
      {children ?? (
        <Text tone="muted" lines={2} measure="78ch" style={{ marginTop: 'var(--space-3)' }}>
          {description}
        </Text>
      )}
    </article>
  );
}
