import { vendorStorePath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import type { VendorCard_VendorFragment } from './VendorCard.generated.ts';
import { LevelBar, MakerPortrait, useSellingFor, VendorBanner, VendorLogo } from './VendorMarks.tsx';
import type { VendorSlots } from './vendorSlots.ts';
import styles from './Vendors.module.css';

interface VendorTileProps extends VendorSlots {
  vendor: VendorCard_VendorFragment;
  isEager?: boolean;
  /** Omits the link, because the data shown has not been saved yet. */
  isPreview?: boolean;
}

/** A vendor's card: banner, logo and key facts. */
export function VendorTile({ vendor, isEager, isPreview = false, renderFollow }: VendorTileProps) {
  const t = useT();
  const sellingFor = useSellingFor();
  const { id, slug, name, kind, city, description, makerName, level, levelOutOf, productCount } = vendor;
  return (
    <Stack as="article" gap={3} className={styles.card}>
      <VendorBanner
        vendor={vendor}
        sizes="(min-width: 1280px) 315px, (min-width: 640px) 45vw, 92vw"
        isEager={isEager}
        className={styles.counter}
      />
      <Cluster as="span" noWrap className={styles.signs}>
        <VendorLogo vendor={vendor} className={cx(styles.sign, styles.cardSign)} />
        <MakerPortrait vendor={vendor} sizes="60px" className={styles.cardMaker} />
      </Cluster>
      <div>
        <Heading level={2} size="title" className={styles.name}>
          {isPreview ? name : <AppLink to={vendorStorePath(slug)}>{name}</AppLink>}
        </Heading>
        <Text size="compact" tone="muted">
          {t('vend.kindCity', { kind, city })}
        </Text>
        {makerName && (
          <Text size="compact" tone="muted">
            {t('vend.maker', { name: makerName })}
          </Text>
        )}
      </div>
      <Text size="compact" tone="subtle" lines={3}>
        {description}
      </Text>
      <Text as={Stack} gap={1} size="small" tone="muted" className={styles.foot}>
        <LevelBar level={level} outOf={levelOutOf} />
        <span>{t('vend.productsSince', { n: productCount, time: sellingFor(vendor.sellingFor) })}</span>
      </Text>
      {renderFollow && <div className={styles.follow}>{renderFollow({ vendorId: id, slug, name })}</div>}
    </Stack>
  );
}
