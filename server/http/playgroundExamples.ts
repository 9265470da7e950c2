/** The playground's initial tabs, built from the current catalogue, so that each runs unchanged. */
import { randomUUID } from 'node:crypto';
import type { Api } from './ask.ts';
import { ask } from './ask.ts';

export interface PlaygroundTab {
  query: string;
  variables?: string;
}

interface Products {
  products: { nodes: { vendor: { id: string }; variants: { id: string; stock: { purchasable: number } }[] }[] } | null;
}

const PRODUCTS = /* GraphQL */ `
  {
    products(first: 48, filter: { inStock: true }) {
      nodes {
        vendor {
          id
        }
        variants {
          id
          stock {
            purchasable
          }
        }
      }
    }
  }
`;

const TOTAL = /* GraphQL */ `
  query Total($lines: [LineInput!]!) {
    quote(input: { lines: $lines, state: KUALA_LUMPUR }) {
      totals {
        total {
          minorUnits
        }
      }
    }
  }
`;

const BROWSE = `# Browse the catalogue: one page of goods,
# with the counts behind every filter.
query Browse {
  products(filter: { inStock: true, price: { max: 5000 } }, sort: PRICE_ASC, first: 6) {
    totalCount
    nodes {
      title
      vendor { name }
      price { current { formatted } was { formatted } }
      rating { average count }
    }
    facets(keys: [CATEGORY, COLOR, PRICE], valueLimit: 5) {
      key
      label
      ... on ListFacet { totalValues values { label count } }
      ... on RangeFacet { min { formatted } max { formatted } bands { from { formatted } to { formatted } count } }
    }
  }
}
`;

const QUOTE = `# What a cart costs, delivery and VAT included.
# Nothing is kept.
query Quote($lines: [LineInput!]!) {
  quote(input: { lines: $lines, state: KUALA_LUMPUR }) {
    readyToPlace
    groups {
      vendor { name }
      lines { product { title } quantity total { formatted } }
      chosen { name price { formatted } minDays maxDays }
    }
    totals {
      subtotal { formatted } discount { formatted } shipping { formatted } tax { formatted } total { formatted minorUnits }
    }
    issues { code message }
  }
}
`;

const ORDER_BODY = `($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    replayed
    order {
      number
      accessToken
      totals { total { formatted } }
      packages { number vendor { name } expectedBy timeline { at status } }
    }
    errors {
      __typename
      ... on UserError { code message path }
    }
  }
}
`;

const ORDER = `# Place an order as a guest. Run it twice:
# the same key gives the same order.
mutation PlaceOrder${ORDER_BODY}`;

const MEMBER_ORDER = `# Order once more, with a key of its own.
# After LogIn the order belongs to the account.
mutation MemberOrder${ORDER_BODY}`;

const PAY = `# Pay online. No real money moves in a demo. The order
# waits: open redirectUrl in a new tab and choose how
# the payment ends. DEMO_CLOSED cannot even begin.
mutation PayOnline($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      number
      accessToken
      payment {
        method status demo amount { formatted } retryUntil
        nextAction { kind redirectUrl qrPayload expiresAt }
      }
    }
    errors {
      __typename
      ... on UserError { code message path }
      ... on PaymentDeclined { retryable }
    }
  }
}
`;

const TRACK = `# How far an order is, for who knows its number and
# e-mail. A wrong e-mail answers like an unknown
# number: null.
query TrackOrder($number: String!, $email: String!) {
  trackOrder(number: $number, email: $email) {
    number
    status
    placedAt
    packages {
      number vendorName status itemCount expectedBy
      timeline { at status place note }
    }
  }
}
`;

const LOG_IN = `# Log in. The browser keeps the session in a cookie:
# from here on MemberOrder orders for the account,
# and MyOrders lists what was ordered.
mutation LogIn($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    expiresAt
    viewer { firstName }
    errors { ... on UserError { code message path } ... on AuthFailed { retryAfterSeconds } }
  }
}
`;

const MY_ORDERS = `# The orders of whoever is logged in; null for a guest.
query MyOrders {
  viewer {
    firstName
    orderCounts { pending completed cancelled }
    orders(first: 5) {
      totalCount
      nodes { number placedAt status totals { total { formatted } } }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`;

const DEMO_PARTS = /* GraphQL */ `
  {
    marketplace {
      demoAccounts {
        email
        password
      }
      paymentMethods {
        method
        banks {
          code
        }
      }
    }
  }
`;

interface DemoParts {
  marketplace: { demoAccounts: { email: string; password: string }[]; paymentMethods: { method: string; banks: { code: string }[] }[] };
}

/** Tabs with products of two vendors where there are two, and the total that an order must expect. */
export async function playgroundExamples(api: Api): Promise<PlaygroundTab[]> {
  const lines = await sampleLines(api);
  const { quote } = await ask<{ quote: { totals: { total: { minorUnits: number } } } }>(api, TOTAL, { lines });
  const input = {
    idempotencyKey: randomUUID(),
    lines,
    expectedTotal: quote.totals.total.minorUnits,
    email: 'aisyah@example.com',
    shippingAddress: {
      firstName: 'Aisyah',
      lastName: 'Rahman',
      phone: '+60123456789',
      line1: '12 Jalan Ampang',
      city: 'Kuala Lumpur',
      postalCode: '50450',
      state: 'KUALA_LUMPUR',
    },
    payment: { method: 'CASH_ON_DELIVERY' },
  };
  const { marketplace } = await ask<DemoParts>(api, DEMO_PARTS);
  const [member] = marketplace.demoAccounts;
  const online = marketplace.paymentMethods.find(({ banks }) => banks.length > 0);
  const paid = online && { ...input, idempotencyKey: randomUUID(), payment: { method: online.method, bank: online.banks[0]?.code } };
  // Without a sample order the query still runs, and returns null until an order exists.
  const { number, email } = (await api.services.tracking.example()) ?? { number: 'RZQ-2222-2222', email: input.email };
  return [
    { query: BROWSE },
    { query: QUOTE, variables: pretty({ lines }) },
    { query: ORDER, variables: pretty({ input }) },
    ...(paid === undefined ? [] : [{ query: PAY, variables: pretty({ input: paid }) }]),
    { query: TRACK, variables: pretty({ number, email }) },
    ...(member === undefined ? [] : [{ query: LOG_IN, variables: pretty(member) }]),
    { query: MEMBER_ORDER, variables: pretty({ input: { ...input, idempotencyKey: randomUUID() } }) },
    { query: MY_ORDERS },
  ];
}

async function sampleLines(api: Api): Promise<{ variantId: string; quantity: number }[]> {
  const { products } = await ask<Products>(api, PRODUCTS);
  const byVendor = new Map<string, string>();
  for (const { vendor, variants } of products?.nodes ?? []) {
    const variant = variants.find(({ stock }) => stock.purchasable > 1);
    if (variant !== undefined && !byVendor.has(vendor.id)) byVendor.set(vendor.id, variant.id);
  }
  return [...byVendor.values()].slice(0, 2).map((variantId, index) => ({ variantId, quantity: 2 - index }));
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
