import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '#server/platform/caller.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import { StoreUnavailable, type Transaction, type Transactions } from '#server/store/transaction.ts';
import type { SessionDoc } from '#server/store/documents/accounts.ts';
import { deleteExpiredSessions, endSession, endSessionsOf, type AccountRepository } from './account.repository.ts';
import { deviceKey, forgetDevices } from './knownDevices.ts';
import { memberTransaction, type SignedIn } from './memberTransaction.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Idle timeout of a session. */
const IDLE_MS = 7 * DAY_MS;
/** Absolute lifetime of a session. */
const ABSOLUTE_MS = 30 * DAY_MS;
/** Resolution at which `lastSeenAt` is stored. */
const SEEN_EVERY_MS = HOUR_MS;
/** Maximum sessions per user; the session that has been idle longest is evicted. */
const MAX_SESSIONS = 50;
const TOKEN_BYTES = 32;
/** Maximum characters of the stored User-Agent. */
const MAX_USER_AGENT_LENGTH = 300;

/** A new session with its token, which is returned only here. */
export interface NewSession {
  token: string;
  /** Absolute expiry. */
  expiresAt: Date;
}

export interface OpenedSession extends NewSession {
  /** Number of sessions on other devices that were ended to stay within the maximum per account. */
  ended: number;
}

/** The caller of a request that opens a session. */
export interface SessionCaller extends Caller {
  /** The device's current session, which the new one replaces. */
  session: SignedIn | null;
  /** The browser's or program's User-Agent. */
  userAgent: string | null;
}

/** A browser's session cookie. */
export interface SessionCookie {
  /** With `remember`, the cookie persists after the browser is closed. */
  set(session: NewSession, remember: boolean): void;
  clear(): void;
}

/** Opaque sessions with 256-bit random tokens, of which only hashes are stored. */
export class SessionService {
  constructor(
    private readonly store: Transactions,
    private readonly accounts: AccountRepository,
    private readonly now: () => Date,
    private readonly security: SecurityLog,
  ) {}

  /** Opens a session under a new token and replaces the device's previous one, within the caller's transaction. */
  async open(transaction: Transaction, userId: string, caller: SessionCaller | null): Promise<OpenedSession> {
    const now = this.now();
    if (caller?.session) await endSession(transaction, caller.session.sessionId);
    await deleteExpiredSessions(transaction, userId, (session) => this.isOver(session));
    const others = (await transaction.query('sessions', { where: { userId } })).items;
    const idlest = [...others].sort((a, b) => a.lastSeenAt.localeCompare(b.lastSeenAt));
    const evicted = idlest.slice(0, Math.max(0, others.length - MAX_SESSIONS + 1));
    for (const { id } of evicted) await endSession(transaction, id);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const at = now.toISOString();
    const session: SessionDoc = {
      id: `ses_${randomBytes(12).toString('hex')}`,
      userId,
      tokenHash: hashOf(token),
      createdAt: at,
      lastSeenAt: at,
      userAgent: caller?.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
      deviceKey: caller?.device == null ? null : deviceKey(userId, caller.device),
    };
    await transaction.put('sessions', session, { expectedVersion: 0 });
    return { token, expiresAt: new Date(now.getTime() + ABSOLUTE_MS), ended: evicted.length };
  }

  /** Resolves a token to its owner and records its use. Returns null if it is missing, unknown, expired or revoked. */
  async find(token: string | null): Promise<SignedIn | null> {
    if (token === null) return null;
    const session = await this.accounts.findSession(hashOf(token));
    if (session === null || this.isOver(session)) return null;
    if ((await this.accounts.find(session.userId)) === null) return null;
    if (this.now().getTime() - Date.parse(session.lastSeenAt) > SEEN_EVERY_MS) await this.touch(session.id);
    return { userId: session.userId, sessionId: session.id };
  }

  /** Whether a session has not been ended since it was found. */
  async isOpen({ sessionId }: SignedIn): Promise<boolean> {
    const session = await this.accounts.findSessionById(sessionId);
    return session !== null && !this.isOver(session);
  }

  /** Ends the session, or all of the user's sessions if `everywhere`. */
  async end({ userId, sessionId }: SignedIn, everywhere: boolean): Promise<void> {
    await this.store.transaction(async (transaction) => {
      if (!everywhere) return endSession(transaction, sessionId);
      await endSessionsOf(transaction, userId);
      await forgetDevices(transaction, userId, () => true);
    });
    if (everywhere) this.security.record('authn_token_revoked', { user: userId, what: 'everywhere' });
  }

  /** A user's valid sessions, most recently used first. */
  async list(userId: string): Promise<SessionDoc[]> {
    const sessions = await this.accounts.sessionsOf(userId);
    return sessions.filter((session) => !this.isOver(session)).sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
  }

  /** Revokes one of the viewer's sessions immediately. Returns false if the viewer has no such session. Throws NotSignedIn. */
  async revoke(viewer: SignedIn | null, id: string): Promise<boolean> {
    const owner = await memberTransaction(this.store, viewer, async (transaction, { userId }) => {
      const session = await transaction.get('sessions', id);
      if (session?.userId !== userId) return null;
      await endSession(transaction, id);
      // The device counts as unknown afterwards.
      await forgetDevices(transaction, userId, (key) => key === session.deviceKey);
      return userId;
    });
    if (owner !== null) this.security.record('authn_token_revoked', { user: owner, what: 'session', id });
    return owner !== null;
  }

  private async touch(id: string): Promise<void> {
    try {
      await this.store.transaction(async (transaction) => {
        const session = await transaction.get('sessions', id);
        if (session !== null) await transaction.put('sessions', { ...session, lastSeenAt: this.now().toISOString() });
      });
    } catch (error) {
      // A read-only store still serves reads; `lastSeenAt` then stays unchanged.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  private isOver({ createdAt, lastSeenAt }: SessionDoc): boolean {
    const now = this.now().getTime();
    return now - Date.parse(createdAt) >= ABSOLUTE_MS || now - Date.parse(lastSeenAt) >= IDLE_MS;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
