import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { hideIfBroken } from '#client/ui/media/hideIfBroken.ts';
import type { HeroSlide_BannerFragment } from './HeroSlide.generated.ts';
import { heroFallback, heroSources } from './heroSources.ts';
import styles from './HeroSlide.module.css';

/** Shown 1320 px wide, but the 1280 px file is as good to the eye and a third lighter. */
const SIZES = '(min-width: 1384px) 1280px, 100vw';

/** The scene behind a slide. Only decoration: the words say what it is about. */
export function HeroPicture({ banner, isEager }: { banner: HeroSlide_BannerFragment; isEager: boolean }) {
  const { theme } = usePrefs();
  if (!banner.image) return null;
  const day = banner.image.url;
  const shown = theme === 'dark' ? (banner.nightImage?.url ?? day) : day;
  return (
    <picture>
      {heroSources(day, banner.nightImage?.url ?? null, theme).map(({ media, type, srcSet }) => (
        <source key={`${media}${type}`} media={media} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img
        className={styles.picture}
        src={heroFallback(shown)}
        alt=""
        width={1320}
        height={500}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        ref={hideIfBroken}
        onError={({ currentTarget }) => hideIfBroken(currentTarget)}
      />
    </picture>
  );
}
