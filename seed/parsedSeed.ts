import type { InferOutput } from 'valibot';
import type { PictureManifest } from './build/pictures.ts';
import type { HealedNote, SourcedProduct } from './normalise.ts';
import * as contentRecords from './records/contentRecords.ts';
import * as labelRecords from './records/labelRecords.ts';
import * as marketplaceRecords from './records/marketplaceRecords.ts';

/** The seed's lists other than products: the schema for the records, by file name in data/. */
export const SEED_LISTS = {
  vendors: marketplaceRecords.vendorRecordSchema,
  categories: marketplaceRecords.categoryRecordSchema,
  categoryGroups: marketplaceRecords.categoryGroupRecordSchema,
  categoryTiles: marketplaceRecords.categoryTileRecordSchema,
  brands: marketplaceRecords.brandRecordSchema,
  colours: marketplaceRecords.colourRecordSchema,
  collections: marketplaceRecords.collectionRecordSchema,
  banners: marketplaceRecords.bannerRecordSchema,
  services: marketplaceRecords.serviceRecordSchema,
  facts: marketplaceRecords.factRecordSchema,
  articleCategories: contentRecords.articleCategoryRecordSchema,
  articles: contentRecords.articleRecordSchema,
  faqs: contentRecords.faqRecordSchema,
  team: contentRecords.teamMemberRecordSchema,
  testimonials: contentRecords.testimonialRecordSchema,
  information: contentRecords.informationRecordSchema,
  foodLabels: labelRecords.foodLabelRecordSchema,
  garmentLabels: labelRecords.garmentLabelRecordSchema,
  barcodes: labelRecords.barcodeRecordSchema,
} as const;

export type SeedListName = keyof typeof SEED_LISTS;
export type ParsedLists = { [Name in SeedListName]: InferOutput<(typeof SEED_LISTS)[Name]>[] };

/** A validated seed: every record matches its schema, and every slug that is referenced exists. */
export interface ParsedSeed extends ParsedLists {
  products: SourcedProduct[];
  shop: marketplaceRecords.MarketplaceRecord;
  pictures: PictureManifest;
  healed: HealedNote[];
}
