import { useEffect, useRef, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import styles from './Product.module.css';
import { ZoomStage } from './ZoomStage.tsx';

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
      className={styles.galleryDialogFrame}
      onKeyDown={(event) => {
        if (isZoomed) return;
        if (event.key === 'ArrowLeft') turn(-1);
        if (event.key === 'ArrowRight') turn(1);
      }}
    >
      <ZoomStage image={images[current]} isZoomed={isZoomed} onZoom={setZoomed} />
      <div className={styles.controls} data-controls="">
        {hasMany && <IconButton icon="chevronLeft" look="round" label={t('product.previousPicture')} onClick={() => turn(-1)} />}
        <span aria-live="polite">{t('product.picture', { n: current + 1, total: images.length })}</span>
        {hasMany && <IconButton icon="chevronRight" look="round" label={t('product.nextPicture')} onClick={() => turn(1)} />}
        <IconButton
          icon={isZoomed ? 'minus' : 'plus'}
          look="round"
          label={t(isZoomed ? 'product.zoomOut' : 'product.zoomIn')}
          onClick={() => setZoomed(!isZoomed)}
        />
        <IconButton icon="close" look="round" label={t('ui.close')} onClick={onClose} />
      </div>
    </div>
  );
}
