import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { languageName } from '#client/i18n/languageName.ts';
import { listWords } from '#client/i18n/listWords.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';
import { ATTRIBUTE_KEYS, facetRow } from '#schema/rules/facets.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { FactList } from '#client/features/vendors/VendorFacts.tsx';

/** What the columns of a file are called, and what goes into them. */
const COLUMNS: readonly [names: string, meaning: PlainMessageKey][] = [
  [columnsOf('description'), 'imports.colDescription'],
  ['category', 'imports.colCategory'],
  ['newPrice, oldPrice', 'imports.colPrice'],
  ['quantity', 'imports.colQuantity'],
  ['weight, color, brand, tags', 'imports.colMore'],
  ['sale, location, status', 'imports.colWords'],
  ['product, size, variantColor, variantWeight, variantPrice', 'imports.colVariants'],
  ['halalBody, halalNumber, halalExpires', 'imports.colHalal'],
];

/** The columns of a text, one per language. */
function columnsOf(field: string): string {
  return LOCALES.map((locale) => fieldIn(field, locale)).join(', ');
}

/** How a file has to look. */
export function ImportGuide() {
  const t = useT();
  const locale = useLocale();
  const languages = listWords(
    LOCALES.map((language) => languageName(language, locale)),
    locale,
  );
  const rows = [
    ['sku', t('imports.colSku')],
    [columnsOf('title'), t('imports.colTitle', { languages })],
    ...COLUMNS.map(([names, meaning]) => [names, t(meaning)] as const),
  ] as const;
  const attributes = ATTRIBUTE_KEYS.map((key) => {
    const values = fixedValues(key).map(([, name]) => t(name));
    return [facetRow(key).field, `${t(`facets.${key}`)}: ${values.join(', ')}`] as const;
  });
  return (
    <ConsoleSection id="import-guide" title={t('imports.guide')} lead={t('imports.guideText')} className={shared.form}>
      <FactList facts={[...rows, ...attributes]} />
      <p className={shared.lead}>{t('imports.guidePictures')}</p>
    </ConsoleSection>
  );
}
