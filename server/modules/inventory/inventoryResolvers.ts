import { InventoryResolver, OwnProductResolver, OwnVariantResolver } from './inventory.resolver.ts';

export const INVENTORY_RESOLVERS = [InventoryResolver, OwnProductResolver, OwnVariantResolver] as const;
