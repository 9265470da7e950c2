import type { Avatar as AvatarName } from '#schema/rules/avatars.ts';
import { describedEnum } from '#server/graphql/enums.ts';

export const Avatar = describedEnum<AvatarName>('Avatar', 'Avatar of an account.', {
  LEAF: 'Initials on green.',
  MANGO: 'Initials on yellow.',
  BERRY: 'Initials on red.',
  SKY: 'Initials on blue.',
  LILAC: 'Initials on lilac.',
  STONE: 'Initials on grey.',
  WAU: 'A kite.',
  DURIAN: 'A durian.',
  MANGOSTEEN: 'Mangosteens.',
  RAMBUTAN: 'Rambutans.',
  KOPI: 'Coffee.',
  TEDDY: 'A teddy bear.',
});
