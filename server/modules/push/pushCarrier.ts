import webPush from 'web-push';
import { isPushEndpoint } from '#server/platform/pushServices.ts';
import type { PushDeviceDoc, PushKeysDoc } from '#server/store/documents/push.ts';

/** Time for which push services keep a notification for a browser that is offline. */
const TTL_S = 86_400;
const TIMEOUT_MS = 10_000;
/** Responses for a subscription that has ended. */
const GONE = new Set([404, 410]);

/** What a browser shows. The service worker (`client/lib/pushEvents.ts`) reads it. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path and query string of the page that it opens. */
  path: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
}

export interface PushSettings {
  /** See `parsePushServices`. */
  services: readonly string[];
  /** mailto: or https: URL at which push services reach the operator. */
  contact: string;
}

/** A push service has refused a notification. Has no URL, because endpoints are secret. */
class PushRefused extends Error {
  override readonly name = 'PushRefused';
  constructor(host: string, status: number) {
    super(`${host} has refused a notification with the status ${status}`);
  }
}

/** Sends encrypted notifications to push services. */
export class PushCarrier {
  constructor(private readonly settings: PushSettings) {}

  /** Whether notifications are on, and an endpoint belongs to a known push service. */
  accepts(endpoint: string): boolean {
    return isPushEndpoint(endpoint, this.settings.services);
  }

  get isOn(): boolean {
    return this.settings.services.length > 0;
  }

  /** Returns false if the subscription has ended. Rejects if the push service is unreachable or refuses the notification. */
  async send(device: PushDeviceDoc, keys: PushKeysDoc, message: PushMessage, signal: AbortSignal): Promise<boolean> {
    const { endpoint, p256dh, auth } = device;
    if (!this.accepts(endpoint)) return false;
    const { publicKey, privateKey } = keys;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: this.settings.contact, publicKey, privateKey },
      TTL: TTL_S,
      topic: message.tag,
    });
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: sent.filter(([name]) => name.toLowerCase() !== 'content-length'),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    if (GONE.has(response.status)) return false;
    if (!response.ok) throw new PushRefused(new URL(endpoint).host, response.status);
    return true;
  }
}
