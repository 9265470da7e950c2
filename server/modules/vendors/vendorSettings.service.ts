import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import type { Reader } from '#server/store/store.ts';
import { checkVendorSettings, type VendorSettingsRequest } from './checkVendorSettings.ts';
import type { VendorProfileService, VendorResult } from './vendorProfile.service.ts';

/** Business, bank and delivery settings of vendors. */
export class VendorSettingsService {
  constructor(private readonly dependencies: { store: Reader; vendorProfiles: VendorProfileService; now: () => Date }) {}

  /** Private settings of a vendor. */
  async of(vendorId: string): Promise<VendorSettingsDoc> {
    return (await this.dependencies.store.get('vendorSettings', vendorId)) ?? emptySettings(vendorId);
  }

  /** Applies the given fields only, to vendor and settings in one transaction. Conflict for an outdated version. Throws NotSignedIn. */
  update(viewer: SignedIn | null, vendorId: string, request: VendorSettingsRequest, expectedVersion: number): Promise<VendorResult> {
    return this.dependencies.vendorProfiles.change(viewer, vendorId, expectedVersion, async (before, transaction) => {
      const settings = (await transaction.get('vendorSettings', vendorId)) ?? emptySettings(vendorId);
      const checked = checkVendorSettings(request, { shop: before, settings }, this.dependencies.now());
      if (checked.errors.length === 0) await transaction.put('vendorSettings', checked.settings);
      return checked;
    });
  }
}

function emptySettings(id: string): VendorSettingsDoc {
  return { id, taxId: null, bankName: null, bankAccount: null };
}
