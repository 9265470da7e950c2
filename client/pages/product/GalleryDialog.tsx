import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useEffect, useRef, useState, useLayoutEffect, type MouseEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import styles from './Product.module.css';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';

interface GalleryDialogProps {
  name: string;
  images: readonly PictureData[];
  start: number;
  isOpen: boolean;
  onClose: () => void;
}

/** The pictures as large as the screen allows. Arrow keys turn (or scroll, zoomed in), Escape and the browser's Back close, and the focus goes back where it was. */
export function GalleryDialog({ name, images, start, isOpen, onClose }: GalleryDialogProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button do the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('product.gallery', { name })}
      onClose={onClose}
      onClick={(event) => {
        if (!(event.target as Element).closest('[data-tile], [data-controls]')) onClose();
      }}
    >
      {isOpen && <LargePictures images={images} start={start} onClose={onClose} />}
    </dialog>
  );
}

function LargePictures({ images, start, onClose }: Pick<GalleryDialogProps, 'images' | 'start' | 'onClose'>) {
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
      onKeyDown={(event) => {
        if (isZoomed) return;
        if (event.key === 'ArrowLeft') turn(-1);
        if (event.key === 'ArrowRight') turn(1);
      }}
    >
      <ZoomStage image={images[current]} isZoomed={isZoomed} onZoom={setZoomed} />
      <Cluster noWrap className={styles.controls} data-controls="">
        {hasMany && <IconButton icon="chevronLeft" look="round" label={t('product.previousPicture')} onClick={() => turn(-1)} />}
        <Text as="span" isTabular aria-live="polite">
          {t('product.picture', { n: current + 1, total: images.length })}
        </Text>
        {hasMany && <IconButton icon="chevronRight" look="round" label={t('product.nextPicture')} onClick={() => turn(1)} />}
        <IconButton
          icon={isZoomed ? 'minus' : 'plus'}
          look="round"
          label={t(isZoomed ? 'product.zoomOut' : 'product.zoomIn')}
          onClick={() => setZoomed(!isZoomed)}
        />
        <IconButton icon="close" look="round" label={t('ui.close')} onClick={onClose} />
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

/** One picture as large as fits, or larger: then it scrolls in itself. A double press goes to the very point. */
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
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard too, so it has to take the focus
      tabIndex={isZoomed ? 0 : undefined}
      // A shortcut for fingers and the mouse: the button below does the same.
      onDoubleClick={zoomAt}
    >
      <ProductImage image={image} sizes={isZoomed ? '240vw' : '100vw'} isEager className={styles.picture} />
    </div>
  );
}
