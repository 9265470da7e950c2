import { createHmac } from 'node:crypto';

/** Events from the OWASP Logging Vocabulary with their log levels, explained in docs/operations.md. */
const LEVELS = {
  authn_login_fail: 'warn',
  authn_login_fail_max: 'warn',
  authn_login_success: 'info',
  authn_password_change: 'info',
  authn_password_change_fail: 'warn',
  authn_token_revoked: 'info',
  authz_admin: 'info',
  authz_fail: 'warn',
  excess_rate_limit_exceeded: 'warn',
  privilege_permissions_changed: 'info',
  sensitive_change: 'info',
  user_updated: 'info',
} as const;

export type SecurityEvent = keyof typeof LEVELS;

/** Ids, keyed hashes and constants; no user input and no secrets. */
export interface SecurityFields {
  user?: string;
  /** An email address, known or unknown; logged as a keyed hash. */
  account?: string;
  /** A network address; logged as a keyed hash. */
  network?: string;
  what?: string;
  id?: string;
}

export type WriteSecurityLine = (level: 'info' | 'warn', line: SecurityFields & { event: SecurityEvent }) => void;

/** Logs security events, so that attacks can be detected. */
export class SecurityLog {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly write: WriteSecurityLine,
  ) {
    this.key = createHmac('sha256', secret).update('security-log').digest();
  }

  record(event: SecurityEvent, { account, network, ...fields }: SecurityFields): void {
    this.write(LEVELS[event], {
      event,
      ...fields,
      ...(account !== undefined && { account: this.hash(account) }),
      ...(network !== undefined && { network: this.hash(network) }),
    });
  }

  /** Keyed hash, which is equal for equal text and cannot be reversed without the secret. */
  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, 12);
  }
}
