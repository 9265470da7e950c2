/** The addresses to capture in screenshots: every row of the route table with sample parameters, and pages in special states. */
import { routeTable } from '#client/routes/routeTable.ts';
import type { RouteRow } from '#client/routes/routeTypes.ts';
import type { Samples } from './samples.ts';

export const AUDIENCES = ['guest', 'member', 'vendor'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface Address {
  path: string;
  audience: Audience;
  /** File name without audience, language, width and theme. Does not contain an order number, so that it is the same in every run. */
  name: string;
}

type Parametrised = Extract<(typeof routeTable)[number]['path'], `${string}:${string}` | '*'>;

/** Sample paths for routes with parameters. */
const SAMPLES_OF: Record<Parametrised, (samples: Samples) => (string | undefined)[]> = {
  '/product/:slug': () => ['/product/batik-shirt-indigo', '/product/harumanis-mango', '/product/no-such-thing'],
  '/order/:number': ({ guestOrders }) => guestOrders.map((number) => `/order/${number}`),
  '/orders/:number': ({ orders }) => [orders[0], orders[2], orders.at(-1)].map((number) => `/orders/${number}`),
  '/order/:number/review/:lineId': () => ['/order/RZQ-NONE-HERE/review/none'],
  '/orders/:number/review/:lineId': ({ linesToReview }) => linesToReview.slice(0, 1),
  '/order/:number/messages/new': ({ guestOrders }) => [`/order/${guestOrders[0]}/messages/new?package=${guestOrders[0]}-1`],
  '/order/:number/messages/:id': () => ['/order/RZQ-NONE-HERE/messages/none'],
  '/messages/guest/:id': () => ['/messages/guest/none'],
  '/messages/:id': ({ conversations }) => conversations,
  '/vendor-conversations/:id': ({ conversations }) =>
    conversations.slice(0, 1).map((path) => path.replace('/messages/', '/vendor-conversations/')),
  '/blog/:slug': () => ['/blog/choosing-harumanis'],
  '/shop/:slug': () => ['/shop/seri-tenun', '/shop/seri-tenun?tab=about'],
  '/vendor-orders/:number': ({ packages }) => [packages[0], packages.at(-1)].map((number) => `/vendor-orders/${number}`),
  '/vendor-orders/:number/slip': ({ packages }) => [`/vendor-orders/${packages[0]}/slip`],
  '/vendor-orders/:number/invoice': ({ packages }) => [`/vendor-orders/${packages[0]}/invoice`],
  '*': () => ['/no-such-page'],
};

/** Special page states, and pages that differ for a member. */
const MORE: readonly Pick<Address, 'path' | 'audience'>[] = [
  { path: '/shop-full-width-col-4?q=kopi', audience: 'guest' },
  { path: '/shop-full-width-col-4?q=xyzzy', audience: 'guest' },
  { path: '/', audience: 'member' },
  { path: '/cart', audience: 'member' },
  { path: '/checkout', audience: 'member' },
];

/** All addresses, with routes first. */
export function allAddresses(samples: Samples): Address[] {
  const ofRoutes = (routeTable as readonly RouteRow[]).flatMap((row) => addressesOf(row, samples));
  const tracked = samples.guestOrders.slice(0, 1).map((number): Address => {
    return { path: `/track-order?order=${number}`, audience: 'guest', name: 'track-order-found' };
  });
  return [...ofRoutes, ...tracked, ...MORE.map((address) => ({ ...address, name: nameOf(address.path) }))];
}

/** URLs for a path: its samples if it is a route pattern (`/orders/:number`), otherwise the path itself. */
export function addressesOfPath(path: string, samples: Samples): Address[] {
  const row = (routeTable as readonly RouteRow[]).find((candidate) => candidate.path === path);
  return row ? addressesOf(row, samples) : [{ path, audience: audienceOf(path), name: nameOf(path) }];
}

function addressesOf({ path }: RouteRow, samples: Samples): Address[] {
  if (!(path in SAMPLES_OF)) return [{ path, audience: audienceOf(path), name: nameOf(path) }];
  return SAMPLES_OF[path as Parametrised](samples).map((sample, at) => ({
    path: sample ?? path,
    audience: audienceOf(path),
    name: `${path === '*' ? 'unknown' : nameOf(path)}${at === 0 ? '' : `-${at + 1}`}`,
  }));
}

/** A path's audience, from the first matching row. */
function audienceOf(path: string): Audience {
  const [pathname = ''] = path.split('?');
  const row = (routeTable as readonly RouteRow[]).find(({ path: pattern }) => matches(pattern, pathname));
  if (row?.access !== 'member') return 'guest';
  return row.chrome === 'console' ? 'vendor' : 'member';
}

function matches(pattern: string, pathname: string): boolean {
  return pattern !== '*' && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
}

function nameOf(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
}
