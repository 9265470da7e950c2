import { GoodsResolver, OwnProductResolver, OwnVariantResolver } from './goods.resolver.ts';

/** Every resolver of what sellers do with their goods, for the schema. */
export const GOODS_RESOLVERS = [GoodsResolver, OwnProductResolver, OwnVariantResolver] as const;
