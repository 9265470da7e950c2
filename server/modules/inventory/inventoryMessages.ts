import { fixedValues } from '#schema/rules/facetLabels.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { byLocale } from '#schema/rules/locales.ts';
import { MAX_IMAGES, MAX_PRODUCTS, MAX_STOCK, MAX_ATTRIBUTE_VALUES, MAX_VARIANTS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { translate, translations } from '#server/platform/messages.ts';

const UNITS = MAX_STOCK.toLocaleString('en');

/** Error messages for product fields, which say how to correct the input. */
export const INVENTORY_MESSAGES = {
  category: translations('inventory.category'),
  saleLabel: translations('inventory.saleLabel'),
  noImage: translations('inventory.noImage'),
  noImageOnSale: translations('inventory.noImageOnSale'),
  tooManyImages: translations('inventory.tooManyImages', { max: MAX_IMAGES }),
  sameImage: translations('inventory.sameImage'),
  imageGone: translations('inventory.imageGone'),
  noVariant: translations('inventory.noVariant'),
  noMemory: translations('inventory.noMemory'),
  tooManyVariants: translations('inventory.tooManyVariants', { max: MAX_VARIANTS }),
  skuTwice: translations('inventory.skuTwice'),
  skuTaken: translations('inventory.skuTaken'),
  optionsDiffer: translations('inventory.optionsDiffer'),
  optionsTwice: translations('inventory.optionsTwice'),
  tooManyValues: translations('inventory.tooManyValues', { max: MAX_ATTRIBUTE_VALUES }),
  noSuchVariant: translations('inventory.noSuchVariant'),
  stock: translations('inventory.stock', { max: UNITS }),
  noProduct: translations('inventory.noProduct'),
  noVariantOfShop: translations('inventory.noVariantOfShop'),
  sameVariant: translations('inventory.sameVariant'),
  sameProduct: translations('inventory.sameProduct'),
} as const satisfies Record<string, LocalisedText>;

/** Products in this category cannot have the attribute. */
export function noAttribute(attribute: LocalisedText): LocalisedText {
  return translations('inventory.noAttribute', { attribute });
}

/** The value is not one of the attribute's values. */
export function oneOfValues(key: FacetKey): LocalisedText {
  const names = fixedValues(key).map(([, name]) => name);
  return translations('inventory.oneOfValues', {
    values: byLocale((locale) =>
      listValues(
        names.map((name) => translate(locale, name)),
        locale,
      ),
    ),
  });
}

/** Two option values differ only in case or spaces. */
export function sameChoice(value: string, other: string): LocalisedText {
  return translations('inventory.sameChoice', { value, other });
}

/** A sale or a different change was made since the count. */
export function stockMoved(onHand: number): LocalisedText {
  return translations('inventory.stockMoved', { onHand });
}

/** The vendor has reached its product quota. */
export function tooManyProducts(max: number, buyers: number): LocalisedText {
  if (max < MAX_PRODUCTS) return translations('inventory.newVendorFull', { max, buyers });
  return translations('inventory.tooManyProducts', { max: max.toLocaleString('en') });
}
