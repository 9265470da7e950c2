import { useSyncExternalStore, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { useSlides } from './useSlides.ts';
import { useSwipe } from './useSwipe.ts';

/** The classes of a carousel's parts: each part of the shop dresses its own. */
export interface CarouselLook {
  carousel?: string;
  slides?: string;
  place?: string;
  shown?: string;
  controls?: string;
  dot?: string;
  on?: string;
  arrows?: string;
}

interface CarouselProps {
  label: string;
  slides: readonly {
    key: string;
    /** `isWanted` is false on the server for all but the first slide, whose pictures come at once. */
    content: (isWanted: boolean) => ReactNode;
  }[];
  look: CarouselLook;
}

/** Scenes that take turns. The controls come first for the keyboard; only the scene in sight can be reached. */
export function Carousel({ label, slides, look }: CarouselProps) {
  const t = useT();
  const { current, isPlaying, show, toggle, stop, setHovered } = useSlides(slides.length);
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const swipe = useSwipe((direction) => show(current + direction));
  const isMany = slides.length > 1;
  return (
    <section
      className={look.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      {...swipe}
      onFocus={({ target }) => {
        // The pause button keeps its word; anything else that is focused holds the scene.
        if (!target.closest('[data-pause]')) stop();
      }}
    >
      {isMany && (
        <div className={look.controls}>
          <IconButton
            data-pause=""
            icon={isPlaying ? 'pause' : 'play'}
            size={18}
            label={t(isPlaying ? 'ui.pause' : 'ui.play')}
            onClick={toggle}
          />
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={cx(look.dot, index === current && look.on)}
              aria-label={t('home.goToSlide', { n: index + 1 })}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
          <span className={look.arrows}>
            <IconButton icon="chevronLeft" size={18} label={t('ui.previousSlide')} onClick={() => show(current - 1)} />
            <IconButton icon="chevronRight" size={18} label={t('ui.nextSlide')} onClick={() => show(current + 1)} />
          </span>
        </div>
      )}
      <div className={look.slides} aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={t('home.slide', { n: index + 1, total: slides.length })}
            className={cx(look.place, index === current && look.shown)}
            inert={index !== current}
          >
            {content(index === 0 || isInBrowser)}
          </div>
        ))}
      </div>
    </section>
  );
}

function noChange(): () => void {
  return () => undefined;
}
