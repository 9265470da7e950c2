/**
 * How people are pictured: their initials on a colour of the market, or something of it. Nobody uploads a photograph, so that nothing has to be
 * checked, cut or kept.
 */
export const INITIALS_AVATARS = ['LEAF', 'MANGO', 'BERRY', 'SKY', 'LILAC', 'STONE'] as const;
export const DRAWN_AVATARS = ['WAU', 'DURIAN', 'MANGOSTEEN', 'RAMBUTAN', 'KOPI', 'TEDDY'] as const;
export const AVATARS = [...INITIALS_AVATARS, ...DRAWN_AVATARS] as const;

export type Avatar = (typeof AVATARS)[number];

/** Of whoever has not chosen. */
export const DEFAULT_AVATAR: Avatar = 'LEAF';
