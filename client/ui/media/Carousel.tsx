import { startTransition, useEffect, useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { SLIDE_MS } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';

/** Class names for the carousel's parts; each front page has its own. */
export interface CarouselClassNames {
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
    /** `shouldLoad` is false on the server for all slides except the first, to defer their pictures. */
    content: (shouldLoad: boolean) => ReactNode;
  }[];
  classNames: CarouselClassNames;
}

/** Carousel. The controls precede the slides in focus order; hidden slides are inert. */
export function Carousel({ label, slides, classNames }: CarouselProps) {
  const t = useT();
  const { current, isPlaying, show, toggle, stop, setHovered } = useSlides(slides.length);
  // A transition keeps the rendering of the other slides out of hydration.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => startTransition(() => setInBrowser(true)), []);
  const swipe = useSwipe((direction) => show(current + direction));
  const isMany = slides.length > 1;
  return (
    <section
      className={classNames.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      {...swipe}
      onFocus={({ target }) => {
        // Focusing anything other than the pause button stops the rotation.
        if (!target.closest('[data-pause]')) stop();
      }}
    >
      {isMany && (
        <div className={classNames.controls}>
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
              className={cx(classNames.dot, index === current && classNames.on)}
              aria-label={t('home.goToSlide', { n: index + 1 })}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
          <span className={classNames.arrows}>
            <IconButton icon="chevronLeft" size={18} label={t('ui.previousSlide')} onClick={() => show(current - 1)} />
            <IconButton icon="chevronRight" size={18} label={t('ui.nextSlide')} onClick={() => show(current + 1)} />
          </span>
        </div>
      )}
      <div className={classNames.slides} aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={t('home.slide', { n: index + 1, total: slides.length })}
            className={cx(classNames.place, index === current && classNames.shown)}
            inert={index !== current}
          >
            {content(index === 0 || isInBrowser)}
          </div>
        ))}
      </div>
    </section>
  );
}

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * The current slide. Advances every 7 seconds unless reduced motion is preferred; pauses on hover, and stops on focus and manual changes.
 */
function useSlides(count: number) {
  const [prefersReducedMotion, setCalm] = useState(true);
  useEffect(() => followCalm((isWanted) => startTransition(() => setCalm(isWanted))), []);
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const isPlaying = wanted ?? !prefersReducedMotion;

  useEffect(() => {
    if (!isPlaying || isHovered || count < 2) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isHovered, current, count]);

  return {
    current,
    isPlaying,
    show: (index: number) => {
      setWanted(false);
      setCurrent((index + count) % count);
    },
    toggle: () => setWanted(!isPlaying),
    stop: () => setWanted(false),
    setHovered,
  };
}

function followCalm(take: (isWanted: boolean) => void): () => void {
  const query = window.matchMedia(CALM);
  const follow = () => take(query.matches);
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
}

/** Minimum horizontal distance for a swipe; it must also exceed the vertical distance. */
const SWIPE_PX = 44;

/** Touch handlers that report horizontal swipes: 1 for next, -1 for previous. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) > SWIPE_PX && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
