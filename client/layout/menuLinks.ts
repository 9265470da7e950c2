import { categoryPath, listingPath, type AppPath } from '#client/config/links.ts';
import { capitalised } from '#schema/rules/capitalised.ts';
import type { Section } from '#client/graphql/schemaTypes.generated.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';

export interface MenuLink {
  to: AppPath;
  label: PlainMessageKey;
  isDeal?: boolean;
}

/** Tabs in the category bar and the mobile menu. */
export const MAIN_MENU_LINKS: readonly MenuLink[] = [
  { to: '/rizq-marketplace', label: 'nav.marketplace' },
  { to: '/rizq-mart', label: 'nav.mart' },
  { to: '/fashion', label: 'nav.fashion' },
  { to: '/catalog-multi-vendor', label: 'nav.shops' },
  { to: '/blog-full-width', label: 'nav.blog' },
  { to: listingPath({ sale: true }), label: 'nav.deals', isDeal: true },
];

/** Help links, in the same order everywhere (WCAG 3.2.6). */
export const SERVICE_LINKS: readonly MenuLink[] = [
  { to: '/faq', label: 'nav.help' },
  { to: '/track-order', label: 'nav.track' },
];

interface SectionColumn {
  label: PlainMessageKey;
  sections: readonly Section[];
}

/** Columns of the "All categories" menu. Each category is listed once, under its first section. */
export const SECTION_COLUMNS: readonly SectionColumn[] = [
  { label: 'nav.sectionGroceries', sections: ['GROCERIES'] },
  { label: 'nav.sectionMart', sections: ['MART'] },
  { label: 'nav.sectionFashion', sections: ['FASHION'] },
  { label: 'nav.sectionBeauty', sections: ['PERFUME_COSMETICS'] },
  { label: 'nav.sectionAccessories', sections: ['JEWELLERY', 'BAGS', 'GLASSES'] },
];

export const categoryLink = ({ slug, name }: { slug: string; name: string }) => ({ to: categoryPath(slug), label: capitalised(name) });

export function categoriesOf<Entry extends { sections: readonly Section[] }>(column: SectionColumn, categories: readonly Entry[]): Entry[] {
  return categories.filter(({ sections }) => sections[0] !== undefined && column.sections.includes(sections[0]));
}
