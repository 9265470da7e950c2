import type { Avatar } from '#schema/rules/avatars.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';

interface AvatarStyle {
  ground: string;
  /** Image key; null for initials. */
  picture: string | null;
  label: PlainMessageKey;
}

const initials = (ground: string, label: PlainMessageKey): AvatarStyle => ({ ground, picture: null, label });
const drawn = (ground: string, picture: string, label: PlainMessageKey): AvatarStyle => ({ ground, picture, label });

/** Background, image and label of each avatar. */
export const AVATAR_STYLES: Record<Avatar, AvatarStyle> = {
  LEAF: initials('leaf', 'acc.avatarLeaf'),
  MANGO: initials('mango', 'acc.avatarMango'),
  BERRY: initials('berry', 'acc.avatarBerry'),
  SKY: initials('sky', 'acc.avatarSky'),
  LILAC: initials('lilac', 'acc.avatarLilac'),
  STONE: initials('stone', 'acc.avatarStone'),
  WAU: drawn('sky', 'wau-kite-front', 'acc.avatarWau'),
  DURIAN: drawn('mango', 'musang-king-durian-front', 'acc.avatarDurian'),
  MANGOSTEEN: drawn('lilac', 'mangosteen-basket-front', 'acc.avatarMangosteen'),
  RAMBUTAN: drawn('berry', 'rambutan-bunch-front', 'acc.avatarRambutan'),
  KOPI: drawn('cream', 'kopi-o-kampung-front', 'acc.avatarKopi'),
  TEDDY: drawn('stone', 'teddy-bear-front', 'acc.avatarTeddy'),
};
