import { MultiMap } from './multiMap.ts';

/** Vendors' followers counted as persons, so that accounts with the same inbox are one person. */
export class Followers {
  private readonly follows = new Map<string, readonly string[]>();
  private readonly accountsOfVendor = new MultiMap<string>();
  /** The person and vendors under which each account was last counted. */
  private readonly counted = new Map<string, { person: string; vendorIds: readonly string[] }>();
  private readonly personsOfVendor = new MultiMap<string>();
  /** Accounts by vendor and person. */
  private readonly accountsOfPerson = new MultiMap<string>();

  get userIds(): Iterable<string> {
    return this.follows.keys();
  }

  countOf(vendorId: string): number {
    return this.personsOfVendor.of(vendorId).size;
  }

  /** Accounts that follow a vendor, whether or not they are counted. */
  accountsOf(vendorId: string): string[] {
    return [...this.accountsOfVendor.of(vendorId)];
  }

  /** Returns whether the set of followed vendors has changed. */
  learn(userId: string, vendorIds: readonly string[]): boolean {
    const before = this.follows.get(userId) ?? [];
    if (before.join() === vendorIds.join()) return false;
    for (const vendorId of before) this.accountsOfVendor.delete(vendorId, userId);
    for (const vendorId of vendorIds) this.accountsOfVendor.add(vendorId, userId);
    if (vendorIds.length > 0) this.follows.set(userId, vendorIds);
    else this.follows.delete(userId);
    return true;
  }

  /** Counts an account as this person (not at all if null) for the vendors where it counts. Returns whether anything changed. */
  recount(userId: string, person: string | null, counts: (vendorId: string) => boolean): boolean {
    const before = this.counted.get(userId);
    const vendorIds = person === null ? [] : (this.follows.get(userId) ?? []).filter(counts);
    const same = before?.person === person && before.vendorIds.join() === vendorIds.join();
    if (same || (before === undefined && vendorIds.length === 0)) return false;
    for (const vendorId of before?.vendorIds ?? []) this.remove(vendorId, before?.person ?? '', userId);
    this.counted.delete(userId);
    if (person === null || vendorIds.length === 0) return true;
    this.counted.set(userId, { person, vendorIds });
    for (const vendorId of vendorIds) {
      this.personsOfVendor.add(vendorId, person);
      this.accountsOfPerson.add(`${vendorId} ${person}`, userId);
    }
    return true;
  }

  private remove(vendorId: string, person: string, userId: string): void {
    const key = `${vendorId} ${person}`;
    this.accountsOfPerson.delete(key, userId);
    if (this.accountsOfPerson.of(key).size === 0) this.personsOfVendor.delete(vendorId, person);
  }
}
