/** Colour palette: display names by hex value. */
export const COLOURS: Readonly<Record<string, { en: string; ms: string }>> = {
  '#2f6350': { en: 'Pandan', ms: 'Pandan' },
  '#7f8c74': { en: 'Sage', ms: 'Hijau lembut' },
  '#6fa84a': { en: 'Leaf', ms: 'Daun' },
  '#e2a02b': { en: 'Turmeric', ms: 'Kunyit' },
  '#c6a25e': { en: 'Gold', ms: 'Emas' },
  '#c5301f': { en: 'Chilli', ms: 'Cili' },
  '#c98f7a': { en: 'Rose', ms: 'Ros' },
  '#7a1f42': { en: 'Plum', ms: 'Ungu plum' },
  '#a68bd0': { en: 'Lilac', ms: 'Ungu muda' },
  '#34456b': { en: 'Indigo', ms: 'Nila' },
  '#8fbfe0': { en: 'Sky', ms: 'Biru langit' },
  '#3a393e': { en: 'Charcoal', ms: 'Arang' },
  '#8c98a5': { en: 'Slate', ms: 'Kelabu' },
  '#f1ece0': { en: 'Pearl', ms: 'Mutiara' },
  '#dccfb6': { en: 'Oat', ms: 'Gandum' },
  '#9a6238': { en: 'Tan', ms: 'Perang' },
  '#4a3228': { en: 'Kopi', ms: 'Kopi' },
  '#b5674a': { en: 'Clay', ms: 'Tanah liat' },
};

/** The colour's name for export files; values outside the palette are returned unchanged. */
export function colourName(hex: string): string {
  return Object.hasOwn(COLOURS, hex) ? (COLOURS[hex]?.en ?? hex) : hex;
}
