/** An email to one person, ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  /** Alternative for clients that show no HTML, and for people who prefer none. */
  text: string;
  html: string;
}

/** Identity of an email across repeated sends: mail clients show one copy. */
export interface MailKey {
  id: string;
  /** Time of the event it reports, ISO 8601. */
  at: string;
}

/** Concurrent sends: nodemailer's default pool size, which mail servers are used to. */
export const MAILS_AT_ONCE = 5;

/** Email transport. A new way to send is a new implementation. */
export interface MailCarrier {
  /** Resolves when the email was handed over; rejects when it could not be. */
  send(mail: Mail, key?: MailKey): Promise<void>;
  close(): void;
}

/** An email stored instead of sent. */
export interface StoredMail extends Mail {
  id: string;
  sentAt: string;
}

/** Reads the stored emails. */
export interface Outbox {
  /** The newest emails. */
  list(limit: number): Promise<StoredMail[]>;
  /** Null for an unknown id. */
  find(id: string): Promise<StoredMail | null>;
}
