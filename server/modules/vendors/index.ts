/** Public interface of the module: services, rules and their types. */
export { BankAccountRepository } from './bankAccounts.repository.ts';
export { VendorStanding } from './vendorStanding.ts';
export { isMarketLookalike } from './lookalikes.ts';
export { VendorRepository } from './vendor.repository.ts';
export { VendorAccountService, VendorService, type Seller, type VendorListing } from './vendor.service.ts';
export { conflict, type VendorError } from './vendorErrors.ts';
export { VendorProfileService, type VendorResult } from './vendorProfile.service.ts';
export { VendorSettingsService } from './vendorSettings.service.ts';
