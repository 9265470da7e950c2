import { cx } from '#client/ui/primitives/cx.ts';
import { Picture, type PictureData } from './Picture.tsx';
import styles from './Illustration.module.css';
import tile from './ProductImage.module.css';

interface SceneProps {
  /** The front picture; its background is also the scene's. */
  image: PictureData | null | undefined;
  /** Pictures behind the front one; at most two are shown. */
  companions?: readonly PictureData[];
  /** Aspect ratio: that of a card, of two cards side by side, or of the whole page. */
  shape?: 'card' | 'wide' | 'banner';
  /** HTML `sizes` attribute for the pictures. */
  sizes: string;
  isEager?: boolean;
  /** Uses an empty `alt`, for pictures next to their title. */
  isDecorative?: boolean;
  className?: string;
}

/** A scene with up to three product pictures on one ground, which illustrates a text. */
export function Illustration({ image, companions = [], shape = 'card', sizes, isEager, isDecorative, className }: SceneProps) {
  return (
    <div className={cx(tile.tile, styles.scene, styles[shape], className)} data-ground={image?.ground ?? 'stone'}>
      {companions.slice(0, 2).map((companion, index) => (
        <span key={companion.url} className={cx(styles.piece, index === 0 ? styles.first : styles.second)}>
          <Picture image={companion} sizes={sizes} isEager={isEager} isDecorative />
        </span>
      ))}
      {image && (
        <span className={cx(styles.piece, styles.front)}>
          <Picture image={image} sizes={sizes} isEager={isEager} isDecorative={isDecorative} />
        </span>
      )}
    </div>
  );
}
