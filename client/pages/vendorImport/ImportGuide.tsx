import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { ATTRIBUTE_KEYS, facetRow } from '#schema/rules/facets.ts';
import styles from './VendorImport.module.css';

/** What the columns of a file are called, and what goes into them. */
const COLUMNS: readonly [names: string, meaning: PlainMessageKey][] = [
  ['sku', 'imports.colSku'],
  ['title, titleMs', 'imports.colTitle'],
  ['description, descriptionMs', 'imports.colDescription'],
  ['category', 'imports.colCategory'],
  ['newPrice, oldPrice', 'imports.colPrice'],
  ['quantity', 'imports.colQuantity'],
  ['weight, color, brand, tags', 'imports.colMore'],
  ['sale, location, status', 'imports.colWords'],
  ['product, size, variantColor, variantWeight, variantPrice', 'imports.colVariants'],
  ['halalBody, halalNumber, halalExpires', 'imports.colHalal'],
];

/** How a file has to look. */
export function ImportGuide() {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="import-guide" className={styles.section}>
      <h2 id="import-guide">{t('imports.guide')}</h2>
      <p>{t('imports.guideText')}</p>
      <dl className={styles.columns}>
        {COLUMNS.map(([names, meaning]) => (
          <div key={names}>
            <dt>{names}</dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
        {ATTRIBUTE_KEYS.map(facetRow).map(({ field, label, values = {} }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{`${label[locale]}: ${Object.values(values)
              .map((name) => name[locale])
              .join(', ')}`}</dd>
          </div>
        ))}
      </dl>
      <p>{t('imports.guidePictures')}</p>
    </section>
  );
}
