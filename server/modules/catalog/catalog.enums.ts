import { describedEnum } from '#server/graphql/enums.ts';
import type {
  Fulfilment as FulfilmentName,
  ProductStatus as ProductStatusName,
  SaleLabel as SaleLabelName,
  Section as SectionName,
} from '#server/store/documents/catalog.ts';
import type { Stock } from './catalog.service.ts';
import type { RelatedKind as RelatedKindName } from './related.service.ts';

export const ProductStatus = describedEnum<ProductStatusName>('ProductStatus', 'Whether a product or variant is for sale.', {
  AVAILABLE: 'For sale while stock lasts.',
  OUT_OF_STOCK: 'Listed, but not for sale now.',
  DISABLED: 'Withdrawn: in no listing, readable by its slug and id.',
});

export const SaleLabel = describedEnum<SaleLabelName>('SaleLabel', 'The label on a product card.', {
  SALE: 'On sale: its price is below the former price.',
  NEW: 'New on the marketplace.',
});

export const Fulfilment = describedEnum<FulfilmentName>('Fulfilment', 'Where a product can be bought.', {
  ONLINE: 'Delivered after an order online.',
  IN_STORE: "In the vendor's own store.",
});

export const Section = describedEnum<SectionName>('Section', 'A section of the marketplace with its own categories.', {
  GROCERIES: 'Food and household products.',
  FASHION: 'Clothes and footwear.',
  JEWELLERY: 'Jewellery and watches.',
  PERFUME_COSMETICS: 'Perfume and cosmetics.',
  GLASSES: 'Glasses and sunglasses.',
  BAGS: 'Bags.',
  MART: 'Rizq Mart.',
});

export const StockLevel = describedEnum<Stock['level']>('StockLevel', 'Stock level.', {
  IN_STOCK: 'Plenty.',
  LOW: 'A few left.',
  OUT: 'None.',
});

export const RelatedKind = describedEnum<RelatedKindName>('RelatedKind', 'How related products are chosen.', {
  SIMILAR: 'Alike by category, tags and brand, the most alike first.',
  BOUGHT_TOGETHER: 'Bought in the same orders of at least two buyers, the most often first; empty without such orders.',
  SAME_VENDOR: 'Of the same vendor, in FEATURED order.',
});
