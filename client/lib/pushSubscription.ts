/** A browser's subscription to notifications, as the API takes and describes it. */

/** Input of `registerPushDevice`. */
export function pushInput(subscription: Pick<PushSubscription, 'toJSON'>) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** The device's id, as the API describes it. */
export async function pushDeviceId(endpoint: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `psh_${hex.slice(0, 24)}`;
}
