import type { GraphQLContext } from '#server/graphql/context.ts';
import { sellerOf } from '#server/modules/vendors/ownShop.ts';
import type { ImportResult } from './goodsImport.service.ts';
import type { UndoResult } from './undoImport.ts';

type Asked = Pick<GraphQLContext, 'services' | 'viewer'>;

/** Takes products into the shop of whoever asks. Throws as `sellerOf` does. */
export async function importProducts(context: Asked, csv: string, isDryRun: boolean): Promise<ImportResult> {
  const seller = sellerOf(context);
  return context.services.goodsImports.take(seller, csv, { isDryRun });
}

/** Undoes the last import into the shop of whoever asks. Throws as `sellerOf` does. */
export async function undoLastImport(context: Asked): Promise<UndoResult> {
  const seller = sellerOf(context);
  return context.services.goodsImports.undo(seller);
}
