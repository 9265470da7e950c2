/** A colour in which a product is sold, with the key of its picture. */
export interface GarmentColour {
  name: string;
  hex: string;
  /** The key without its side and width. The first colour uses the product's front picture. */
  picture: string;
}

/** The colours of products that come in several. Names, swatches and pictures match the variants in the catalogue. */
export const garmentColours = {
  'hoodie-plain': [
    { name: 'Sage', hex: '#7F8C74', picture: 'hoodie-plain-front' },
    { name: 'Ink', hex: '#3A4058', picture: 'hoodie-plain-ink' },
    { name: 'Oat', hex: '#D8CBB4', picture: 'hoodie-plain-oat' },
    { name: 'Clay', hex: '#B5674A', picture: 'hoodie-plain-clay' },
  ],
  'tee-heavy': [
    { name: 'Cream', hex: '#EDE8DC', picture: 'tee-heavy-front' },
    { name: 'Charcoal', hex: '#45434A', picture: 'tee-heavy-charcoal' },
    { name: 'Pandan', hex: '#3F7A5E', picture: 'tee-heavy-pandan' },
    { name: 'Terracotta', hex: '#BF6B4C', picture: 'tee-heavy-terracotta' },
  ],
  'tudung-bawal': [
    { name: 'Rose', hex: '#C98F7A', picture: 'tudung-bawal-front' },
    { name: 'Sage', hex: '#8E9C83', picture: 'tudung-bawal-sage' },
    { name: 'Indigo', hex: '#4A5680', picture: 'tudung-bawal-indigo' },
    { name: 'Plum', hex: '#7A2A4C', picture: 'tudung-bawal-plum' },
  ],
  'polo-shirt': [
    { name: 'Navy', hex: '#34456B', picture: 'polo-shirt-front' },
    { name: 'Bottle', hex: '#2F5E4A', picture: 'polo-shirt-bottle' },
    { name: 'Cream', hex: '#EBE4D4', picture: 'polo-shirt-cream' },
  ],
  'striped-shirt': [
    { name: 'Slate', hex: '#7C90A6', picture: 'striped-shirt-front' },
    { name: 'Clay', hex: '#B86F55', picture: 'striped-shirt-clay' },
    { name: 'Sage', hex: '#7E9078', picture: 'striped-shirt-sage' },
  ],
  'wool-scarf': [
    { name: 'Plum', hex: '#7A1F42', picture: 'wool-scarf-front' },
    { name: 'Forest', hex: '#3C5A48', picture: 'wool-scarf-forest' },
    { name: 'Camel', hex: '#B48A58', picture: 'wool-scarf-camel' },
  ],
  'canvas-cap': [
    { name: 'Sand', hex: '#C3AD8A', picture: 'canvas-cap-front' },
    { name: 'Ink', hex: '#3A4058', picture: 'canvas-cap-ink' },
    { name: 'Olive', hex: '#74755A', picture: 'canvas-cap-olive' },
  ],
  'tote-canvas': [
    { name: 'Natural', hex: '#E0D4BC', picture: 'tote-canvas-front' },
    { name: 'Indigo', hex: '#46557F', picture: 'tote-canvas-indigo' },
    { name: 'Rust', hex: '#AE5B3C', picture: 'tote-canvas-rust' },
  ],
  'batik-shirt-indigo': [
    { name: 'Indigo', hex: '#2F4270', picture: 'batik-shirt-indigo-front' },
    { name: 'Maroon', hex: '#7A2B34', picture: 'batik-shirt-indigo-maroon' },
    { name: 'Teal', hex: '#2C6A6C', picture: 'batik-shirt-indigo-teal' },
  ],
  'baju-kurung-songket': [
    { name: 'Plum', hex: '#7A1F42', picture: 'baju-kurung-songket-front' },
    { name: 'Sage', hex: '#7F8C74', picture: 'baju-kurung-songket-sage' },
    { name: 'Ink', hex: '#363C60', picture: 'baju-kurung-songket-ink' },
    { name: 'Emerald', hex: '#2E6350', picture: 'baju-kurung-songket-emerald' },
  ],
  'bifold-wallet': [
    { name: 'Tan', hex: '#9A6238', picture: 'bifold-wallet-front' },
    { name: 'Espresso', hex: '#4A3228', picture: 'bifold-wallet-espresso' },
    { name: 'Oxblood', hex: '#6E2A2A', picture: 'bifold-wallet-oxblood' },
  ],
  'card-holder': [
    { name: 'Forest', hex: '#2F4F42', picture: 'card-holder-front' },
    { name: 'Tan', hex: '#9A6238', picture: 'card-holder-tan' },
    { name: 'Ink', hex: '#363C52', picture: 'card-holder-ink' },
  ],
  'round-sunglasses': [
    { name: 'Brass', hex: '#C6A25E', picture: 'round-sunglasses-front' },
    { name: 'Silver', hex: '#B4B8BE', picture: 'round-sunglasses-silver' },
    { name: 'Black', hex: '#33333A', picture: 'round-sunglasses-black' },
  ],
} as const satisfies Record<string, readonly GarmentColour[]>;

export type ColouredSlug = keyof typeof garmentColours;
