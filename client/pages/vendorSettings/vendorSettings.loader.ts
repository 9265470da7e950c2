import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { VendorSettingsDocument } from './VendorSettingsPage.generated.ts';

export const loader = definePageLoader('vendorSettings', { document: VendorSettingsDocument });
