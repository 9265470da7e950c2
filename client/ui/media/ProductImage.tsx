import type { ReactNode } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import { Picture, type PictureData } from './Picture.tsx';
import styles from './ProductImage.module.css';

interface TileProps {
  image: PictureData | null | undefined;
  /** HTML `sizes` attribute, or a small tile's width in pixels. */
  sizes: string | number;
  isEager?: boolean;
  isDecorative?: boolean;
  /** Desaturates the picture; used for sold-out products. */
  isDimmed?: boolean;
  /** Replaces the picture while the surrounding card is hovered or focused. */
  hoverImage?: PictureData | null;
  radius?: 's' | 'm' | 'l' | 'xl' | 'pill';
  className?: string;
  /** Overlays, such as badges and round buttons. */
  children?: ReactNode;
}

/** Product picture on a coloured background. CSS provides the background, so that one transparent picture suits both schemes. */
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
