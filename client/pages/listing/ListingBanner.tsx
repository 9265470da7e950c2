import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { dataPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Pill } from '#client/ui/navigation/Chip.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import type { ListingBanner_BannerFragment } from './ListingPage.generated.ts';
import styles from './Listing.module.css';
import { only } from '#client/ui/primitives/only.ts';

interface ListingBannerProps {
  banner: ListingBanner_BannerFragment;
  /** As wide as the page, or as the products beside a sidebar. */
  span: 'page' | 'content';
  /** Somebody is looking for something: one line, so that the results stay in sight. */
  isSlim: boolean;
}

/** A campaign, or what there is to say of the category one is in: words on a ground, with a few of the goods. */
export function ListingBanner({ banner, span, isSlim }: ListingBannerProps) {
  const t = useT();
  const locale = useLocale();
  const pictures = [banner.image, ...banner.besideImages].filter((image) => image !== null);
  const cta = banner.cta && (
    <Pill as={AppLink} to={dataPath(banner.href)} data-on={isSlim ? undefined : ''} className={styles.cta}>
      {banner.cta}
      <Icon name="arrowRight" size={18} />
    </Pill>
  );
  return (
    <section
      className={cx(styles.banner, span === 'content' && styles.content, isSlim && styles.slim)}
      data-ground={banner.image?.ground ?? 'mango'}
      aria-label={t('list.offer')}
    >
      <Stack align="start" className={styles.words}>
        {banner.endsAt && !isSlim && (
          <Text size="small" tone="muted" weight="strong">
            {t('list.until', { date: formatDate(banner.endsAt, locale) })}
          </Text>
        )}
        <h2 className={styles.title}>{banner.title}</h2>
        {banner.copy && !isSlim && (
          <Text size="body" tone="muted" className={cx(styles.copy, only.fromMd)}>
            {banner.copy}
          </Text>
        )}
        {cta}
      </Stack>
      {!isSlim && (
        <div className={styles.pictures}>
          {pictures.map((image, at) => (
            <div key={image.url} className={styles.picture} data-place={at}>
              <Picture image={image} sizes="(min-width: 768px) 300px, 40vw" isDecorative isEager={at === 0} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
