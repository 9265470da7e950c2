import { GoodsImportResolver, KeptProductResolver, LastImportResolver } from './goodsImport.resolver.ts';

/** Every resolver of imports, for the schema. */
export const GOODS_IMPORT_RESOLVERS = [GoodsImportResolver, KeptProductResolver, LastImportResolver] as const;
