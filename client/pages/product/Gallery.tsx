import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHistoryLayer } from '#client/features/navigation/useHistoryLayer.ts';
import { useT } from '#client/i18n/useT.ts';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { GalleryDialog } from './GalleryDialog.tsx';
import styles from './Product.module.css';

interface GalleryProps {
  name: string;
  images: readonly PictureData[];
  /** The picture of the chosen variant. */
  wanted: number;
  isDimmed: boolean;
  /** Top right: the heart. */
  mark: ReactNode;
}

const MAIN_SIZES = '(min-width: 1024px) 660px, 100vw';

/** All pictures in one strip that snaps: swiped on phones, steered by the small ones beside it elsewhere. */
export function Gallery({ name, images, wanted, isDimmed, mark }: GalleryProps) {
  const t = useT();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(wanted);
  const [broughtIn, setBroughtIn] = useState(wanted);
  if (wanted !== broughtIn) {
    setBroughtIn(wanted);
    setCurrent(wanted);
  }
  const large = useHistoryLayer('pictures');

  const show = (position: number) => {
    bringIn(strip.current, position);
    setCurrent(position);
  };
  // Another variant brings its own picture to the front.
  useEffect(() => {
    bringIn(strip.current, wanted);
  }, [wanted]);

  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { name })}>
      {images.length > 1 && (
        <Stack as="ul" className={styles.thumbs}>
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
          // It scrolls, so the keyboard must reach it too.
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
              <ProductImage image={image} sizes={MAIN_SIZES} isEager={position === 0} isDimmed={isDimmed} className={styles.main} />
            </li>
          ))}
        </ul>
        <div className={styles.mark}>{mark}</div>
        {images.length > 1 && (
          <Text as="span" size="small" weight="strong" isTabular className={styles.counter} aria-hidden="true">
            {t('product.pictureOf', { n: current + 1, total: images.length })}
          </Text>
        )}
        {images.length > 0 && (
          <div className={styles.expand}>
            <IconButton icon="expand" look="round" label={t('product.fullscreen')} aria-haspopup="dialog" onClick={large.open} />
          </div>
        )}
      </div>
      <GalleryDialog name={name} images={images} start={current} isOpen={large.isOpen} onClose={large.close} />
    </section>
  );
}

function bringIn(strip: HTMLElement | null, position: number): void {
  if (strip) strip.scrollLeft = position * strip.clientWidth;
}
