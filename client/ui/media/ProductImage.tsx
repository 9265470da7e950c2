import type { ReactNode } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import { Picture, type PictureData } from './Picture.tsx';
import styles from './ProductImage.module.css';

interface TileProps {
  image: PictureData | null | undefined;
  /** As the `sizes` of an `<img>`; a number is a small tile of so many pixels. */
  sizes: string | number;
  isEager?: boolean;
  isDecorative?: boolean;
  /** Sold out: the object stays, its colour goes. */
  isDimmed?: boolean;
  /** Shown instead while the pointer or the focus is on the card around it. */
  hoverImage?: PictureData | null;
  radius?: 's' | 'm' | 'l' | 'xl' | 'pill';
  className?: string;
  /** What lies on the tile: badges, heart, round buttons. */
  children?: ReactNode;
}

/** A still life on its coloured ground. The ground is CSS, so one transparent picture serves day and night. */
export function ProductImage({ image, sizes, isDimmed = false, hoverImage, radius, className, children, ...shown }: TileProps) {
  const isSmall = typeof sizes === 'number';
  const picture = { className: styles.picture, sizes: isSmall ? `${sizes}px` : sizes };
  return (
    <div
      className={cx(styles.tile, isSmall && styles.small, isDimmed && styles.dimmed, className)}
      data-ground={image?.ground ?? (image ? undefined : 'stone')}
      data-tile=""
      style={{ width: isSmall ? sizes : undefined, borderRadius: radius && `var(--radius-${radius})` }}
    >
      {image && <Picture {...picture} image={image} {...shown} />}
      {hoverImage && (
        <div className={styles.second} data-ground={hoverImage.ground ?? undefined}>
          <Picture {...picture} image={hoverImage} isDecorative />
        </div>
      )}
      {children}
    </div>
  );
}
