/** What the sizes of clothes and shoes measure, for a body and not for the cloth. */
export interface SizeTable {
  /** Message keys of the columns, the size itself aside. */
  columns: readonly ('size.chest' | 'size.waist' | 'size.hips' | 'size.height' | 'size.weight' | 'size.foot')[];
  /** Centimetres; kilograms for a weight. */
  rows: Readonly<Record<string, readonly string[]>>;
}

const CLOTHES: SizeTable = {
  columns: ['size.chest', 'size.waist', 'size.hips'],
  rows: {
    S: ['86–91', '71–76', '90–95'],
    M: ['92–97', '77–82', '96–101'],
    L: ['98–104', '83–89', '102–107'],
    XL: ['105–111', '90–96', '108–113'],
  },
};

const BABIES: SizeTable = {
  columns: ['size.height', 'size.weight'],
  rows: {
    '0-3M': ['50–62', '3–6'],
    '0-6M': ['50–68', '3–8'],
    '3-6M': ['62–68', '6–8'],
    '6-12M': ['68–80', '8–10.5'],
    '1-2Y': ['80–92', '10–13'],
    '2-3Y': ['92–98', '12–15'],
  },
};

/** A European shoe size counts two thirds of a centimetre, with about a centimetre and a half of room for the toes. */
function footLength(size: number): string {
  return ((size * 2) / 3 - 1.5).toFixed(1);
}

/** The table for the sizes that a product comes in; null where there is nothing to measure. */
export function sizeTable(sizes: readonly string[]): SizeTable | null {
  for (const table of [CLOTHES, BABIES]) {
    const rows = sizes.flatMap((size) => (table.rows[size] ? [[size, table.rows[size]] as const] : []));
    if (rows.length > 0) return { columns: table.columns, rows: Object.fromEntries(rows) };
  }
  const shoes = sizes.filter((size) => /^(1[6-9]|[234]\d)$/.test(size));
  if (shoes.length === 0) return null;
  return { columns: ['size.foot'], rows: Object.fromEntries(shoes.map((size) => [size, [footLength(Number(size))]])) };
}
