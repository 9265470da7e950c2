import type { Avatar } from '#schema/rules/avatars.ts';
import { LARGEST_PICTURE_WIDTH, pictureUrl } from '#schema/rules/pictures.ts';
import { initialsOf } from '#client/lib/shortName.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './Account.module.css';
import { AVATAR_STYLES } from './avatars.ts';

interface AvatarPictureProps {
  avatar: Avatar;
  person: { firstName: string; lastName: string | null };
  size?: 'medium' | 'large';
}

const SIDE = LARGEST_PICTURE_WIDTH;

/** Round avatar; hidden from screen readers because the name is next to it. */
export function AvatarPicture({ avatar, person, size = 'medium' }: AvatarPictureProps) {
  const { ground, picture } = AVATAR_STYLES[avatar];
  const image = picture === null ? null : { url: pictureUrl(picture), alt: '', width: SIDE, height: SIDE, dominantColor: '', ground };
  return (
    <span className={cx(styles.avatar, styles[size])} aria-hidden="true">
      {image ? (
        <ProductImage image={image} sizes="96px" isDecorative isEager radius="pill" />
      ) : (
        <span className={styles.initials} data-ground={ground}>
          {initialsOf(person.firstName, person.lastName)}
        </span>
      )}
    </span>
  );
}
