import { useT } from '#client/i18n/useT.ts';
import { Carousel } from '#client/ui/media/Carousel.tsx';
import styles from './EditorialHero.module.css';
import type { EditorialSlide_BannerFragment } from './EditorialSlide.generated.ts';
import { EditorialSlide } from './EditorialSlide.tsx';

/** The scenes at the head of the fashion pages. The first heading is the page's. */
export function EditorialHero({ banners, eyebrow }: { banners: readonly EditorialSlide_BannerFragment[]; eyebrow: string | null }) {
  const t = useT();
  return (
    <Carousel
      label={t('fashion.hero')}
      look={styles}
      slides={banners.map((banner, index) => ({
        key: banner.key,
        content: (isWanted) => <EditorialSlide banner={banner} eyebrow={eyebrow} isFirst={index === 0} hasPictures={isWanted} />,
      }))}
    />
  );
}
