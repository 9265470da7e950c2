import { shopPath, type AppPath } from '#client/config/links.ts';
import { LevelBar } from './LevelBar.tsx';
import { useTimeHere } from './useSellingFor.ts';
import { VendorLogo } from './VendorLogo.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { ShareButton } from '#client/ui/navigation/ShareButton.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './Vendors.module.css';
import type { VendorCard_VendorFragment } from './VendorCard.generated.ts';
import type { VendorFacts_VendorFragment } from './VendorFacts.generated.ts';
import type { VendorSlots } from './vendorSlots.ts';
import { whatsAppHref } from '#client/lib/whatsAppHref.ts';

interface VendorHeadProps extends VendorSlots {
  vendor: VendorCard_VendorFragment & Pick<VendorFacts_VendorFragment, 'whatsapp'> & { followerCount?: number };
  headingLevel?: 1 | 2;
  /** Where one writes to the seller. */
  messageTo?: AppPath;
}

/** The counter, the sign, and what one wants to know before buying from somebody. */
export function VendorHead({ vendor, headingLevel = 1, messageTo, renderFollow }: VendorHeadProps) {
  const t = useT();
  const timeHere = useTimeHere();
  const { id, slug, name, description, kind, city, state, banner, level, levelOutOf, productCount, rating, whatsapp, followerCount } =
    vendor;
  const Heading = `h${headingLevel}` as const;
  const place = state === null ? city : t('vend.place', { city, state: t(`states.${state}`) });
  return (
    <header className={styles.vendorHeadHead}>
      <ProductImage image={banner} sizes="(min-width: 1320px) 1256px, 96vw" isEager isDecorative className={styles.cover}>
        <p className={styles.motto}>{firstSentence(description)}</p>
      </ProductImage>
      <div className={styles.who}>
        <VendorLogo vendor={vendor} size="large" className={styles.sign} />
        <div className={styles.title}>
          <Heading tabIndex={headingLevel === 1 ? -1 : undefined}>{name}</Heading>
          <p className={styles.place}>{t('vend.kindCity', { kind, city: place })}</p>
        </div>
        <div className={styles.vendorHeadActions}>
          {renderFollow?.({ vendorId: id, slug, name })}
          {messageTo && (
            <AppLink to={messageTo} className={styles.action}>
              <Icon name="mail" size={18} />
              {t('vend.message')}
            </AppLink>
          )}
          {whatsapp && (
            <a href={whatsAppHref({ number: whatsapp })} target="_blank" rel="noreferrer" className={styles.action}>
              {t('vend.whatsapp')}
            </a>
          )}
          <ShareButton title={name} path={shopPath(slug)} className={styles.action}>
            {t('product.share')}
          </ShareButton>
        </div>
      </div>
      <dl className={styles.vendorHeadFacts}>
        {rating.count > 0 && (
          <div>
            <dt>{t('vend.rating')}</dt>
            <dd>
              <Rating average={rating.average} count={rating.count} look="counted" />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('vend.level')}</dt>
          <dd>
            <LevelBar level={level} outOf={levelOutOf} />
          </dd>
        </div>
        <div>
          <dt>{t('vend.products')}</dt>
          <dd>{productCount}</dd>
        </div>
        {followerCount !== undefined && (
          <div>
            <dt>{t('vend.followersTitle')}</dt>
            <dd>{followerCount}</dd>
          </div>
        )}
        <div>
          <dt>{t('vend.time')}</dt>
          <dd>{timeHere(vendor.sellingFor)}</dd>
        </div>
      </dl>
    </header>
  );
}

/** What a seller begins with; the whole is told under About. */
function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
