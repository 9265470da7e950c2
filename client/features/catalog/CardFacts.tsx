import type { ReactNode } from 'react';
import type { Translate } from '#client/i18n/Translate.ts';
import { weightText } from '#client/i18n/weightText.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { ProductCard_MatchFragment, ProductCard_ProductFragment } from './ProductCard.generated.ts';

/** A short text on a card; strong if a search names it. */
interface CardFact {
  text: string;
  isNamed: boolean;
}

/** The size and colour that a search names, and the pack that is sold at the card's price. */
export function cardFacts(
  { price }: Pick<ProductCard_ProductFragment, 'price'>,
  match: ProductCard_MatchFragment | null,
  t: Translate,
): CardFact[] {
  const named = match?.options ?? [];
  const chosen = named.flatMap(({ key, label }) => {
    if (key === 'weight') return [];
    return [{ text: key === 'size' ? t('product.sizeOf', { size: label }) : label, isNamed: true }];
  });
  // A single piece is no pack.
  if (price.weight === null || price.weight === '1pcs') return chosen;
  return [...chosen, { text: weightText(price.weight, t), isNamed: named.some(({ key }) => key === 'weight') }];
}

/** The facts of a card: without a pack, also its sizes and the number of colours, unless a search names one. */
export function optionFacts(
  product: Pick<ProductCard_ProductFragment, 'price' | 'variants'>,
  match: ProductCard_MatchFragment | null,
  t: Translate,
  withColours = true,
): CardFact[] {
  const isNamed = (key: string) => match?.options.some((option) => option.key === key) === true;
  const labels = (key: string) => [...optionLabels(product, key).values()];
  const [smallest, ...others] = isNamed('size') ? [] : labels('size');
  const largest = others.at(-1);
  const colours = !withColours || isNamed('color') ? 0 : labels('color').length;
  const texts = [
    smallest !== undefined && (largest === undefined ? smallest : t('product.facetSizes', { a: smallest, b: largest })),
    colours > 1 && t('product.colourCount', { n: colours }),
  ];
  return [...cardFacts(product, match, t), ...texts.flatMap((text) => (text === false ? [] : [{ text, isNamed: false }]))];
}

/** Labels of an option's values, by value and in the order of the variants. */
export function optionLabels({ variants }: Pick<ProductCard_ProductFragment, 'variants'>, option: string): Map<string, string> {
  const chosen = variants.flatMap(({ options }) => options.filter(({ key }) => key === option));
  return new Map(chosen.map(({ value, label }) => [value, label]));
}

/** Facts with dots between them, in one line if it has room. */
export function CardFacts({ facts, ending }: { facts: readonly CardFact[]; ending?: ReactNode }) {
  const parts = facts.map(({ text, isNamed }) => (isNamed ? <Named key={text}>{text}</Named> : <span key={text}>{text}</span>));
  const shown = ending == null ? parts : [...parts, <span key="ending">{ending}</span>];
  if (shown.length === 0) return null;
  return <span>{shown.flatMap((part, place) => (place === 0 ? [part] : [' · ', part]))}</span>;
}

function Named({ children }: { children: string }) {
  return (
    <Text as="strong" tone="text" weight="strong">
      {children}
    </Text>
  );
}
