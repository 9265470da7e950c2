import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { SharedPicture } from '#client/features/catalog/SharedPicture.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { LazyPictureDialog } from './LazyPictureDialog.tsx';
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
      <LazyPictureDialog
        name={t('product.gallery', { name })}
        images={images}
        start={isLarge ? current : null}
        onClose={() => setLarge(false)}
      />
    </Cluster>
  );
}

function bringIn(strip: HTMLElement | null, position: number): void {
  if (strip) strip.scrollLeft = position * strip.clientWidth;
}
