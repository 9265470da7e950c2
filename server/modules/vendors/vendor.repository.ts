import type { VendorDoc, VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import type { Reader } from '#server/store/store.ts';
import { isLookalike } from './lookalikes.ts';

/** Reads vendors and their private settings from the store or a transaction. */
export class VendorRepository {
  constructor(private readonly reader: Reader) {}

  /** A user's vendor; null if there is none. */
  async ofOwner(userId: string): Promise<VendorDoc | null> {
    const [vendor] = (await this.reader.query('vendors', { where: { ownerId: userId } })).items;
    return vendor ?? null;
  }

  /** The vendor that currently has this slug; null if there is none. */
  async bySlug(slug: string): Promise<VendorDoc | null> {
    const [vendor] = (await this.reader.query('vendors', { where: { slug } })).items;
    return vendor ?? null;
  }

  /** Whether a different vendor has this name or a confusable one. */
  async hasConfusable({ id, name }: Pick<VendorDoc, 'id' | 'name'>): Promise<boolean> {
    const { items } = await this.reader.query('vendors');
    return items.some((other) => other.id !== id && isLookalike(name, other.name));
  }

  /** Whether a different vendor has or had this slug. */
  async hasHadSlug({ id, slug }: Pick<VendorDoc, 'id' | 'slug'>): Promise<boolean> {
    const { items } = await this.reader.query('vendors');
    return items.some((other) => other.id !== id && (other.slug === slug || other.previousSlugs?.includes(slug)));
  }

  async settingsOf(vendorId: string): Promise<VendorSettingsDoc> {
    return (await this.reader.get('vendorSettings', vendorId)) ?? { id: vendorId, taxId: null, bankName: null, bankAccount: null };
  }
}
