import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { textIn } from '#server/graphql/locale.ts';
import { VendorAccount } from '#server/modules/vendors/graphql.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { ImportResult, LastImport as LastImportSource } from './import.service.ts';
import { ImportPayload, KeptProduct, LastImport, UndoImportPayload } from './import.type.ts';
import type { KeptProduct as KeptProductSource, UndoResult } from './undoImport.ts';

@Resolver(() => ImportPayload)
export class ImportResolver {
  @Mutation(() => ImportPayload, {
    nullable: true,
    complexity: 10_000,
    description:
      "Imports products into the viewer's vendor from a file with a heading: new ones, and changes of those whose `sku` it contains. Rows with errors are skipped; of one product all rows are imported or none. `POST /imports` accepts larger files.",
  })
  async importProducts(
    @Arg('csv', () => String, { description: 'The file: separated by commas, semicolons or tabs.' }) csv: string,
    @Ctx() { services, viewer }: GraphQLContext,
    @Arg('dryRun', () => Boolean, {
      nullable: true,
      defaultValue: true,
      description: 'Reports the result of each row and saves nothing.',
    })
    dryRun: boolean | null,
  ): Promise<ImportResult> {
    return services.imports.take(services.vendorAccounts.sellerOf(viewer), csv, { isDryRun: dryRun ?? true });
  }

  @Mutation(() => UndoImportPayload, {
    nullable: true,
    complexity: 10_000,
    description: "Undoes the last import of the viewer's vendor, except what was changed or sold since.",
  })
  async undoImport(@Ctx() { services, viewer }: GraphQLContext): Promise<UndoResult> {
    return services.imports.undo(services.vendorAccounts.sellerOf(viewer));
  }

  @FieldResolver(() => Boolean, { description: 'Whether nothing was saved.' })
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
  @FieldResolver(() => String, { description: 'Its title, in the language of `Accept-Language`, else English.' })
  title(@Root() { title }: KeptProductSource, @Ctx() { locale }: GraphQLContext): string {
    return textIn(title, locale);
  }

  @FieldResolver(() => String, { description: 'The reason why it was not restored, in the same language.' })
  reason(@Root() { reason }: KeptProductSource, @Ctx() { locale }: GraphQLContext): string {
    return textIn(reason, locale);
  }
}

@Resolver(() => VendorAccount)
export class LastImportResolver {
  @FieldResolver(() => LastImport, {
    nullable: true,
    description: 'The last product import, which `undoImport` can undo; null without one.',
  })
  lastImport(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): Promise<LastImportSource | null> {
    return services.imports.last(vendor);
  }
}
