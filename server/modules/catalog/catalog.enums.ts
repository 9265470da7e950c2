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
  DISABLED: 'Withdrawn: not listed, but readable by slug and id.',
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
  IN_STOCK: 'More than a few units left.',
  LOW: 'A few units left.',
  OUT: 'No units left.',
});

export const RelatedKind = describedEnum<RelatedKindName>('RelatedKind', 'How related products are chosen.', {
  SIMILAR: 'Similar by category, tags and brand, most similar first.',
  BOUGHT_TOGETHER: 'Bought together in orders of at least two buyers, most often first.',
  SAME_VENDOR: 'Of the same vendor, in FEATURED order.',
});
