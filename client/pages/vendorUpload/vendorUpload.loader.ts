import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorUploadDocument } from './VendorUploadPage.generated.ts';

/** Target of the product form: a product of the vendor by id, or a new one. */
export interface UploadTarget {
  kind: 'new' | 'edit' | 'copy';
  id: string | null;
}

const ID = /^[\w-]{1,80}$/;

export function readUploadTarget(params: URLSearchParams): UploadTarget {
  for (const kind of ['edit', 'copy'] as const) {
    const id = params.get(kind);
    if (id !== null && ID.test(id)) return { kind, id };
  }
  return { kind: 'new', id: null };
}

export const loader = definePageLoader('vendorUpload', {
  document: VendorUploadDocument,
  variables: ({ url, locale }) => {
    const { id } = readUploadTarget(url.searchParams);
    return { locale, id: id ?? '', hasProduct: id !== null };
  },
});
