import { cx } from '#client/ui/primitives/cx.ts';
import { Picture, type PictureData } from './Picture.tsx';
import styles from './Illustration.module.css';
import tile from './ProductImage.module.css';

interface SceneProps {
  /** In front, and on whose ground all of them stand. */
  image: PictureData | null | undefined;
  /** Behind it; at most two are shown. */
  companions?: readonly PictureData[];
  /** Width to height: a card, two cards beside each other, or the whole page. */
  shape?: 'card' | 'wide' | 'banner';
  /** How wide the scene is shown, as `sizes` wants it. */
  sizes: string;
  isEager?: boolean;
  /** Beside its own title it says nothing new. */
  isDecorative?: boolean;
  className?: string;
}

/** Two or three still lifes on one ground: a picture for words, made of the marketplace's own products. */
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
