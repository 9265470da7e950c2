import { definePage } from '#client/routes/definePage.ts';
import { VendorSettingsDocument } from './VendorSettingsPage.generated.ts';
import { VendorSettingsPage } from './VendorSettingsPage.tsx';
import { action } from './vendorSettings.action.ts';

export const page = definePage('vendorSettings', {
  component: VendorSettingsPage,
  action,
  loader: { document: VendorSettingsDocument },
  messages: ['address', 'businessTypes', 'signIn', 'vendorConsole', 'vendorSettings', 'vendors'],
});
