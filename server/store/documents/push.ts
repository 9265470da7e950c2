/** Notifications of browsers (web push). */
import type { AlertDoc } from './alerts.ts';

/** Keys with which the marketplace identifies itself to push services (VAPID). Subscriptions are bound to them, so they never change. */
export interface PushKeysDoc {
  id: 'only';
  /** Uncompressed P-256 point, in base64url. */
  publicKey: string;
  privateKey: string;
  createdAt: string;
}

/** A browser that gets notifications. Deleted when its session is ended by anything but its age, and when its push service says so. */
export interface PushDeviceDoc {
  /** psh_… and a hash of the endpoint, so that a browser belongs to one member. */
  id: string;
  userId: string;
  sessionId: string;
  /** URL of the push service, which is secret. */
  endpoint: string;
  /** The browser's public key and secret, in base64url, with which payloads are encrypted. */
  p256dh: string;
  auth: string;
  createdAt: string;
  /** Day in Malaysia of the last notification, in days since 1970, and the number of notifications on it. */
  day: number;
  sent: number;
}

/** A notification to be sent. */
export interface PushDoc {
  id: string;
  deviceId: string;
  /** The alert when it had news. */
  alert: AlertDoc;
  createdAt: string;
}
