/** The marketplace's palette: hex values with the message keys of their names (`colours.*`). */
export const COLOURS = {
  '#2f6350': 'pandan',
  '#7f8c74': 'sage',
  '#6fa84a': 'leaf',
  '#e2a02b': 'turmeric',
  '#c6a25e': 'gold',
  '#c5301f': 'chilli',
  '#c98f7a': 'rose',
  '#7a1f42': 'plum',
  '#a68bd0': 'lilac',
  '#34456b': 'indigo',
  '#8fbfe0': 'sky',
  '#3a393e': 'charcoal',
  '#8c98a5': 'slate',
  '#f1ece0': 'pearl',
  '#dccfb6': 'oat',
  '#9a6238': 'tan',
  '#4a3228': 'kopi',
  '#b5674a': 'clay',
} as const satisfies Record<string, string>;

/** Message key of a colour's name; null if it is not in the palette. */
export function colourKey(hex: string): `colours.${(typeof COLOURS)[keyof typeof COLOURS]}` | null {
  return Object.hasOwn(COLOURS, hex) ? `colours.${COLOURS[hex as keyof typeof COLOURS]}` : null;
}
