import type { OrderDoc } from '#server/store/documents.ts';
import type { Reader } from '#server/store/store.ts';
import { decodeCursor, encodeCursor } from '#server/modules/cursor.ts';
import { checkFirst } from '#server/modules/pageArguments.ts';
import type { OrderView } from './order.service.ts';
import { orderStatus } from './orderStatus.ts';
import type { OrderStatus } from './orderStatus.ts';

/** The name of the order of this list in its cursors. */
const SORT = 'placedAt';

export interface OrderPage {
  edges: { cursor: string; node: OrderView }[];
  nodes: OrderView[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
}

/** What somebody has ordered. */
export class OrderHistoryService {
  constructor(private readonly store: Reader) {}

  /** A page of somebody's orders, the newest first. Throws BadInput for a `first` or `after` that makes no sense. */
  async page(userId: string, asked: { first: number; after: string | null; status: OrderStatus | null }): Promise<OrderPage> {
    checkFirst(asked.first);
    const place = asked.after === null ? null : decodeCursor(SORT, asked.after, 'string');
    const orders = (await this.ordersOf(userId)).filter((order) => asked.status === null || orderStatus(order) === asked.status);
    const start =
      place === null ? 0 : orders.filter((order) => newestFirst(order, { placedAt: String(place.key), id: place.id }) <= 0).length;
    const edges = orders.slice(start, start + asked.first).map((order) => ({
      cursor: encodeCursor(SORT, { key: order.placedAt, id: order.id }),
      node: { ...order, accessToken: null },
    }));
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: {
        hasNextPage: start + edges.length < orders.length,
        hasPreviousPage: start > 0,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
      totalCount: orders.length,
    };
  }

  /** How many of somebody's orders are under way, done, and called off. */
  async counts(userId: string): Promise<{ pending: number; completed: number; cancelled: number }> {
    const statuses = (await this.ordersOf(userId)).map(orderStatus);
    const count = (wanted: OrderStatus) => statuses.filter((status) => status === wanted).length;
    return { pending: count('PENDING'), completed: count('COMPLETED'), cancelled: count('CANCELLED') };
  }

  private async ordersOf(userId: string): Promise<OrderDoc[]> {
    return (await this.store.findBy('orders', 'userId', userId)).sort(newestFirst);
  }
}

/** Orders of one moment by their ids, so that pages never overlap. */
function newestFirst(a: Pick<OrderDoc, 'placedAt' | 'id'>, b: Pick<OrderDoc, 'placedAt' | 'id'>): number {
  return b.placedAt.localeCompare(a.placedAt) || a.id.localeCompare(b.id);
}
