import { vendorStorePath, type AppPath } from '#client/config/links.ts';
import { LevelBar, MakerPortrait, usePlace, useSellingFor, VendorBanner, VendorLogo } from './VendorMarks.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink, OutsideLink } from '#client/ui/primitives/Button.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { ShareButton } from '#client/ui/navigation/ShareButton.tsx';
import styles from './Vendors.module.css';
import type { VendorCard_VendorFragment } from './VendorCard.generated.ts';
import type { VendorFacts_VendorFragment } from './VendorFacts.generated.ts';
import type { VendorSlots } from './vendorSlots.ts';
import { whatsAppHref } from '#client/lib/whatsAppHref.ts';

interface VendorHeadProps extends VendorSlots {
  vendor: VendorCard_VendorFragment & Pick<VendorFacts_VendorFragment, 'whatsapp'> & { followerCount?: number };
  headingLevel?: 1 | 2;
  messageTo?: AppPath;
}

/** Vendor header: banner, logo, actions and key facts. */
export function VendorHead({ vendor, headingLevel = 1, messageTo, renderFollow }: VendorHeadProps) {
  const t = useT();
  const timeHere = useSellingFor('here');
  const placeOf = usePlace();
  const { id, slug, name, description, kind, makerName, level, levelOutOf, productCount, rating, whatsapp, followerCount } = vendor;
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.shop}>
      <VendorBanner vendor={vendor} sizes="(min-width: 1320px) 1256px, 96vw" isEager className={styles.cover}>
        <p className={styles.motto}>{firstSentence(description)}</p>
      </VendorBanner>
      <Cluster gap={4} align="end" className={styles.inset}>
        <Cluster as="span" noWrap className={styles.sign}>
          <VendorLogo vendor={vendor} size="large" className={styles.ring} />
          <MakerPortrait vendor={vendor} sizes="96px" isDecorative={false} className={styles.headMaker} />
        </Cluster>
        <div className={styles.who}>
          <Text as={Heading} tabIndex={headingLevel === 1 ? -1 : undefined} className={styles.title}>
            {name}
          </Text>
          <Text tone="muted">{t('vend.kindCity', { kind, city: placeOf(vendor) })}</Text>
          {makerName && <Text tone="muted">{t('vend.maker', { name: makerName })}</Text>}
        </div>
        <Cluster>
          {renderFollow?.({ vendorId: id, slug, name })}
          {messageTo && (
            <ButtonLink to={messageTo} variant="outline" size="small" icon="mail">
              {t('vend.message')}
            </ButtonLink>
          )}
          {whatsapp && (
            <OutsideLink
              href={whatsAppHref({ number: whatsapp })}
              target="_blank"
              rel="noreferrer"
              variant="outline"
              size="small"
              icon="phone"
            >
              {t('vend.whatsapp')}
            </OutsideLink>
          )}
          <ShareButton title={name} path={vendorStorePath(slug)} variant="outline">
            {t('product.share')}
          </ShareButton>
        </Cluster>
      </Cluster>
      <DefinitionList
        variant="stacked"
        className={cx(styles.inset, styles.shopFacts)}
        entries={[
          rating.count > 0 && {
            term: t('vend.rating'),
            value: <Rating average={rating.average} count={rating.count} variant="counted" />,
          },
          { term: t('vend.level'), value: <LevelBar level={level} outOf={levelOutOf} /> },
          { term: t('vend.products'), value: productCount },
          followerCount !== undefined && { term: t('vend.followersTitle'), value: followerCount },
          { term: t('vend.time'), value: timeHere(vendor.sellingFor) },
        ]}
      />
    </header>
  );
}

/** The first sentence of the description, as a motto over the banner; the About tab has the full text. */
function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
