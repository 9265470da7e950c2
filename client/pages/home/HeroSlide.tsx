import { dataPath } from '#client/config/links.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import type { HeroSlide_BannerFragment } from './HeroSlide.generated.ts';
import styles from './HeroSlide.module.css';

interface HeroSlideProps {
  banner: HeroSlide_BannerFragment;
  /** The first: its picture is the page's largest and comes at once. */
  isEager: boolean;
  /** Its picture is wanted now. */
  hasPicture: boolean;
}

/** One scene of the carousel with its words and where they lead. */
export function HeroSlide({ banner, isEager, hasPicture }: HeroSlideProps) {
  return (
    <div className={styles.slide}>
      {hasPicture && <HeroPicture banner={banner} isEager={isEager} />}
      <div className={styles.words}>
        <h2 className={styles.title}>{banner.title}</h2>
        {banner.copy && <p className={styles.copy}>{banner.copy}</p>}
        {banner.cta && (
          <ButtonLink to={dataPath(banner.href)} iconEnd="arrowRight">
            {banner.cta}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
