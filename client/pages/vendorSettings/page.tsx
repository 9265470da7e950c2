import { definePage } from '#client/routes/definePage.ts';
import { VendorSettingsDocument } from './VendorSettingsPage.generated.ts';
import { VendorSettingsPage } from './VendorSettingsPage.tsx';

export const page = definePage('vendorSettings', {
  component: VendorSettingsPage,
  loader: { document: VendorSettingsDocument },
});
