import { Field, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '#server/graphql/describedEnum.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { InvalidInput } from '#server/graphql/userError.type.ts';
import type { InvalidInput as InvalidInputSource } from '#server/platform/input/failure.ts';
import type { VendorError as VendorErrorSource } from '#server/modules/vendors/vendorError.ts';
import { VendorError } from '#server/modules/vendors/vendorPayload.type.ts';
import type { ImportAction as ImportActionName, ImportRow as ImportRowSource } from './importResult.ts';

export const ImportAction = describedEnum<ImportActionName>('ImportAction', 'What becomes of a row of a file.', {
  CREATE: 'A new product, or a new variant of one.',
  UPDATE: 'It changes what is there.',
  UNCHANGED: 'It says what is so already.',
  REJECT: 'It has a mistake, or another row of its product has. Nothing of it is kept.',
});

@ObjectType({ description: 'What a row of a file changes in one column.', simpleResolvers: true })
export class ImportChange {
  @Field(() => String, { description: 'The column, as the file names it.' })
  column!: string;

  @Field(() => String, { description: 'What the shop has, as its own files say it; long texts are cut.' })
  before!: string;

  @Field(() => String, { description: 'What the file says; long texts are cut.' })
  after!: string;
}

@ObjectType({ description: 'A row of a file of products.', simpleResolvers: true })
export class ImportRow {
  @Field(() => Int, { description: 'Which row, as spreadsheets count: the heading is 1.' })
  row!: number;

  @Field(() => String, { description: "The seller's number for it, as it was read." })
  sku!: string;

  @Field(() => String, { description: 'The title of its product; empty when neither the file nor the shop has one.' })
  title!: string;

  @Field(() => [ImportChange], { description: 'What it changes of what is there; empty for what is new or has a mistake.' })
  changes!: ImportRowSource['changes'];

  @Field(() => ImportAction, { description: 'What becomes of it.' })
  action!: ImportActionName;

  @Field(() => [InvalidInput], { description: 'What has to be put right; `path` names the column as the file does.' })
  errors!: InvalidInputSource[];
}

/** Its source object is an ImportResult. */
@ObjectType({ description: 'What became of a file of products, or with `dryRun` would become of it.', simpleResolvers: true })
export class ImportPayload {
  @Field(() => [String], { description: 'Columns of the file that are not read.' })
  ignoredColumns!: string[];

  @Field(() => [ImportRow], { description: 'Each row of the file, in its order.' })
  rows!: ImportRow[];

  @Field(() => [VendorError], { description: 'Why the file as a whole was refused; empty when it was read.' })
  errors!: VendorErrorSource[];
}

@ObjectType({ description: 'A product that stays as an import made it.', simpleResolvers: true })
export class KeptProduct {
  @Field(() => String, { description: "The seller's number for it." })
  sku!: string;
}

/** Its source object is an UndoResult. */
@ObjectType({ description: 'What became of an import that was undone.', simpleResolvers: true })
export class UndoImportPayload {
  @Field(() => Int, { description: 'Products that are as they were before the import. Those that it had made are gone.' })
  undone!: number;

  @Field(() => [KeptProduct], { description: 'Products that were changed or sold since, and stay as they are.' })
  kept!: KeptProduct[];

  @Field(() => [VendorError], { description: 'Why nothing was undone; empty when it was.' })
  errors!: VendorErrorSource[];
}

@ObjectType({ description: 'The last import of products into a shop.', simpleResolvers: true })
export class LastImport {
  @Field(() => DateTime, { description: 'When it was.' })
  importedAt!: string;

  @Field(() => Int, { description: 'Products that it made or changed.' })
  productCount!: number;
}
