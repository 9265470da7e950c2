/** Notifications in the service worker: shows what the server has sent, and opens its page. */

/** Opened by a notification without a valid path. */
const FALLBACK_PATH = '/user-alerts';
const ICON = '/icons/icon-192.png';

/** The parts of the worker's global scope that notifications use; its types (`lib.webworker`) conflict with those of pages. */
export interface PushScope {
  location: { origin: string };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowTab[]>;
    openWindow(url: string): Promise<unknown>;
  };
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
