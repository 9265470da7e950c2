import { Field, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '#server/graphql/enums.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { InvalidInput } from '#server/graphql/userError.type.ts';
import type { InvalidInput as InvalidInputSource } from '#server/platform/input/failure.ts';
import type { VendorError as VendorErrorSource } from '#server/modules/vendors/index.ts';
import { VendorError } from '#server/modules/vendors/graphql.ts';
import type { ImportAction as ImportActionName, ImportRow as ImportRowSource } from './importResult.ts';

export const ImportAction = describedEnum<ImportActionName>('ImportAction', 'What becomes of a row of a file.', {
  CREATE: 'A new product, or a new variant of one.',
  UPDATE: 'It changes what is there.',
  UNCHANGED: 'It says what is so already.',
  REJECT: 'It has a mistake, or another row of its product has. Nothing of it is kept.',
});

@ObjectType({ description: 'A change that a row makes in one column.', simpleResolvers: true })
export class ImportChange {
  @Field(() => String, { description: 'The column, as named in the file.' })
  column!: string;

  @Field(() => String, { description: 'The stored value, as exports write it; long texts are truncated.' })
  before!: string;

  @Field(() => String, { description: 'The value in the file; long texts are truncated.' })
  after!: string;
}

@ObjectType({ description: 'A row of a product file.', simpleResolvers: true })
export class ImportRow {
  @Field(() => Int, { description: 'Row number as in spreadsheets: the heading is 1.' })
  row!: number;

  @Field(() => String, { description: 'The SKU, as parsed.' })
  sku!: string;

  @Field(() => String, { description: 'The title of its product; empty when neither the file nor the stored product has one.' })
  title!: string;

  @Field(() => [ImportChange], { description: 'Its changes; empty when it is new or has an error.' })
  changes!: ImportRowSource['changes'];

  @Field(() => ImportAction, { description: 'What is done with it.' })
  action!: ImportActionName;

  @Field(() => [InvalidInput], { description: 'Its errors; `path` is the column as named in the file.' })
  errors!: InvalidInputSource[];
}

/** Source object: ImportResult. */
@ObjectType({ description: 'Result of a product import, or with `dryRun` of its simulation.', simpleResolvers: true })
export class ImportPayload {
  @Field(() => [String], { description: 'Columns of the file that are ignored.' })
  ignoredColumns!: string[];

  @Field(() => [ImportRow], { description: 'The rows in the order of the file.' })
  rows!: ImportRow[];

  @Field(() => [VendorError], { description: 'Errors of the file as a whole; empty when it could be read.' })
  errors!: VendorErrorSource[];
}

@ObjectType({ description: 'A product that was not restored by an undo.', simpleResolvers: true })
export class KeptProduct {
  @Field(() => String, { description: 'The SKU.' })
  sku!: string;
}

/** Source object: UndoResult. */
@ObjectType({ description: 'Result of undoing an import.', simpleResolvers: true })
export class UndoImportPayload {
  @Field(() => Int, { description: 'Number of products restored to their state before the import. Products created by it are removed.' })
  undone!: number;

  @Field(() => [KeptProduct], { description: 'Products changed or sold since, which were not restored.' })
  kept!: KeptProduct[];

  @Field(() => [VendorError], { description: 'Errors that prevented the undo; empty on success.' })
  errors!: VendorErrorSource[];
}

@ObjectType({ description: 'The last product import of a vendor.', simpleResolvers: true })
export class LastImport {
  @Field(() => DateTime, { description: 'Time of the import.' })
  importedAt!: string;

  @Field(() => Int, { description: 'Number of products created or changed.' })
  productCount!: number;
}
