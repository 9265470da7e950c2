import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';

interface UnitPrice {
  price: { minorUnits: number };
  /** "100 g", "kg", "100 ml", "L" or "piece". */
  per: string;
}

/** Unit price, such as "$2.38 / kg" or "$3.90 each"; null if the product has none. */
export function useUnitPrice(unit: UnitPrice | null): string | null {
  const t = useT();
  if (unit === null) return null;
  const price = formatMoney(unit.price.minorUnits);
  return unit.per === 'piece' ? t('product.perPiece', { price }) : t('product.unitPrice', { price, unit: unit.per });
}
