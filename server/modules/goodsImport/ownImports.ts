import type { GraphQLContext } from '#server/graphql/context.ts';
import { ownShopOf } from '#server/modules/vendors/ownShop.ts';
import type { ImportResult } from './goodsImport.service.ts';
import type { UndoResult } from './undoImport.ts';

type Asked = Pick<GraphQLContext, 'services' | 'viewer'>;

/** Takes products into the shop of whoever asks. Throws as `ownShopOf` does. */
export async function importProducts(context: Asked, csv: string, isDryRun: boolean): Promise<ImportResult> {
  const shop = ownShopOf(context);
  return context.services.goodsImports.take(shop, csv, { isDryRun });
}

/** Undoes the last import into the shop of whoever asks. Throws as `ownShopOf` does. */
export async function undoLastImport(context: Asked): Promise<UndoResult> {
  const shop = ownShopOf(context);
  return context.services.goodsImports.undo(shop);
}
