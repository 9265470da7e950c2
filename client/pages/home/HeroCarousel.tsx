import { useT } from '#client/i18n/useT.ts';
import { Carousel } from '#client/ui/media/Carousel.tsx';
import styles from './HeroCarousel.module.css';
import type { HeroSlide_BannerFragment } from './HeroSlide.generated.ts';
import { HeroSlide } from './HeroSlide.tsx';

/** The scenes at the head of the market. */
export function HeroCarousel({ banners }: { banners: readonly HeroSlide_BannerFragment[] }) {
  const t = useT();
  return (
    <Carousel
      label={t('home.hero')}
      look={styles}
      slides={banners.map((banner, index) => ({
        key: banner.key,
        content: (isWanted) => <HeroSlide banner={banner} isEager={index === 0} hasPicture={isWanted} />,
      }))}
    />
  );
}
