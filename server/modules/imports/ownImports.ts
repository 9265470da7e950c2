import type { GraphQLContext } from '#server/graphql/context.ts';
import { sellerOf } from '#server/modules/vendors/viewerVendor.ts';
import type { ImportResult } from './import.service.ts';
import type { UndoResult } from './undoImport.ts';

type GraphQLRequestBody = Pick<GraphQLContext, 'services' | 'viewer'>;

/** Imports products for the viewer's vendor. Throws as `sellerOf` does. */
export async function importProducts(context: GraphQLRequestBody, csv: string, isDryRun: boolean): Promise<ImportResult> {
  const seller = sellerOf(context);
  return context.services.imports.take(seller, csv, { isDryRun });
}

/** Undoes the last import of the viewer's vendor. Throws as `sellerOf` does. */
export async function undoLastImport(context: GraphQLRequestBody): Promise<UndoResult> {
  const seller = sellerOf(context);
  return context.services.imports.undo(seller);
}
