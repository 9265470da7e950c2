import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { ProductRequest } from './productRequest.ts';

const FORM = /^pic_[^:]*:(.*)$/s;

/** Id of a product's picture: another product may show the same file with other texts. */
export function pictureId({ id }: ProductDoc, key: string): string {
  return `pic_${id.replace(/^prd_/, '')}:${key}`;
}

/** The key of a picture given by its id, or by its key as for an upload. */
function keyOf(id: string): string {
  return FORM.exec(id)?.[1] ?? id;
}

/** A product request with its pictures' ids replaced by their keys. */
export function withPictureKeys<Request extends ProductRequest>(request: Request): Request {
  const { images, variants } = request;
  return {
    ...request,
    ...(images && { images: images.map((image) => ({ ...image, id: keyOf(image.id) })) }),
    ...(variants && { variants: variants.map((variant) => ({ ...variant, imageId: variant.imageId && keyOf(variant.imageId) })) }),
  };
}
