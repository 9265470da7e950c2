import type { AppPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { IconName } from '#client/ui/iconPaths.ts';

interface HubLink {
  to: AppPath;
  /** Pages that belong to it. */
  also: readonly string[];
  label: PlainMessageKey;
  icon: IconName;
  /** Shows how many packages wait to be packed, or how many messages to be read. */
  count?: 'toPack' | 'unread';
}

/** The ways of the back office. */
export const HUB_LINKS: readonly HubLink[] = [
  { to: '/vendor-dashboard', also: [], label: 'hub.dashboard', icon: 'grid' },
  { to: '/vendor-profile', also: ['/vendor-edit'], label: 'hub.profile', icon: 'shop' },
  { to: '/vendor-upload', also: ['/vendor-import'], label: 'hub.upload', icon: 'arrowUp' },
  { to: '/vendor-orders', also: [], label: 'hub.orders', icon: 'package', count: 'toPack' },
  { to: '/vendor-stock', also: [], label: 'hubGoods.stock', icon: 'box' },
  { to: '/vendor-messages', also: [], label: 'hub.messages', icon: 'mail', count: 'unread' },
  { to: '/vendor-setting', also: ['/vendor-setting-edit'], label: 'hub.settings', icon: 'settings' },
];
