import { COLOURS } from '#schema/rules/colours.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { tagName } from '#schema/rules/tagNames.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { CatalogueRepository } from './catalogue.repository.ts';
import { capitalised } from './capitalised.ts';

const FIXED: Partial<Record<CountedField, Record<string, LocalisedText>>> = {
  label: { SALE: { en: 'Sale', ms: 'Jualan' }, NEW: { en: 'New', ms: 'Baharu' } },
  fulfilment: { ONLINE: { en: 'Online', ms: 'Dalam talian' }, IN_STORE: { en: 'In store', ms: 'Di kedai' } },
  availability: {
    'in-stock': { en: 'In stock', ms: 'Ada stok' },
    'out-of-stock': { en: 'Out of stock', ms: 'Kehabisan stok' },
  },
  onSale: { yes: { en: 'On sale', ms: 'Jualan murah' }, no: { en: 'At the usual price', ms: 'Pada harga biasa' } },
  deliversTo: MALAYSIAN_STATES,
  halal: { certified: { en: 'Halal certified', ms: 'Disahkan halal' }, none: { en: 'Without certificate', ms: 'Tanpa sijil' } },
};

/** Label of a facet value; falls back to the value itself. */
export function facetValueLabel(field: CountedField, value: string, repository: CatalogueRepository): LocalisedText {
  return own(FIXED[field], value) ?? namedBy(field, value, repository) ?? same(value);
}

/** Own properties only: values come from URLs and must not reach the prototype. */
function own(table: Record<string, LocalisedText> | undefined, key: string): LocalisedText | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

function namedBy(field: CountedField, value: string, repository: CatalogueRepository): LocalisedText | null {
  switch (field) {
    case 'category':
      return asLabel(repository.category(value)?.name);
    case 'brand':
      return same(repository.brand(value)?.name);
    case 'vendor':
      return same(repository.vendorBySlug(value)?.name);
    case 'color':
      return own(COLOURS, value) ?? null;
    case 'tag':
      return tagName(value);
    case 'weight':
      return same(value.replace(/^([\d.]+)\s*([a-z])/i, '$1 $2'));
    case 'rating':
      return { en: `${value} stars and up`, ms: `${value} bintang ke atas` };
    default:
      return null;
  }
}

function same(text: string): LocalisedText;
function same(text: string | undefined): LocalisedText | null;
function same(text: string | undefined): LocalisedText | null {
  return text === undefined ? null : { en: text, ms: text };
}

/** Some names are stored in lower case ("wallet"); labels are capitalised. */
function asLabel(name: LocalisedText | undefined): LocalisedText | null {
  return name === undefined ? null : { en: capitalised(name.en), ms: capitalised(name.ms) };
}
