import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { scriptJson } from '#schema/rules/scriptJson.ts';
import type { ScriptedAssets } from './clientFiles.ts';
import { setPlaygroundPolicy } from './headers.ts';
import { queryInProcess } from './inProcess.ts';
import type { Api } from './inProcess.ts';

/** GraphiQL at /graphql (for browsers) and /playground; every file is served locally, so it works offline. */

/** Element id of the tabs; `client/playground/main.tsx` reads it. */
const TABS_ID = 'playground-tabs';

export async function sendPlayground(reply: FastifyReply, api: Api, assets: ScriptedAssets): Promise<FastifyReply> {
  const tabs = jsonElement(TABS_ID, await playgroundExamples(api));
  setPlaygroundPolicy(reply);
  return reply.type('text/html; charset=utf-8').send(playgroundPage(assets, tabs));
}

function playgroundPage({ styles, modules, entries }: ScriptedAssets, tabs: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    '<title>Rizq API playground</title><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...entries.map((src) => `<script type="module" src="${src}"></script>`),
    `</head><body><div id="playground"></div>${tabs}</body></html>`,
  ].join('');
}

/** Data for a script of the client, in an element that browsers do not execute. */
function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}

export interface PlaygroundTab {
  query: string;
  variables?: string;
}

/** Operations in tab order, by name. A blank line ends each. */
const EXAMPLES = readFileSync('server/http/playgroundExamples.graphql', 'utf8')
  .split(/(?<=\n)\n/)
  .map((query) => ({ query, name: /^(?:query|mutation) (\w+)/m.exec(query)?.[1] ?? '' }));

interface Samples {
  products: { nodes: { vendor: { id: string }; variants: { id: string; stock: { purchasable: number } }[] }[] } | null;
  marketplace: { demoAccounts: { email: string; password: string }[]; paymentMethods: { method: string; banks: { code: string }[] }[] };
}

const SAMPLES = /* GraphQL */ `
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

/** The initial tabs: operations of a file, with variables from the current catalogue, so that each runs unchanged: products of two vendors where there are two, and the total that an order must expect. */
export async function playgroundExamples(api: Api): Promise<PlaygroundTab[]> {
  const { products, marketplace } = await queryInProcess<Samples>(api, SAMPLES);
  const lines = sampleLines(products?.nodes ?? []);
  const { quote } = await queryInProcess<{ quote: { totals: { total: { minorUnits: number } } } }>(api, TOTAL, { lines });
  const order = {
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
  };
  const placed = (payment: object) => ({ input: { idempotencyKey: randomUUID(), ...order, payment } });
  const [member] = marketplace.demoAccounts;
  const online = marketplace.paymentMethods.find(({ banks }) => banks.length > 0);
  // Without a sample order the query still runs, and returns null until an order exists.
  const { number, email } = (await api.services.tracking.example()) ?? { number: 'RZQ-2222-2222', email: order.email };
  /** Undefined: the tab is left out; null: the operation has no variables. */
  const variables: Record<string, object | null | undefined> = {
    Browse: null,
    Quote: { lines },
    PlaceOrder: placed({ method: 'CASH_ON_DELIVERY' }),
    PayOnline: online && placed({ method: online.method, bank: online.banks[0]?.code }),
    TrackOrder: { number, email },
    LogIn: member,
    MemberOrder: placed({ method: 'CASH_ON_DELIVERY' }),
    MyOrders: null,
  };
  return EXAMPLES.flatMap(({ query, name }) => {
    const given = variables[name];
    if (given === undefined) return [];
    return [given === null ? { query } : { query, variables: JSON.stringify(given, null, 2) }];
  });
}

/** A variant in stock of each of two vendors. */
function sampleLines(products: NonNullable<Samples['products']>['nodes']): { variantId: string; quantity: number }[] {
  const byVendor = new Map<string, string>();
  for (const { vendor, variants } of products) {
    const variant = variants.find(({ stock }) => stock.purchasable > 1);
    if (variant !== undefined && !byVendor.has(vendor.id)) byVendor.set(vendor.id, variant.id);
  }
  return [...byVendor.values()].slice(0, 2).map((variantId, index) => ({ variantId, quantity: 2 - index }));
}
