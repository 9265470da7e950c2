/** Sample data in addition to the catalogue, read through the API: demo accounts' sessions, order numbers, saved lists in local storage. */
import { STATE_REGISTRY } from '#client/state/registry.ts';

export interface Samples {
  /** Session tokens for the demo accounts. */
  sessions: { member: string; vendor: string };
  /** Numbers of the demo shopper's orders, newest first. */
  orders: string[];
  /** Paths on which the demo shopper reviews a line of a delivered order. */
  linesToReview: string[];
  /** Paths of the demo shopper's conversations; the first is with the demo vendor. */
  conversations: string[];
  /** Numbers of the demo vendor's packages, newest first. */
  packages: string[];
  /** Numbers of a guest's orders: one to be paid on delivery, and one waiting for a code to be scanned. */
  guestOrders: string[];
  /** Local storage for a guest with saved lists and these orders. */
  storage: { name: string; value: string }[];
}

const ACCOUNTS = {
  member: { email: 'shopper@rizq.demo', password: 'demo-shopper-1' },
  vendor: { email: 'vendor@rizq.demo', password: 'demo-vendor-1' },
};
const PRODUCTS = ['batik-shirt-indigo', 'harumanis-mango', 'sambal-tumis', 'kopi-o-kampung'];
const VENDORS = ['seri-tenun', 'kebun-utara'];
const PAYMENTS = [{ method: 'CASH_ON_DELIVERY' }, { method: 'DUITNOW_QR' }];
const SAVED_AT = '2026-11-20T02:00:00.000Z';
const ADDRESS = {
  firstName: 'Farah Hanim',
  phone: '012-345 6789',
  line1: 'Unit 12-3, Jalan Telawi 5',
  city: 'Kuala Lumpur',
  postalCode: '59100',
  state: 'KUALA_LUMPUR',
};

interface Product {
  id: string;
  slug: string;
  price: { current: { minorUnits: number } };
  variants: { id: string }[];
}

interface PlacedOrder {
  number: string;
  placedAt: string;
  totalItems: number;
  accessToken: string;
}

/** Reads the samples from a server. With `canOrder`, also places the guest's orders there. */
export async function readSamples(url: string, canOrder: boolean): Promise<Samples> {
  const member = await logIn(url, ACCOUNTS.member);
  const vendor = await logIn(url, ACCOUNTS.vendor);
  const { viewer: shopper } = await execute<{
    viewer: {
      conversations: { nodes: { id: string }[] };
      orders: { nodes: { number: string }[] };
      reviewableLines: { nodes: { order: { number: string }; line: { id: string } }[] };
    };
  }>(
    url,
    '{ viewer { conversations { nodes { id } } orders(first: 50) { nodes { number } } reviewableLines(first: 1) { nodes { order { number } line { id } } } } }',
    {},
    member,
  );
  const { viewer: seller } = await execute<{ viewer: { vendor: { packages: { nodes: { number: string }[] } } } }>(
    url,
    '{ viewer { vendor { packages(first: 50) { nodes { number } } } } }',
    {},
    vendor,
  );
  const products = await Promise.all(PRODUCTS.map((slug) => readProduct(url, slug)));
  const vendors = await Promise.all(VENDORS.map((slug) => readVendor(url, slug)));
  const placed = [];
  for (const payment of canOrder ? PAYMENTS : []) placed.push(await placeOrder(url, products.slice(1, 3), payment));
  const lists = {
    wishlist: {
      entries: products.map(({ id, slug, price }, at) => ({
        productId: id,
        slug,
        // The first product's price has dropped since it was saved.
        seenPriceCents: price.current.minorUnits + (at === 0 ? 500 : 0),
        savedAt: SAVED_AT,
      })),
    },
    compare: { entries: products.map(({ id, slug }) => ({ productId: id, slug })) },
    follows: { entries: vendors.map(({ id, slug, name }) => ({ vendorId: id, slug, name, followedAt: SAVED_AT })) },
    orders: { orders: placed },
  };
  return {
    sessions: { member, vendor },
    orders: shopper.orders.nodes.map(({ number }) => number),
    conversations: shopper.conversations.nodes.map(({ id }) => `/messages/${id}`),
    linesToReview: shopper.reviewableLines.nodes.map(({ order, line }) => `/orders/${order.number}/review/${line.id}`),
    packages: seller.vendor.packages.nodes.map(({ number }) => number),
    guestOrders: placed.map(({ number }) => number),
    storage: Object.entries(lists).map(([slice, value]) => ({
      name: STATE_REGISTRY[slice as keyof typeof lists].key,
      value: JSON.stringify(value),
    })),
  };
}

async function logIn(url: string, account: { email: string; password: string }): Promise<string> {
  const document = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
  return (await execute<{ login: { token: string } }>(url, document, account)).login.token;
}

async function readProduct(url: string, slug: string): Promise<Product> {
  const document = 'query ($slug: String!) { product(slug: $slug) { id slug price { current { minorUnits } } variants { id } } }';
  return (await execute<{ product: Product }>(url, document, { slug })).product;
}

async function readVendor(url: string, slug: string): Promise<{ id: string; slug: string; name: string }> {
  const document = 'query ($slug: String!) { vendor(slug: $slug) { id slug name } }';
  return (await execute<{ vendor: { id: string; slug: string; name: string } }>(url, document, { slug })).vendor;
}

/** Places a guest's order; the result has the format used in local storage. */
async function placeOrder(url: string, products: readonly Product[], payment: { method: string }) {
  const lines = products.map(({ variants }) => ({ variantId: variants[0]?.id, quantity: 1 }));
  const { quote } = await execute<{ quote: { totals: { total: { minorUnits: number } } } }>(
    url,
    'query ($input: QuoteInput!) { quote(input: $input) { totals { total { minorUnits } } } }',
    { input: { lines, state: ADDRESS.state } },
  );
  const totalCents = quote.totals.total.minorUnits;
  const { placeOrder: result } = await execute<{ placeOrder: { order: PlacedOrder } }>(
    url,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number placedAt totalItems accessToken } } }',
    {
      input: {
        idempotencyKey: `picture-${payment.method}`,
        lines,
        expectedTotal: totalCents,
        email: 'farah@example.com',
        shippingAddress: ADDRESS,
        payment,
      },
    },
  );
  return { ...result.order, totalCents };
}

async function execute<Data>(url: string, query: string, variables: object, token?: string): Promise<Data> {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors !== undefined) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
}
