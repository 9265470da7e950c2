import { createHmac, timingSafeEqual } from 'node:crypto';
import { authFailed, type AuthFailed } from '#server/modules/accounts/index.ts';
import { ALERT_MESSAGES } from './alertMessages.ts';

/** A link's lifetime. Each email with alerts has a new link. */
const LINK_MS = 90 * 86_400_000;
const TOKEN = /^([0-9a-f]{64})[.]([0-9a-z]{1,9})[.]([\w-]{43})$/;
const INVALID = authFailed('TOKEN_INVALID', ALERT_MESSAGES.linkInvalid, ['token']);
const EXPIRED = authFailed('TOKEN_EXPIRED', ALERT_MESSAGES.linkExpired, ['token']);

/**
 * Links to the page with the alerts that guests set for an inbox. A token gives rights to these alerts only. It is derived from the
 * inbox, like unsubscribe links, so that an email that is sent again after a crash has a valid link.
 */
export class GuestAlertLinks {
  constructor(private readonly dependencies: { secret: string; baseUrl: string; now: () => Date }) {}

  hrefFor(inbox: string): string {
    return `${this.dependencies.baseUrl}/user-alerts/guest?token=${this.issue(inbox)}`;
  }

  issue(inbox: string): string {
    const expiresAt = this.dependencies.now().getTime() + LINK_MS;
    return `${inbox}.${expiresAt.toString(36)}.${this.macOf(inbox, expiresAt)}`;
  }

  /** The inbox of a token, or the reason why the token gives no rights. */
  read(token: string): { inbox: string } | AuthFailed {
    const [, inbox, expiry, mac] = TOKEN.exec(token) ?? [];
    if (inbox === undefined || expiry === undefined || mac === undefined) return INVALID;
    const expiresAt = Number.parseInt(expiry, 36);
    if (!timingSafeEqual(Buffer.from(mac), Buffer.from(this.macOf(inbox, expiresAt)))) return INVALID;
    return this.dependencies.now().getTime() >= expiresAt ? EXPIRED : { inbox };
  }

  private macOf(inbox: string, expiresAt: number): string {
    return createHmac('sha256', this.dependencies.secret).update(`guest-alerts\n${inbox}\n${expiresAt}`).digest('base64url');
  }
}
