import type { PictureData } from '#client/ui/media/Picture.tsx';

/** A sample image, by its file name. */
export function picture(name: string, ground: string | null): PictureData & { __typename: 'Image'; ground: string | null } {
  return { __typename: 'Image', url: `/pictures/${name}-320.webp`, alt: '', width: 960, height: 960, dominantColor: '#EEE5D6', ground };
}

export const MANGO = picture('harumanis-mango-front', 'mango');
export const MANGO_OPEN = picture('harumanis-mango-second', 'mango');
export const KOPI = picture('kopi-o-kampung-front', 'leaf');
export const BATIK = picture('batik-shirt-indigo-front', 'sky');
/** An image that fails to load. */
export const BROKEN = { ...MANGO, url: 'data:image/png;base64,AAAA' };
