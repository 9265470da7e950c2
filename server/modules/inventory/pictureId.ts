import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { ProductRequest } from './productRequest.ts';

const FORM = /^pic_[^:]*:(.*)$/s;

/** The id of a picture of a product: another product may show the same file under other words. */
export function pictureId({ id }: ProductDoc, key: string): string {
  return `pic_${id.replace(/^prd_/, '')}:${key}`;
}

/** The key of a picture that was named by its id, or by its key as an upload is. */
function keyOf(id: string): string {
  return FORM.exec(id)?.[1] ?? id;
}

/** A product as a seller describes it, its pictures by their keys. */
export function withPictureKeys<Request extends ProductRequest>(request: Request): Request {
  const { images, variants } = request;
  return {
    ...request,
    ...(images && { images: images.map((image) => ({ ...image, id: keyOf(image.id) })) }),
    ...(variants && { variants: variants.map((variant) => ({ ...variant, imageId: variant.imageId && keyOf(variant.imageId) })) }),
  };
}
