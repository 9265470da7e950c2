import { Arg, Ctx, Extensions, Field, FieldResolver, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { localise } from '#schema/rules/localisedText.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { TextFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import { InvalidInput } from '#server/graphql/userError.type.ts';
import { VendorAccount, VendorError } from '#server/modules/vendors/graphql.ts';
import type { VendorError as VendorErrorSource } from '#server/modules/vendors/index.ts';
import type { InvalidInput as InvalidInputSource } from '#server/platform/input/parseInput.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ImportResult, LastImport as LastImportSource } from './import.service.ts';
import type { ImportAction as ImportActionName, ImportRow as ImportRowSource } from './importResult.ts';
import type { KeptProduct as KeptProductSource, UndoResult } from './undoImport.ts';

type ImportNoticeSource = NonNullable<ImportRowSource['notices']>[number];

export const ImportAction = describedEnum<ImportActionName>('ImportAction', 'Action for a row of an import.', {
  CREATE: 'A new product, or a new variant of one.',
  UPDATE: 'A change of a product or variant.',
  UNCHANGED: 'The row equals the stored data.',
  REJECT: 'The row, or another row of its product, has an error. The row is skipped.',
});

@ObjectType({ description: 'A change that a row makes in one column.', simpleResolvers: true })
export class ImportChange {
  @Field(() => String, { description: 'Column, as named in the file.' })
  column!: string;

  @Field(() => String, { description: 'Stored value, as exports write it; long texts are truncated.' })
  before!: string;

  @Field(() => String, { description: 'Value in the file; long texts are truncated.' })
  after!: string;
}

@ObjectType({ description: 'A cell that was imported, but not fully understood.', simpleResolvers: true })
@TextFields<ImportNoticeSource>({ text: 'Explanation of what was not understood, and its consequence.' })
@Resolver(() => ImportNotice)
export class ImportNotice {
  @Field(() => String, { description: 'Column, as named in the file.' })
  column!: string;
}

@ObjectType({ description: 'A row of a product file.', simpleResolvers: true })
@Resolver(() => ImportRow)
export class ImportRow {
  @Field(() => Int, { description: 'Row number; the heading is row 1.' })
  row!: number;

  @Field(() => String, { description: 'SKU as parsed.' })
  sku!: string;

  @Field(() => String, { description: 'Title of its product; empty when neither the file nor the stored product has one.' })
  title!: string;

  @Field(() => [ImportChange], {
    description: 'Changes made by the row; for a new product, its texts in each language. Empty if the row has an error.',
  })
  changes!: ImportRowSource['changes'];

  @Field(() => ImportAction, { description: 'Action for the row.' })
  action!: ImportActionName;

  @Field(() => [InvalidInput], { description: 'Errors of the row; `path` is the column as named in the file.' })
  errors!: InvalidInputSource[];

  @FieldResolver(() => [ImportNotice], { description: 'Cells that were imported as they are, such as a weight that states no quantity.' })
  notices(@Root() row: ImportRowSource): ImportNoticeSource[] {
    return row.notices ?? [];
  }
}

/** Source object: ImportResult. */
@ObjectType({ description: 'Result of a product import, or with `dryRun` of its simulation.', simpleResolvers: true })
export class ImportPayload {
  @Field(() => [String], { description: 'Columns of the file that are ignored.' })
  ignoredColumns!: string[];

  @Field(() => [ImportRow], { description: 'Rows in the order of the file.' })
  rows!: ImportRow[];

  @Field(() => [VendorError], { description: 'Errors of the file as a whole; empty when it could be read.' })
  errors!: VendorErrorSource[];
}

@ObjectType({ description: 'A product that was not restored by an undo.', simpleResolvers: true })
export class KeptProduct {
  @Field(() => String, { description: 'SKU.' })
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

@ObjectType({ description: 'Last product import of a vendor.', simpleResolvers: true })
export class LastImport {
  @Field(() => DateTime, { description: 'Time of the import.' })
  importedAt!: string;

  @Field(() => Int, { description: 'Number of products created or changed.' })
  productCount!: number;
}

@Resolver(() => ImportPayload)
export class ImportResolver {
  @Extensions({ cost: 60_000 })
  @Mutation(() => ImportPayload, {
    nullable: true,
    description:
      "Imports products of the viewer's vendor from a file with a heading row. Rows with a known `sku` change its product; others create one. Rows with errors are skipped, and the rows of a product are imported all or none. `POST /imports` accepts larger files.",
  })
  async importProducts(
    @Arg('csv', () => String, { description: 'Content of the file, separated by commas, semicolons or tabs.' }) csv: string,
    @Ctx() { services, viewer }: GraphQLContext,
    @Arg('dryRun', () => Boolean, {
      nullable: true,
      defaultValue: true,
      description: 'Whether to report the result of each row without saving anything.',
    })
    dryRun: boolean | null,
  ): Promise<ImportResult> {
    return services.imports.take(services.vendorAccounts.sellerOf(viewer), csv, { isDryRun: dryRun ?? true });
  }

  @Extensions({ cost: 10_000 })
  @Mutation(() => UndoImportPayload, {
    nullable: true,
    description: "Undoes the last import of the viewer's vendor, except products changed or sold since.",
  })
  async undoImport(@Ctx() { services, viewer }: GraphQLContext): Promise<UndoResult> {
    return services.imports.undo(services.vendorAccounts.sellerOf(viewer));
  }

  @FieldResolver(() => Boolean, { description: 'Whether this was a dry run, which saves nothing.' })
  dryRun(@Root() { isDryRun }: ImportResult): boolean {
    return isDryRun;
  }

  @FieldResolver(() => Int, { description: 'Number of rows that create something.' })
  created(@Root() { counts }: ImportResult): number {
    return counts.CREATE;
  }

  @FieldResolver(() => Int, { description: 'Number of rows that change something.' })
  updated(@Root() { counts }: ImportResult): number {
    return counts.UPDATE;
  }

  @FieldResolver(() => Int, { description: 'Number of rows without a change.' })
  unchanged(@Root() { counts }: ImportResult): number {
    return counts.UNCHANGED;
  }

  @FieldResolver(() => Int, { description: 'Number of skipped rows.' })
  rejected(@Root() { counts }: ImportResult): number {
    return counts.REJECT;
  }
}

@Resolver(() => KeptProduct)
export class KeptProductResolver {
  @FieldResolver(() => String, { description: 'Title of the product, in the language of `Accept-Language`, else English.' })
  title(@Root() { title }: KeptProductSource, @Ctx() { locale }: GraphQLContext): string {
    return localise(title, locale);
  }

  @FieldResolver(() => String, { description: 'Reason why it was not restored, in the same language.' })
  reason(@Root() { reason }: KeptProductSource, @Ctx() { locale }: GraphQLContext): string {
    return localise(reason, locale);
  }
}

@Resolver(() => VendorAccount)
export class LastImportResolver {
  @FieldResolver(() => LastImport, {
    nullable: true,
    description: 'Last product import, which `undoImport` can undo; null if none.',
  })
  lastImport(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<LastImportSource | null> {
    return services.imports.last(vendor);
  }
}
