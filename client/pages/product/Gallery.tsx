import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { SharedPicture } from '#client/features/catalog/SharedPicture.tsx';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './Product.module.css';
import { cx } from '#client/ui/primitives/cx.ts';

interface GalleryProps {
  productId: string;
  name: string;
  images: readonly PictureData[];
  wanted: number;
  isDimmed: boolean;
  mark: ReactNode;
}

const MAIN_SIZES = '(min-width: 1024px) 660px, 100vw';

/** Picture gallery: a strip with scroll snapping. Phones swipe it; wider viewports have thumbnails. */
export function Gallery({ productId, name, images, wanted, isDimmed, mark }: GalleryProps) {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(wanted);
  const [broughtIn, setBroughtIn] = useState(wanted);
  if (wanted !== broughtIn) {
    setBroughtIn(wanted);
    setCurrent(wanted);
  }
  const [isLarge, setLarge] = useState(false);

  const show = (position: number) => {
    bringIn(strip.current, position);
    setCurrent(position);
  };
  // Scrolls to the chosen variant's picture.
  useEffect(() => {
    bringIn(strip.current, wanted);
  }, [wanted]);

  return (
    <Cluster as="section" gap={4} align="stretch" noWrap className={styles.gallery} aria-label={t('product.gallery', { name })}>
      {images.length > 1 && (
        <Stack as="ul" className={cx(styles.thumbs, only.fromMd)}>
          {images.map((image, position) => (
            <li key={image.url}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('product.picture', { n: position + 1, total: images.length })}
                aria-current={position === current ? 'true' : undefined}
                onClick={() => show(position)}
              >
                <ProductImage image={image} sizes="76px" isDecorative isEager />
              </button>
            </li>
          ))}
        </Stack>
      )}
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          // A scroll container must be focusable so that it can be scrolled with the keyboard.
          tabIndex={images.length > 1 ? 0 : undefined}
          onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))}
        >
          {images.length === 0 && (
            <li className={styles.frame}>
              <ProductImage image={null} sizes={MAIN_SIZES} isDimmed={isDimmed} className={styles.main} />
            </li>
          )}
          {images.map((image, position) => (
            <li key={image.url} className={styles.frame}>
              <SharedPicture subject={position === 0 ? productId : null}>
                <ProductImage image={image} sizes={MAIN_SIZES} isEager={position === 0} isDimmed={isDimmed} className={styles.main} />
              </SharedPicture>
            </li>
          ))}
        </ul>
        <div className={styles.mark}>{mark}</div>
        {images.length > 1 && (
          <Text as="span" size="small" weight="strong" isTabular className={cx(styles.counter, only.belowMd)} aria-hidden="true">
            {t('product.pictureOf', { n: current + 1, total: images.length })}
          </Text>
        )}
        {images.length > 0 && (
          <div className={styles.expand}>
            <IconButton
              icon="expand"
              variant="round"
              label={t('product.fullscreen')}
              aria-haspopup="dialog"
              onClick={() => setLarge(true)}
            />
          </div>
        )}
      </div>
      <Dialog
        variant="screen"
        isOpen={isLarge}
        onClose={() => setLarge(false)}
        className={styles.dialog}
        aria-label={t('product.gallery', { name })}
      >
        <LargePictures images={images} start={current} onClose={() => setLarge(false)} />
      </Dialog>
    </Cluster>
  );
}

function bringIn(strip: HTMLElement | null, position: number): void {
  if (strip) strip.scrollLeft = position * strip.clientWidth;
}

interface LargePicturesProps extends Pick<GalleryProps, 'images'> {
  start: number;
  onClose: () => void;
}

/** Fullscreen pictures. Arrow keys change the picture or, if it is zoomed in, scroll it. */
function LargePictures({ images, start, onClose }: LargePicturesProps) {
  const t = useT();
  const [current, setCurrent] = useState(start);
  const [isZoomed, setZoomed] = useState(false);
  const turn = (step: number) => {
    setCurrent((current + step + images.length) % images.length);
    setZoomed(false);
  };
  const hasMany = images.length > 1;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are a shortcut: the buttons below do the same
    <div
      className={styles.large}
      data-scrim=""
      onKeyDown={(event) => {
        if (isZoomed) return;
        if (pressedKey(event) === 'ArrowLeft') turn(-1);
        if (pressedKey(event) === 'ArrowRight') turn(1);
      }}
    >
      <ZoomStage image={images[current]} isZoomed={isZoomed} onZoom={setZoomed} />
      <Cluster noWrap className={styles.controls}>
        {hasMany && <IconButton icon="chevronLeft" variant="round" label={t('product.previousPicture')} onClick={() => turn(-1)} />}
        <Text as="span" isTabular aria-live="polite">
          {t('product.picture', { n: current + 1, total: images.length })}
        </Text>
        {hasMany && <IconButton icon="chevronRight" variant="round" label={t('product.nextPicture')} onClick={() => turn(1)} />}
        <IconButton
          icon={isZoomed ? 'minus' : 'plus'}
          variant="round"
          label={t(isZoomed ? 'product.zoomOut' : 'product.zoomIn')}
          onClick={() => setZoomed(!isZoomed)}
        />
        <IconButton icon="close" variant="round" label={t('ui.close')} onClick={onClose} />
      </Cluster>
    </div>
  );
}

interface ZoomStageProps {
  image: PictureData | undefined;
  isZoomed: boolean;
  onZoom: (isZoomed: boolean) => void;
}

const MIDDLE = { x: 0.5, y: 0.5 };

/** A picture that fits the viewport, or is zoomed in and scrollable. A double-click zooms in at the pointer. */
function ZoomStage({ image, isZoomed, onZoom }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const point = useRef(MIDDLE);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || !isZoomed) return;
    element.scrollLeft = point.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = point.current.y * element.scrollHeight - element.clientHeight / 2;
    point.current = MIDDLE;
  }, [isZoomed]);
  const zoomAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.firstElementChild?.getBoundingClientRect();
    if (box) point.current = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    onZoom(!isZoomed);
  };
  return (
    <div
      ref={stage}
      className={styles.zoom}
      data-zoomed={isZoomed || undefined}
      data-scrim=""
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be focusable for keyboard scrolling
      tabIndex={isZoomed ? 0 : undefined}
      // A shortcut for the zoom button below.
      onDoubleClick={zoomAt}
    >
      <ProductImage image={image} sizes={isZoomed ? '240vw' : '100vw'} isEager className={styles.picture} />
    </div>
  );
}
