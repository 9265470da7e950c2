import { useT } from '#client/i18n/useT.ts';
import { inPlace } from '#client/lib/inPlace.ts';
import { Picture, type PictureData } from '#client/ui/media/Picture.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './Reviews.module.css';

interface ReviewPhotosProps {
  photos: readonly PictureData[];
  /** Name of the list. */
  label: string;
  onPhoto?: ((position: number) => void) | undefined;
}

/** Thumbnails of photos. Each is a link to the photo's file, so that it also opens without scripts. */
export function ReviewPhotos({ photos, label, onPhoto }: ReviewPhotosProps) {
  const t = useT();
  return (
    <Cluster as="ul" gap={2} aria-label={label} className={styles.photos}>
      {photos.map((photo, position) => (
        <li key={`${photo.url} ${position}`}>
          <a
            href={photo.url}
            aria-label={t('reviews.photo', { n: position + 1, total: photos.length })}
            onClick={onPhoto && ((event) => inPlace(event, () => onPhoto(position)))}
          >
            <Picture image={{ ...photo, alt: '' }} sizes="88px" isDecorative />
          </a>
        </li>
      ))}
    </Cluster>
  );
}
