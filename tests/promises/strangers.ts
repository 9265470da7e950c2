import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { aRegistration, REGISTER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { aVendorInput, CREATE_VENDOR } from '#tests/support/api/vendorOperations.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import type { RunningServer } from '#tests/support/processes/runServer.ts';
import { figureOf, type Figure } from './figure.ts';

const PROMISE = 21;
/** The attacker gives up if a rejected request asks for a longer wait than this. */
const MAX_WAIT_S = 20;
export const BUYERS = 20;
/** Number of lines in a large order. */
export const LINES = { member: 250, guest: 50 };
/** Maximum number of sizes that a product can have. */
const SIZES = 100;
const DESCRIPTION = 'Kept in a cool, dry place. '.repeat(35);

interface Sent {
  from: string;
  token?: string | null;
  /** File sent instead of JSON. */
  file?: { type: 'text/csv' | 'image/jpeg'; content: string | Buffer };
}
interface Received {
  status: number;
  body: string;
  retryAfterS: number;
}

/** Clients that are new to the marketplace, each on a separate address in 127.0.0.0/8 that counts as its network. */
export class Strangers {
  /** Variants sold by the vendor with which large orders are placed. */
  variants: readonly string[] = [];
  private readonly refusals = new Map<string, number>();
  private names = 0;
  private buyer = 0;

  constructor(private readonly server: RunningServer) {}

  refused(code: string): number {
    return this.refusals.get(code) ?? 0;
  }

  /** The server's resident memory; 0 if it has ended. */
  async rssMiB(): Promise<number> {
    const status = await readFile(`/proc/${this.server.process.pid}/status`, 'utf8').catch(() => '');
    return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
  }

  /**
   * Builds an attack's figure from its values, the requests rejected during it by code, and the memory. The server must still be running.
   */
  async figure<Values extends Record<string, number>>(
    what: string,
    before: number,
    values: Values,
    required: Parameters<typeof figureOf<Values>>[3],
  ): Promise<Figure> {
    const after = await this.rssMiB();
    const isAlive = this.server.process.exitCode === null && this.server.process.signalCode === null;
    const found = figureOf(PROMISE, what, values, required);
    const refusals = [...this.refusals].map(([code, count]) => `${code} ${count}`).join(', ') || 'none';
    this.refusals.clear();
    const figure = `${found.figure}; refusals: ${refusals}; RSS ${before} → ${after} MiB${isAlive ? '' : '; the process has ended'}`;
    return { ...found, figure, isKept: found.isKept && isAlive };
  }

  /** Sends a request. If it is rejected by a limit that expires soon, waits and sends it again. */
  async send(sent: Sent, address: string, body?: object, maxWaitS = MAX_WAIT_S): Promise<Received> {
    const response = await this.sendOnce(sent, address, body).catch(() => ({ status: 0, body: '', retryAfterS: 0 }));
    if (response.status !== 429 || response.retryAfterS > maxWaitS) return response;
    await pause(response.retryAfterS * 1000);
    return this.send(sent, address, body, maxWaitS - response.retryAfterS);
  }

  /** Registers an account and creates its vendor. Returns the account's token, or null if it was rejected. */
  async openShop(from: string): Promise<string | null> {
    this.names += 1;
    const name = nameOf(this.names);
    const email = `${name.replace(/\W/g, '')}@example.com`.toLowerCase();
    const registered = await this.run<{ register: AuthResponse }>({ from }, REGISTER, { input: aRegistration({ email }) });
    const token = registered?.register.token ?? null;
    if (token === null) return null;
    const opened = await this.run<{ createVendor: { vendor: object | null } }>({ from, token }, CREATE_VENDOR, {
      input: aVendorInput({ name }),
    });
    if (opened?.createVendor.vendor == null) return null;
    return token;
  }

  /** Imports products, which are not for sale because they have no picture. Returns the number of products created. */
  async importProducts(from: string, token: string | null, rows: number): Promise<number> {
    const row = (at: number) => `P-${at},Thing ${at} of many,snacks,0.01,999999,${DESCRIPTION}`;
    const csv = ['sku,title,category,newPrice,quantity,description', ...Array.from({ length: rows }, (_, at) => row(at))].join('\n');
    const { status, body } = await this.send({ from, token, file: { type: 'text/csv', content: csv } }, '/imports?dryRun=false');
    const last = JSON.parse(body.trim().split('\n').at(-1) || '{}') as ImportLine;
    if (last.result === undefined) this.note(last.code ?? last.error?.code ?? codeOf(body) ?? String(status));
    else if (last.result.rejected > 0) this.note('rejected rows', last.result.rejected);
    for (const { message } of last.result?.errors ?? []) this.note(message);
    return last.result?.created ?? 0;
  }

  /** Creates products with a picture, and therefore for sale, in the vendor that belongs to an address. Returns their variants. */
  async offer(from: string, token: string | null): Promise<string[]> {
    const content = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#c96' } })
      .jpeg()
      .toBuffer();
    const variants: string[] = [];
    while (variants.length < LINES.member) {
      const { body } = await this.send({ from, token, file: { type: 'image/jpeg', content } }, '/uploads');
      const images = [{ id: parsed<never, { id?: string }>(body).id, alt: texts({ en: 'Sweets' }) }];
      const sizes = Array.from({ length: SIZES }, (_, at) => `${at + 1} cm`);
      const input = {
        ...{
          title: texts({ en: `Sweets ${variants.length}` }),
          description: texts({ en: DESCRIPTION }),
          category: 'snacks',
          price: 1,
          images,
        },
        variants: sizes.map((value, at) => ({ sku: `S-${variants.length + at}`, options: [{ key: 'size', value }], stock: 999_999 })),
      };
      const saved = await this.run<Saved>({ from, token }, SAVE, { input });
      const created = saved?.saveProduct.product?.variants.map(({ variant }) => variant.id) ?? [];
      if (created.length === 0) {
        this.note(saved?.saveProduct.errors[0]?.code ?? 'no product');
        break;
      }
      variants.push(...created);
    }
    return variants;
  }

  /**
   * Places a cash order for one unit of each variant, using the total that the first rejection returns. Returns 1 if it was placed,
   * otherwise 0.
   */
  async order(variants: readonly string[], sent: Sent, maxWaitS = MAX_WAIT_S): Promise<number> {
    const lines = variants.map((variantId) => ({ variantId, quantity: 1 }));
    const key = `${variants.length}/${variants[0]}`;
    this.buyer += 1;
    // Random, so that a different instance does not repeat the key after a restart of the server.
    const idempotencyKey = randomUUID();
    const input = (total: number) => anOrderInput({ idempotencyKey, email: `b${this.buyer}@example.com`, lines, expectedTotal: total });
    const place = (total: number) => this.run<PlaceOrderResponse>(sent, PLACE_ORDER, { input: input(total) }, maxWaitS);
    let placed = await place(this.totals.get(key) ?? 0);
    const total = placed?.placeOrder.quote?.totals.total.minorUnits;
    if (placed?.placeOrder.errors.some(({ __typename }) => __typename === 'PriceChanged') && total !== undefined) {
      this.totals.set(key, total);
      placed = await place(total);
    }
    const [error] = placed?.placeOrder.errors ?? [];
    if (error !== undefined) this.note(error.code ?? error.__typename);
    return placed?.placeOrder.order == null ? 0 : 1;
  }

  /** Places an order for each of several buyers on different networks. Returns the number of orders placed. */
  async buyers(): Promise<number> {
    let placed = 0;
    for (let buyer = 0; buyer < BUYERS; buyer += 1) placed += await this.order(['var_rice'], { from: `127.8.1.${buyer + 1}` });
    return placed;
  }

  private readonly totals = new Map<string, number>();

  private note(code: string, count = 1): void {
    this.refusals.set(code, this.refused(code) + count);
  }

  /** Runs an operation. Returns its data, or null if it was rejected. */
  private async run<Data>(sent: Sent, query: string, variables: object, maxWaitS = MAX_WAIT_S): Promise<Data | null> {
    const { status, body } = await this.send(sent, '/graphql', { query, variables }, maxWaitS);
    const { data, errors } = parsed<Data>(body);
    if (errors === undefined && data != null) return data;
    this.note(errors?.[0]?.extensions?.code ?? String(status));
    return null;
  }

  private async sendOnce({ from, token, file }: Sent, address: string, body?: object): Promise<Received> {
    const content = file?.content ?? (body === undefined ? undefined : JSON.stringify(body));
    const outgoing = request(`${this.server.url}${address}`, {
      localAddress: from,
      method: content === undefined ? 'GET' : 'POST',
      headers: {
        accept: content === undefined ? 'text/html' : 'application/json',
        ...(content !== undefined && { 'content-type': file?.type ?? 'application/json' }),
        ...(token != null && { authorization: `Bearer ${token}` }),
      },
    });
    // A server that rejects a file responds before it has read all of it, so writing the rest fails.
    outgoing.on('error', () => undefined);
    outgoing.end(content);
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    return {
      status: response.statusCode ?? 0,
      body: await text(response),
      retryAfterS: Number(response.headers['retry-after'] ?? Infinity),
    };
  }
}

interface ImportLine {
  result?: { created: number; rejected: number; errors: { message: string }[] };
  code?: string;
  error?: { code?: string };
}

const SAVE =
  'mutation ($input: ProductInput!) { saveProduct(input: $input) { product { variants { variant { id } } } errors { ... on UserError { code } } } }';

interface Saved {
  saveProduct: { product: { variants: { variant: { id: string } }[] } | null; errors: { code?: string }[] };
}

interface Response<Data> {
  data?: Data | null;
  errors?: { extensions?: { code?: string } }[];
}

function parsed<Data, Other = object>(body: string): Response<Data> & Partial<Other> {
  try {
    return JSON.parse(body) as Response<Data> & Partial<Other>;
  } catch {
    return {};
  }
}

function codeOf(body: string): string | undefined {
  return /"code":"(\w+)"/.exec(body)?.[1];
}

/** Vendor names that no rule considers confusable with each other. */
function nameOf(number: number): string {
  const [consonants, vowels] = ['bdgkmprstz', 'aeiou'];
  let name = '';
  for (let rest = number * 7919 + 104_729, at = 0; at < 5; at += 1, rest = Math.floor(rest / 50)) {
    name += `${consonants[rest % 10]}${vowels[Math.floor(rest / 10) % 5]}`;
  }
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
