import type { OptionDoc, StockDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import { inEveryLanguage, localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { shownQuantity } from '#schema/rules/shownQuantity.ts';
import type { ProductRecord } from '../records/productRecord.ts';
import { idOf } from './ids.ts';

/** Names of the palette's colours, by hex value. */
export type Palette = ReadonlyMap<string, LocalisedText>;

interface Choice {
  value: string;
  label: LocalisedText;
  swatch: string | null;
  skuPart: string;
  priceCents: number | null;
  wasPriceCents: number | null;
  picture: string | null;
}

interface Axis {
  key: string;
  label: LocalisedText;
  choices: Choice[];
}

const PLAIN = { swatch: null, priceCents: null, wasPriceCents: null, picture: null };

function skuWord(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9.]+/g, '');
}

/** A product's options in the order used by the stock table: weight, size, colour. */
function axesOf(record: ProductRecord, palette: Palette): Axis[] {
  const weights = record.weights.map(({ weight, priceCents, wasPriceCents }): Choice => {
    const label = shownQuantity(weight);
    return { ...PLAIN, value: weight, label: inEveryLanguage(label), skuPart: skuWord(weight), priceCents, wasPriceCents };
  });
  const sizes = record.sizes.map((size): Choice => ({ ...PLAIN, value: size, label: inEveryLanguage(size), skuPart: skuWord(size) }));
  const colors = record.colors.map(({ color, name, swatch, picture }): Choice => {
    const label = name ?? palette.get(color) ?? inEveryLanguage(color);
    return {
      ...PLAIN,
      value: color,
      label,
      swatch: swatch ?? color,
      skuPart: skuWord(localise(label, DEFAULT_LOCALE)),
      picture: picture ?? null,
    };
  });
  return [
    { key: 'weight', label: { en: 'Weight', ms: 'Berat' }, choices: weights },
    { key: 'size', label: { en: 'Size', ms: 'Saiz' }, choices: sizes },
    { key: 'color', label: { en: 'Colour', ms: 'Warna' }, choices: colors },
  ].filter((axis) => axis.choices.length > 0);
}

/** Cartesian product of the axes, in which the last axis varies fastest. */
function combinations(axes: readonly Axis[]): Choice[][] {
  return axes.reduce<Choice[][]>((chosen, axis) => chosen.flatMap((choices) => axis.choices.map((choice) => [...choices, choice])), [[]]);
}

export interface BuiltVariants {
  options: OptionDoc[];
  variants: VariantDoc[];
  stock: StockDoc[];
}

/** Expands a record into variants. `pictureKeys` lists the product's pictures in the order in which variants refer to them. */
export function buildVariants(record: ProductRecord, sku: string, pictureKeys: readonly string[], palette: Palette): BuiltVariants {
  const axes = axesOf(record, palette);
  const units = typeof record.stock === 'number' ? null : record.stock.flat();
  const everyUnits = typeof record.stock === 'number' ? record.stock : 0;
  const built: BuiltVariants = { options: [], variants: [], stock: [] };
  built.options = axes.map(({ key, label, choices }) => ({
    key,
    label,
    values: choices.map(({ value, label: valueLabel, swatch }) => ({ value, label: valueLabel, swatch })),
  }));
  combinations(axes).forEach((choices, index) => {
    const variantSku = [sku, ...choices.map((choice) => choice.skuPart)].join('-');
    const id = idOf('var', variantSku);
    const soldOut = record.status === 'OUT_OF_STOCK';
    const onHand = soldOut ? 0 : (units?.[index] ?? everyUnits);
    const picture = choices.map((choice) => choice.picture).find((key) => key !== null) ?? null;
    const place = picture === null ? -1 : pictureKeys.indexOf(picture);
    built.stock.push({ id, onHand });
    built.variants.push({
      id,
      sku: variantSku,
      status: record.status === 'DISABLED' ? 'DISABLED' : onHand > 0 ? 'AVAILABLE' : 'OUT_OF_STOCK',
      options: Object.fromEntries(choices.map((choice, axis) => [axes[axis]?.key ?? '', choice.value])),
      priceCents: choices.map((choice) => choice.priceCents).find((cents) => cents !== null) ?? null,
      wasPriceCents: choices.map((choice) => choice.wasPriceCents).find((cents) => cents !== null) ?? null,
      picture: place < 0 ? null : place,
    });
  });
  return built;
}
