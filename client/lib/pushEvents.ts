/** Notifications in the service worker: shows what the server has sent, opens its page, and renews the browser's subscription. */
import { pushDeviceId, pushInput } from './pushSubscription.ts';

/** Opened by a notification without a valid path. */
const FALLBACK_PATH = '/user-alerts';
const ICON = '/icons/icon-192.png';

/** The parts of the worker's global scope that notifications use; its types (`lib.webworker`) conflict with those of pages. */
export interface PushScope {
  location: { origin: string };
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<Subscription> };
  };
  fetch(path: string, init: RequestInit): Promise<Pick<Response, 'json'>>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowTab[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

type Subscription = Pick<PushSubscription, 'endpoint' | 'toJSON' | 'unsubscribe'>;

/** Browsers give the new subscription if they have already made one. */
export interface PushChange {
  oldSubscription?: Pick<Subscription, 'endpoint'> | null;
  newSubscription?: Subscription | null;
}

interface WindowTab {
  url: string;
  focus(): Promise<unknown>;
}

/** Shows a notification. Browsers require one for each message, so one that cannot be read is shown without a text. */
export function showPush(scope: PushScope, text: string): Promise<void> {
  const message = parse(text);
  const textOf = (name: string) => (typeof message[name] === 'string' ? message[name] : '');
  return scope.registration.showNotification(textOf('title') || 'Rizq', {
    body: textOf('body'),
    tag: textOf('tag'),
    icon: ICON,
    badge: ICON,
    data: { path: textOf('path') },
  });
}

/** Focuses the tab that has the notification's page open, otherwise opens one. Text typed in other tabs stays. */
export async function openPush({ location, clients }: PushScope, data: unknown): Promise<void> {
  const url = ownUrl((data as { path?: unknown } | null)?.path, location.origin);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url === url);
  await (open === undefined ? clients.openWindow(url) : open.focus());
}

const OWN_DEVICES = '{ viewer { pushKey pushDeviceIds } }';
const REPLACE = `mutation ReplacePushDevice($old: ID!, $input: PushSubscriptionInput!) {
  removePushDevice(id: $old) { viewer { id } }
  registerPushDevice(input: $input) { viewer { id } }
}`;

/**
 * Replaces a subscription that the browser or its push service has ended, here and at the server. Does nothing unless the session's
 * member gets notifications on the old one.
 */
export async function renewPush(scope: PushScope, { oldSubscription, newSubscription }: PushChange): Promise<void> {
  if (oldSubscription == null) return;
  const { viewer } = await send<{ viewer: { pushKey: string | null; pushDeviceIds: string[] } | null }>(scope, OWN_DEVICES);
  const old = await pushDeviceId(oldSubscription.endpoint);
  if (viewer?.pushKey == null || !viewer.pushDeviceIds.includes(old)) return;
  const options = { userVisibleOnly: true, applicationServerKey: viewer.pushKey };
  const subscription = newSubscription ?? (await scope.registration.pushManager.subscribe(options));
  const variables = { old, input: pushInput(subscription) };
  const { registerPushDevice } = await send<{ registerPushDevice: { viewer: object | null } | null }>(scope, REPLACE, variables);
  if (registerPushDevice?.viewer == null) await subscription.unsubscribe();
}

async function send<Data>(scope: PushScope, query: string, variables: object = {}): Promise<Data> {
  const body = JSON.stringify({ query, variables });
  const response = await scope.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await response.json()) as { data: Data }).data;
}

/** The URL of a path of this marketplace. */
function ownUrl(path: unknown, origin: string): string {
  const fallback = origin + FALLBACK_PATH;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return fallback;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : fallback;
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
