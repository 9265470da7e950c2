import type { GraphQLContext } from '#server/graphql/context.ts';
import type { OwnProduct } from './vendorProducts.service.ts';
import { sellerOf } from '#server/modules/vendors/viewerVendor.ts';
import type { VendorError } from '#server/modules/vendors/vendorError.ts';
import type { ProductStatus } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { SaveRequest } from './inventory.service.ts';
import type { StockChange } from './setCounts.ts';

type GraphQLRequestBody = Pick<GraphQLContext, 'services' | 'viewer'>;
type ProductResponse = { product: OwnProduct | null; errors: VendorError[] };

/** Saves a product of the viewer's vendor. Throws as `sellerOf` does. */
export async function saveProduct(context: GraphQLRequestBody, request: SaveRequest): Promise<ProductResponse> {
  const seller = sellerOf(context);
  const { change, errors } = await context.services.inventory.save(seller, request);
  return answer(context, seller.shop, change?.product.id ?? null, errors);
}

/** Sets the status of a product of the viewer's vendor. Throws as `sellerOf` does. */
export async function setProductStatus(context: GraphQLRequestBody, id: string, status: ProductStatus): Promise<ProductResponse> {
  const seller = sellerOf(context);
  const { product, errors } = await context.services.inventory.setStatus(seller, id, status);
  return answer(context, seller.shop, product?.id ?? null, errors);
}

/** Sets stock counts of the viewer's vendor. Throws as `sellerOf` does. */
export async function setStock(
  context: GraphQLRequestBody,
  changes: readonly StockChange[],
): Promise<{ vendor: VendorDoc | null; errors: VendorError[] }> {
  const seller = sellerOf(context);
  const errors = await context.services.inventory.setStock(seller, changes);
  return { vendor: errors.length > 0 ? null : seller.shop, errors };
}

function answer({ services }: GraphQLRequestBody, shop: VendorDoc, id: string | null, errors: VendorError[]): ProductResponse {
  return { product: id === null ? null : services.vendorProducts.find(shop, id), errors };
}
