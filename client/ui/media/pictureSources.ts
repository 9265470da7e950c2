const WIDTHS = [320, 640, 960] as const;
const MADE = /^(.*\/(?:pictures|uploads)\/.+)-(?:320|640|960)\.(?:avif|webp)(\?.*)?$/;

export interface PictureSources {
  avif: string;
  webp: string;
  fallback: string;
}

/**
 * Every picture of the shop is made in three widths and two formats under one name, so one address tells the others.
 * Null for an address of another shape: it is shown as it is.
 */
export function pictureSources(url: string): PictureSources | null {
  const match = MADE.exec(url);
  if (!match) return null;
  const [, name, query = ''] = match;
  const set = (format: 'avif' | 'webp') => WIDTHS.map((width) => `${name}-${width}.${format}${query} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), fallback: `${name}-640.webp${query}` };
}
