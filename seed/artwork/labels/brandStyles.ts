import type { Face } from '#seed/artwork/labels/faces.ts';

/** How a brand sets its labels. */
export interface BrandStyle {
  layout: 'band' | 'roundel' | 'stripe' | 'stamp' | 'monogram';
  /** The face of the product's name. */
  name: Face;
  /** The face of all other texts. */
  text: Face;
  /** Whether the name is set in capitals. */
  capitals?: boolean;
}

const styles: Record<string, BrandStyle> = {
  'kebun-utara': { layout: 'band', name: 'market', text: 'plain' },
  'dapur-mak-som': { layout: 'roundel', name: 'serif', text: 'italic' },
  'bukit-embun': { layout: 'stamp', name: 'serif', text: 'narrow' },
  'sawah-padi': { layout: 'stripe', name: 'market', text: 'plain' },
  'tujuh-cawan': { layout: 'stamp', name: 'poster', text: 'narrow', capitals: true },
  'padang-ragut': { layout: 'stripe', name: 'wide', text: 'plain' },
  'jeti-lima': { layout: 'band', name: 'poster', text: 'narrow', capitals: true },
  'roti-senja': { layout: 'monogram', name: 'italic', text: 'plain' },
  'tempayan-tanah': { layout: 'band', name: 'serif', text: 'narrow' },
  'rimba-asli': { layout: 'roundel', name: 'poster', text: 'narrow', capitals: true },
  'limau-bersih': { layout: 'stripe', name: 'poster', text: 'plain' },
  'kenanga-malam': { layout: 'monogram', name: 'serif', text: 'italic' },
  'akar-bunga': { layout: 'monogram', name: 'serif', text: 'plain' },
  'warna-senja': { layout: 'band', name: 'wide', text: 'plain', capitals: true },
  'adik-kecil': { layout: 'roundel', name: 'market', text: 'market' },
};

/** Returns a plain style for a brand without packs. */
export function brandStyle(brandSlug: string): BrandStyle {
  return styles[brandSlug] ?? { layout: 'stripe', name: 'plain', text: 'plain' };
}
