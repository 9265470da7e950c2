import { dataPath } from '#client/config/links.ts';
import { HeroCarousel } from '#client/features/fronts/HeroCarousel.tsx';
import { useT } from '#client/i18n/useT.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { hideIfBroken } from '#client/ui/media/hideIfBroken.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { heroFallback, heroGrounds, heroSources } from './heroSources.ts';
import styles from './HomePage.module.css';
import type { HomePageQuery } from './HomePage.generated.ts';

type Banner = NonNullable<HomePageQuery['hero']>[number];

/** Shown 1320 px wide, but the 1280 px file is as good to the eye and a third lighter. */
const SIZES = '(min-width: 1384px) 1280px, (min-width: 1280px) 100vw, (min-width: 480px) 50vw, 100vw';

/** The scenes at the head of the market, each with its words and where they lead. */
export function HomeHero({ banners }: { banners: readonly Banner[] }) {
  const t = useT();
  return (
    <HeroCarousel
      label={t('home.hero')}
      banners={banners}
      look={styles}
      renderSlide={(banner, isFirst, hasPicture) => (
        <div className={styles.slide}>
          {hasPicture && <HeroPicture banner={banner} isEager={isFirst} />}
          <div className={styles.heroWords}>
            <h2>{banner.title}</h2>
            {banner.copy && <p>{banner.copy}</p>}
            {banner.cta && (
              <ButtonLink to={dataPath(banner.href)} iconEnd="arrowRight">
                {banner.cta}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    />
  );
}

/** The ground, then the scene on it. Only decoration: the words say what it is about. */
function HeroPicture({ banner, isEager }: { banner: Banner; isEager: boolean }) {
  const { theme } = usePrefs();
  if (!banner.image) return null;
  const day = banner.image.url;
  const night = banner.nightImage?.url ?? null;
  const fallback = heroFallback(theme === 'dark' ? (night ?? day) : day);
  return (
    <>
      <picture>
        {heroGrounds(day, night, theme).map(({ media, type, srcSet }) => (
          <source key={`${media}${type}`} media={media} type={type} srcSet={srcSet} />
        ))}
        <img className={styles.ground} src={fallback} alt="" width={1320} height={500} loading="lazy" ref={hideIfBroken} />
      </picture>
      <picture>
        {heroSources(day, night, theme).map(({ media, type, srcSet }) => (
          <source key={`${media}${type}`} media={media} type={type} srcSet={srcSet} sizes={SIZES} />
        ))}
        <img
          className={styles.scene}
          src={fallback}
          alt=""
          width={1320}
          height={500}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          ref={hideIfBroken}
          onError={({ currentTarget }) => hideIfBroken(currentTarget)}
        />
      </picture>
    </>
  );
}
