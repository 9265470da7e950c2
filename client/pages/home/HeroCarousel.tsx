import { useSyncExternalStore } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import styles from './HeroCarousel.module.css';
import type { HeroSlide_BannerFragment } from './HeroSlide.generated.ts';
import { HeroSlide } from './HeroSlide.tsx';
import { useSlides } from './useSlides.ts';
import { useSwipe } from './useSwipe.ts';

/** The scenes at the head of the market. The controls come first for the keyboard; only the scene in sight can be reached. */
export function HeroCarousel({ banners }: { banners: readonly HeroSlide_BannerFragment[] }) {
  const t = useT();
  const { current, isPlaying, show, toggle, stop, setHovered } = useSlides(banners.length);
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const swipe = useSwipe((direction) => show(current + direction));
  const isMany = banners.length > 1;
  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={t('home.hero')}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      {...swipe}
      onFocus={({ target }) => {
        // The pause button keeps its word; anything else that is focused holds the scene.
        if (!target.closest('[data-pause]')) stop();
      }}
    >
      {isMany && (
        <div className={styles.controls}>
          <IconButton
            data-pause=""
            icon={isPlaying ? 'pause' : 'play'}
            size={18}
            label={t(isPlaying ? 'ui.pause' : 'ui.play')}
            onClick={toggle}
          />
          {banners.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={cx(styles.dot, index === current && styles.on)}
              aria-label={t('home.goToSlide', { n: index + 1 })}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
          <span className={styles.arrows}>
            <IconButton icon="chevronLeft" size={18} label={t('ui.previousSlide')} onClick={() => show(current - 1)} />
            <IconButton icon="chevronRight" size={18} label={t('ui.nextSlide')} onClick={() => show(current + 1)} />
          </span>
        </div>
      )}
      <div className={styles.slides} aria-live={isPlaying ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <div
            key={banner.key}
            role="group"
            aria-roledescription="slide"
            aria-label={t('home.slide', { n: index + 1, total: banners.length })}
            className={cx(styles.place, index === current && styles.shown)}
            inert={index !== current}
          >
            <HeroSlide banner={banner} isEager={index === 0} hasPicture={index === 0 || isInBrowser} />
          </div>
        ))}
      </div>
    </section>
  );
}

function noChange(): () => void {
  return () => undefined;
}
