import type { Section } from '#client/graphql/schemaTypes.generated.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';

interface SectionColumn {
  label: PlainMessageKey;
  sections: readonly Section[];
}

/** How "All categories" is laid out. A category stands once: under the first section it names. */
export const SECTION_COLUMNS: readonly SectionColumn[] = [
  { label: 'nav.sectionGroceries', sections: ['GROCERIES'] },
  { label: 'nav.sectionMart', sections: ['MART'] },
  { label: 'nav.sectionFashion', sections: ['FASHION'] },
  { label: 'nav.sectionBeauty', sections: ['PERFUME_COSMETICS'] },
  { label: 'nav.sectionAccessories', sections: ['JEWELLERY', 'BAGS', 'GLASSES'] },
];

/** The categories of one column, in the order they came. */
export function categoriesOf<Entry extends { sections: readonly Section[] }>(column: SectionColumn, categories: readonly Entry[]): Entry[] {
  return categories.filter(({ sections }) => sections[0] !== undefined && column.sections.includes(sections[0]));
}
