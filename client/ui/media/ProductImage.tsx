import type { ReactNode } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import { Picture, type PictureData } from './Picture.tsx';
import styles from './ProductImage.module.css';

interface TileProps {
  image: PictureData | null | undefined;
  sizes: string;
  isEager?: boolean;
  isDecorative?: boolean;
  /** Sold out: the object stays, its colour goes. */
  isDimmed?: boolean;
  /** Shown instead while the pointer or the focus is on the card around it. */
  hoverImage?: PictureData | null;
  radius?: 's' | 'm' | 'xl' | 'pill';
  className?: string;
  /** What lies on the tile: badges, heart, round buttons. */
  children?: ReactNode;
}

/** A still life on its coloured ground. The ground is CSS, so one transparent picture serves day and night. */
export function ProductImage({ image, isDimmed = false, hoverImage, radius, className, children, ...shown }: TileProps) {
  return (
    <div
      className={cx(styles.tile, isDimmed && styles.dimmed, className)}
      data-ground={image?.ground ?? (image ? undefined : 'stone')}
      data-tile=""
      style={radius && { borderRadius: `var(--radius-${radius})` }}
    >
      {image && <Picture className={styles.picture} image={image} {...shown} />}
      {hoverImage && (
        <div className={styles.second} data-ground={hoverImage.ground ?? undefined}>
          <Picture className={styles.picture} image={hoverImage} sizes={shown.sizes} isDecorative />
        </div>
      )}
      {children}
    </div>
  );
}
