import type { VariantRequest } from '#server/modules/inventory/index.ts';
import type { ProductDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import type { SomeValues } from './cellValues.ts';

/** A stored variant as a request. */
export function requestOf(
  variant: VariantDoc,
  product: ProductDoc | null,
  { onHand }: { onHand: (variantId: string) => number },
): VariantRequest {
  const stock = onHand(variant.id);
  return {
    id: variant.id,
    sku: variant.sku,
    options: Object.entries(variant.options).map(([key, value]) => ({ key, value })),
    price: variant.priceCents,
    wasPrice: variant.wasPriceCents,
    stock,
    expectedStock: stock,
    imageId: product?.pictures[variant.picture ?? -1]?.key ?? null,
  };
}

/** A variant request with a row's values applied. */
export function changed(request: VariantRequest, values: SomeValues): VariantRequest {
  const { size, variantColor, variantWeight, quantity } = values;
  const options = new Map(request.options.map(({ key, value }) => [key, value]));
  const choices = { size: size?.[0] ?? (size && ''), color: variantColor, weight: variantWeight };
  for (const [key, value] of Object.entries(choices)) {
    if (value === '') options.delete(key);
    else if (value !== undefined) options.set(key, value);
  }
  const isCounted = quantity != null && quantity !== request.stock;
  return {
    ...request,
    options: [...options].map(([key, value]) => ({ key, value })),
    price: values.variantPrice === undefined ? request.price : values.variantPrice,
    wasPrice: values.variantOldPrice === undefined ? request.wasPrice : values.variantOldPrice,
    ...(isCounted ? { stock: quantity, expectedStock: null } : {}),
  };
}
