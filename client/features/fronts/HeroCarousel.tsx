import type { ReactNode } from 'react';
import { Carousel } from '#client/ui/media/Carousel.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import type { Fronts_BannerFragment } from './Fronts.generated.ts';
import styles from './HeroCarousel.module.css';

interface HeroCarouselProps<Banner> {
  label: string;
  banners: readonly Banner[];
  /** The page's class names for the root, the parts and the current dot. */
  classNames: { carousel?: string; slides?: string; controls?: string; on?: string };
  /** Renders the slide for a banner. `hasPictures` is false while the pictures on later slides are deferred. */
  renderSlide: (banner: Banner, isFirst: boolean, hasPictures: boolean) => ReactNode;
}

/** The banner carousel on a front page. */
export function HeroCarousel<Banner extends Fronts_BannerFragment>({ label, banners, classNames, renderSlide }: HeroCarouselProps<Banner>) {
  return (
    <Carousel
      label={label}
      classNames={{
        ...styles,
        carousel: cx(styles.carousel, classNames.carousel),
        slides: cx(styles.slides, classNames.slides),
        controls: cx(styles.controls, classNames.controls),
        on: cx(styles.on, classNames.on),
      }}
      slides={banners.map((banner, index) => ({
        key: banner.key,
        content: (isWanted) => renderSlide(banner, index === 0, isWanted),
      }))}
    />
  );
}
