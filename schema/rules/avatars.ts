/** Avatar choices: initials on a brand colour, or a drawing. There are no uploads, so nothing needs moderation, cropping or storage. */
export const INITIALS_AVATARS = ['LEAF', 'MANGO', 'BERRY', 'SKY', 'LILAC', 'STONE'] as const;
export const DRAWN_AVATARS = ['WAU', 'DURIAN', 'MANGOSTEEN', 'RAMBUTAN', 'KOPI', 'TEDDY'] as const;
export const AVATARS = [...INITIALS_AVATARS, ...DRAWN_AVATARS] as const;

export type Avatar = (typeof AVATARS)[number];

/** Default avatar. */
export const DEFAULT_AVATAR: Avatar = 'LEAF';
