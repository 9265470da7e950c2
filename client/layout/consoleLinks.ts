import type { AppPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { IconName } from '#client/ui/media/iconPaths.ts';

interface ConsoleLink {
  to: AppPath;
  /** Pages that belong to it. */
  also: readonly string[];
  label: PlainMessageKey;
  icon: IconName;
  /** Shows how many packages wait to be packed, or how many messages to be read. */
  count?: 'toPack' | 'unread';
}

/** The ways of the back office. */
export const CONSOLE_LINKS: readonly ConsoleLink[] = [
  { to: '/vendor-dashboard', also: [], label: 'console.dashboard', icon: 'grid' },
  { to: '/vendor-profile', also: ['/vendor-edit'], label: 'console.profile', icon: 'shop' },
  { to: '/vendor-upload', also: ['/vendor-import'], label: 'console.upload', icon: 'arrowUp' },
  { to: '/vendor-orders', also: [], label: 'console.orders', icon: 'package', count: 'toPack' },
  { to: '/vendor-stock', also: [], label: 'vendorProducts.stock', icon: 'box' },
  { to: '/vendor-messages', also: [], label: 'console.messages', icon: 'mail', count: 'unread' },
  { to: '/vendor-setting', also: ['/vendor-setting-edit'], label: 'console.settings', icon: 'settings' },
];
