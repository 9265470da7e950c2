import { keyIdOf, type FieldCipher } from '#server/platform/fieldCipher.ts';
import { enqueueJob, ONLY } from '#server/platform/jobs/enqueueJob.ts';
import type { VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import type { Reader } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Rows per transaction. */
const BATCH_SIZE = 100;

/** The store, with or without its projections. */
interface BankAccountStore extends Pick<Reader, 'query'> {
  transaction: (work: (transaction: Transaction) => Promise<void>) => Promise<unknown>;
}

/** Reads and encrypts the stored account numbers. */
export class BankAccountRepository {
  constructor(
    private readonly store: BankAccountStore,
    private readonly cipher: FieldCipher,
  ) {}

  /** Ids of keys that stored numbers use but this process does not have. */
  async unknownKeys(): Promise<string[]> {
    const ids = (await this.rows()).map(({ bankAccount }) => keyIdOf(bankAccount));
    return [...new Set(ids)].filter((id) => id !== null && !this.cipher.knows(id)) as string[];
  }

  /** Number of rows per key id; the id is null for plain text. */
  async countsByKey(): Promise<Map<string | null, number>> {
    const counts = new Map<string | null, number>();
    for (const { bankAccount } of await this.rows()) counts.set(keyIdOf(bankAccount), (counts.get(keyIdOf(bankAccount)) ?? 0) + 1);
    return counts;
  }

  /** Encrypts numbers that an earlier version stored as plain text. Returns the number of rows. */
  async encryptPlain(): Promise<number> {
    const plain = (await this.rows()).filter(({ bankAccount }) => keyIdOf(bankAccount) === null);
    return this.encryptRows(plain.map(({ id }) => id));
  }

  /** Encrypts all numbers that are not encrypted with the current key. Returns the number of rows. */
  async encryptAll(): Promise<number> {
    const outdated = (await this.rows()).filter(({ bankAccount }) => this.isOutdated(bankAccount));
    return this.encryptRows(outdated.map(({ id }) => id));
  }

  /** Enqueues the job that runs `encryptAll`, after the key has been changed. */
  async enqueue(now: Date): Promise<void> {
    await this.store.transaction((transaction) => enqueueJob(transaction, { kind: 'encryptAccounts', key: ONLY, payload: null, now }));
  }

  private async encryptRows(ids: readonly string[]): Promise<number> {
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE);
      await this.store.transaction(async (transaction) => {
        for (const id of batch) await this.encrypt(transaction, id);
      });
    }
    return ids.length;
  }

  private async encrypt(transaction: Transaction, id: string): Promise<void> {
    const settings = await transaction.get('vendorSettings', id);
    // The vendor may have changed the number in the meantime.
    if (settings === null || settings.bankAccount === null || !this.isOutdated(settings.bankAccount)) return;
    const digits = keyIdOf(settings.bankAccount) === null ? settings.bankAccount : this.cipher.decrypt(settings.bankAccount, id);
    await transaction.put('vendorSettings', { ...settings, bankAccount: this.cipher.encrypt(digits, id) });
  }

  private isOutdated(bankAccount: string): boolean {
    return keyIdOf(bankAccount) !== this.cipher.keyId;
  }

  private async rows(): Promise<(VendorSettingsDoc & { bankAccount: string })[]> {
    const { items } = await this.store.query('vendorSettings');
    return items.filter((row): row is typeof row & { bankAccount: string } => row.bankAccount !== null);
  }
}
