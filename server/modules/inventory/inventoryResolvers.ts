import { InventoryResolver, OwnProductResolver, OwnVariantResolver } from './inventory.resolver.ts';

/** Every resolver of what sellers do with their goods, for the schema. */
export const INVENTORY_RESOLVERS = [InventoryResolver, OwnProductResolver, OwnVariantResolver] as const;
