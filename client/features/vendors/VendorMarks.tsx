import type { ReactNode } from 'react';
import { placeLines } from '#schema/rules/placeLines.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Awning } from '#client/ui/media/Awning.tsx';
import { groundOfName } from '#client/ui/media/groundOfName.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Frame, Message } from '#client/ui/primitives/Layout.tsx';
import type { VendorCard_VendorFragment } from './VendorCard.generated.ts';
import styles from './Vendors.module.css';

interface MakerPortraitProps {
  vendor: Pick<VendorCard_VendorFragment, 'portrait'>;
  /** HTML `sizes` attribute. */
  sizes: string;
  isDecorative?: boolean;
  className?: string | undefined;
}

interface VendorLogoProps {
  vendor: Pick<VendorCard_VendorFragment, 'name' | 'logo'>;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A vendor's logo, or its initial if there is no logo. Hidden from screen readers because the name is next to it. */
export function VendorLogo({ vendor: { name, logo }, size = 'medium', className }: VendorLogoProps) {
  return (
    <Frame as="span" ratio="1" className={cx(styles.logo, styles[size], className)} aria-hidden="true">
      {logo ? <Picture image={logo} sizes="96px" isDecorative /> : name.charAt(0)}
    </Frame>
  );
}

/** Round portrait of the person behind a vendor. Renders nothing if there is none. Hidden from screen readers if the name is next to it. */
export function MakerPortrait({ vendor: { portrait }, sizes, isDecorative = true, className }: MakerPortraitProps) {
  if (!portrait) return null;
  return (
    <Frame as="span" ratio="1" className={cx(styles.maker, className)}>
      <Picture image={portrait} sizes={sizes} isDecorative={isDecorative} />
    </Frame>
  );
}

interface VendorBannerProps {
  vendor: Pick<VendorCard_VendorFragment, 'name' | 'banner'>;
  sizes: string;
  isEager?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A vendor's banner; without one, an awning above a counter, on a ground that depends on the name. */
export function VendorBanner({ vendor: { name, banner }, className, isEager, children, ...shown }: VendorBannerProps) {
  if (banner)
    return (
      <ProductImage image={banner} isDecorative className={className} {...shown} {...(isEager !== undefined && { isEager })}>
        {children}
      </ProductImage>
    );
  return (
    <div className={cx(styles.blank, className)} data-ground={groundOfName(name)}>
      <Awning />
      {children}
    </div>
  );
}

/** A vendor's city and state; only one of them if they are the same. */
export function usePlace(): (vendor: Pick<VendorCard_VendorFragment, 'city' | 'state'>) => string {
  const t = useT();
  return ({ city, state }) => {
    const [, stateName = null] = placeLines({ city, state }, state === null ? '' : t(`states.${state}`));
    return stateName === null ? city : t('vend.place', { city, state: stateName });
  };
}

/** The vendor's level as a segmented bar; "New shop" at level 0. */
export function LevelBar({ level, outOf }: { level: number; outOf: number }) {
  const t = useT();
  if (level === 0) return <span className={styles.new}>{t('vend.newShop')}</span>;
  return (
    <Cluster as="span" noWrap className={styles.level} role="img" aria-label={t('product.vendorLevelSpoken', { n: level, of: outOf })}>
      <span className={styles.steps}>
        {Array.from({ length: outOf }, (_, at) => (
          <i key={at} data-on={at < level || undefined} />
        ))}
      </span>
      {t('product.vendorLevel', { n: level, of: outOf })}
    </Cluster>
  );
}

/** Says that a vendor is not taking orders until a given date. Renders nothing unless the vendor is on holiday. */
export function HolidayNotice({ name, holidayUntil }: { name: string; holidayUntil: string | null }) {
  const t = useT();
  const locale = useLocale();
  if (holidayUntil === null) return null;
  return (
    <Message tone="notice" above={5}>
      <Icon name="sun" size={20} />
      <span>{t('vend.holiday', { name, date: formatDate(holidayUntil, locale) })}</span>
    </Message>
  );
}

const WORDS = {
  since: { months: 'vend.sinceMonths', years: 'vend.sinceYears', both: 'vend.since' },
  here: { months: 'vend.months', years: 'vend.years', both: 'vend.yearsMonths' },
} as const;

/** Formats how long a vendor has been selling: "Selling here for 7 years 7 months" or, with `here` below a heading, "7 years 7 months". */
export function useSellingFor(words: keyof typeof WORDS = 'since'): (time: VendorCard_VendorFragment['sellingFor']) => string {
  const t = useT();
  const { months, years, both } = WORDS[words];
  return ({ years: y, months: m }) => {
    if (y === 0 && m === 0) return t('vend.sinceNow');
    if (y === 0) return t(months, { m });
    return m === 0 ? t(years, { y }) : t(both, { y, m });
  };
}
