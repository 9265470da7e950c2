/** A parsed weight label: an amount in grams, millilitres or pieces. */
export interface Measure {
  kind: 'mass' | 'volume' | 'pieces';
  amount: number;
}

/** A unit price for comparing packs. */
export interface ComparablePrice {
  cents: number;
  /** "100 g", "kg", "100 ml", "L" or "piece". */
  per: string;
}

const UNITS: Record<string, { kind: Measure['kind']; factor: number }> = {
  g: { kind: 'mass', factor: 1 },
  kg: { kind: 'mass', factor: 1000 },
  ml: { kind: 'volume', factor: 1 },
  l: { kind: 'volume', factor: 1000 },
  pc: { kind: 'pieces', factor: 1 },
  pcs: { kind: 'pieces', factor: 1 },
  pack: { kind: 'pieces', factor: 1 },
  packs: { kind: 'pieces', factor: 1 },
};

/** Products by the piece sort after all products by weight or volume, which are comparable per thousand grams or millilitres. */
const PIECES_OFFSET = 1e12;

/** Parses "500g", "2kg", "1.5L", "10pcs"; null for anything else. */
export function parseMeasure(label: string | null): Measure | null {
  const [, digits, name] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(label?.trim() ?? '') ?? [];
  const unit = UNITS[name?.toLowerCase() ?? ''];
  const amount = Number(digits) * (unit?.factor ?? 0);
  return unit !== undefined && amount > 0 ? { kind: unit.kind, amount } : null;
}

/** Price per 100 g or 100 ml below a kilo or litre, per kg or L from there on, or per piece, rounded to the cent. */
export function comparablePrice(priceCents: number, label: string | null): ComparablePrice | null {
  const measure = parseMeasure(label);
  if (measure === null) return null;
  const { kind, amount } = measure;
  if (kind === 'pieces') return { cents: Math.round(priceCents / amount), per: 'piece' };
  const isLarge = amount >= 1000;
  const base = isLarge ? 1000 : 100;
  const names = kind === 'mass' ? ['100 g', 'kg'] : ['100 ml', 'L'];
  return { cents: Math.round((priceCents * base) / amount), per: names[isLarge ? 1 : 0] ?? '' };
}

/** Sort rank by unit price, lowest first; null if the label contains no measure. */
export function unitPriceRank(priceCents: number, label: string | null): number | null {
  const measure = parseMeasure(label);
  if (measure === null) return null;
  const { kind, amount } = measure;
  return kind === 'pieces' ? PIECES_OFFSET + priceCents / amount : (priceCents * 1000) / amount;
}
