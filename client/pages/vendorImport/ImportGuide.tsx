import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { fixedValues } from '#schema/rules/facetLabels.ts';
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
        {ATTRIBUTE_KEYS.map((key) => (
          <div key={key}>
            <dt>{facetRow(key).field}</dt>
            <dd>{`${t(`facets.${key}`)}: ${fixedValues(key)
              .map(([, name]) => t(name))
              .join(', ')}`}</dd>
          </div>
        ))}
      </dl>
      <p>{t('imports.guidePictures')}</p>
    </section>
  );
}
