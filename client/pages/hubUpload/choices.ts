import type { HubUploadQuery } from './HubUploadPage.generated.ts';

/** What there is to choose from. */
export interface Choices {
  categories: HubUploadQuery['categories'] | undefined;
  brands: HubUploadQuery['brands'] | undefined;
}
