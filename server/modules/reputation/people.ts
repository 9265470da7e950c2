import { inboxOf } from '#schema/rules/emails.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Trade } from './trade.ts';

interface Account {
  inbox: string;
  isConfirmed: boolean;
}

interface Owner {
  userId: string | null;
  /** Inbox of the vendor's contact email. */
  inbox: string;
}

/** Identifies persons and vendor owners; accounts with the same inbox are one person. */
export class People {
  private readonly accounts = new Map<string, Account>();
  private readonly owners = new Map<string, Owner>();
  private readonly vendorsOf = new Map<string, string>();

  get userIds(): Iterable<string> {
    return this.accounts.keys();
  }

  get vendorIds(): Iterable<string> {
    return this.owners.keys();
  }

  /** Returns whether anything relevant has changed. */
  learnUser(id: string, user: UserDoc | null): boolean {
    const before = this.accounts.get(id);
    if (user === null) return this.accounts.delete(id);
    const account = { inbox: inboxOf(user.email), isConfirmed: user.emailConfirmedAt != null };
    if (before?.inbox === account.inbox && before.isConfirmed === account.isConfirmed) return false;
    this.accounts.set(id, account);
    return true;
  }

  /** Returns whether anything relevant has changed. */
  learnVendor(id: string, vendor: VendorDoc | null): boolean {
    const before = this.owners.get(id);
    const owner = vendor && { userId: vendor.ownerId ?? null, inbox: inboxOf(vendor.email) };
    if (before?.userId === owner?.userId && before?.inbox === owner?.inbox) return false;
    if (before?.userId != null) this.vendorsOf.delete(before.userId);
    if (owner === null) return this.owners.delete(id);
    if (owner.userId !== null) this.vendorsOf.set(owner.userId, id);
    this.owners.set(id, owner);
    return true;
  }

  /** An account's vendor; null if it has none. */
  vendorOf(userId: string): string | null {
    return this.vendorsOf.get(userId) ?? null;
  }

  /** The person behind a confirmed account; null for an unconfirmed or unknown one. */
  member(userId: string): string | null {
    const account = this.accounts.get(userId);
    return account?.isConfirmed === true ? account.inbox : null;
  }

  /**
   * The buyer as a person: a confirmed account, otherwise the order's confirmed email. Returns null for unconfirmed buyers, who
   * do not count.
   */
  buyer({ userId, inbox, isEmailConfirmed }: Trade): string | null {
    const member = userId === null ? null : this.member(userId);
    return member ?? (isEmailConfirmed ? inbox : null);
  }

  /** Whether the vendor is owned by this account, or by a person with one of these inboxes. */
  isOwner(vendorId: string, userId: string | null, ...inboxes: readonly string[]): boolean {
    const owner = this.owners.get(vendorId);
    if (owner === undefined) return false;
    if (owner.userId !== null && owner.userId === userId) return true;
    const own = [owner.inbox, owner.userId === null ? undefined : this.accounts.get(owner.userId)?.inbox];
    return inboxes.some((inbox) => own.includes(inbox));
  }
}
