import type { VendorDoc, VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import type { Reader } from '#server/store/store.ts';

/** Vendors and their private settings, as the store or a transaction has them. */
export class VendorRepository {
  constructor(private readonly reader: Reader) {}

  /** The vendor of a user; null without one. */
  async ofOwner(userId: string): Promise<VendorDoc | null> {
    const [vendor] = await this.reader.findBy('vendors', 'ownerId', userId);
    return vendor ?? null;
  }

  /** The vendor of a current slug; null when there is none. */
  async bySlug(slug: string): Promise<VendorDoc | null> {
    const [vendor] = await this.reader.findBy('vendors', 'slug', slug);
    return vendor ?? null;
  }

  async settingsOf(vendorId: string): Promise<VendorSettingsDoc> {
    return (await this.reader.get('vendorSettings', vendorId)) ?? { id: vendorId, taxId: null, bankName: null, bankAccount: null };
  }
}
