import type { HubUploadQuery } from './HubUploadPage.generated.ts';

/** What the market offers to choose from. */
export interface Choices {
  categories: HubUploadQuery['categories'] | undefined;
  brands: HubUploadQuery['brands'] | undefined;
}
