/** A letter to one person, ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  /** For programs that show no HTML, and for those who prefer none. */
  text: string;
  html: string;
}

/** What a letter is known by, however often it is handed over: programs that read mails show one of them. */
export interface MailKey {
  id: string;
  /** When what it tells happened, ISO 8601. */
  at: string;
}

/** Mails on their way at once: as many connections as nodemailer's pool opens by default, which mail servers are used to. */
export const MAILS_AT_ONCE = 5;

/** What brings mails on their way. A new way to send is a new class behind this. */
export interface MailCarrier {
  /** Resolves when the mail is out of our hands. Rejects when it could not be handed over. */
  send(mail: Mail, key?: MailKey): Promise<void>;
  close(): void;
}

/** A mail that was written down instead of sent. */
export interface KeptMail extends Mail {
  id: string;
  sentAt: string;
}

/** Reads what was written down instead of sent. */
export interface Outbox {
  /** The newest. */
  list(limit: number): Promise<KeptMail[]>;
  /** Null when there is none by that id. */
  find(id: string): Promise<KeptMail | null>;
}
