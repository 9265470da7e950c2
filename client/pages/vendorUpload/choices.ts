import type { VendorUploadQuery } from './VendorUploadPage.generated.ts';

/** What there is to choose from. */
export interface Choices {
  categories: VendorUploadQuery['categories'] | undefined;
  brands: VendorUploadQuery['brands'] | undefined;
}
