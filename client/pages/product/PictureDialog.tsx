import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { pressedKey } from '#client/lib/pressedKey.ts';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './PictureDialog.module.css';

interface PictureDialogProps {
  name: string;
  images: readonly PictureData[];
  /** Position of the picture to show first; null while the dialog is closed. */
  start: number | null;
  onClose: () => void;
}

/** Pictures in the whole viewport. */
export function PictureDialog({ name, images, start, onClose }: PictureDialogProps) {
  return (
    <Dialog variant="screen" isOpen={start !== null} onClose={onClose} className={styles.dialog} aria-label={name}>
      <LargePictures images={images} start={start ?? 0} onClose={onClose} />
    </Dialog>
  );
}

interface LargePicturesProps {
  images: readonly PictureData[];
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
