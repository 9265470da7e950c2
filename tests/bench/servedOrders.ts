import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import CLIENT_DOCUMENTS from '#schema/clientDocuments.json' with { type: 'json' };
import type { Catalogue } from '#seed/catalogue.ts';
import type { PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { aProduct, aStock, aVendor } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { freePort, runServer, type RunningServer, type ServerOptions } from '#tests/support/processes/runServer.ts';

const VARIANTS = 256;
/** Units of `var_few` in stock. */
export const FEW = 50;
const PLENTY = 1_000_000_000;
/** Long enough for a million products. */
const START_TIMEOUT_MS = 600_000;
const [PLACE_ORDER] = Object.entries(CLIENT_DOCUMENTS).find(([, text]) => text.startsWith('mutation PlaceOrder(')) ?? [];

export interface Served extends RunningServer {
  /** CPU time of all threads since the start, in ms. */
  cpuMs(): Promise<number>;
}

/**
 * Runs the built server as in production: with its log, its emails and all limits at their defaults, behind a proxy on this machine that
 * reports each client's network (see `send`).
 */
export async function runServed({ env, ...options }: ServerOptions): Promise<Served> {
  const metricsPort = await freePort();
  const settings = { RIZQ_DEMO: 'off', RIZQ_LOG: 'info', TRUST_PROXY: '127.0.0.1', RIZQ_METRICS_PORT: String(metricsPort) };
  const server = await runServer({ startTimeoutMs: START_TIMEOUT_MS, ...options, env: { ...settings, ...env } });
  return { ...server, cpuMs: () => processorMs(metricsPort) };
}

/** A server's CPU time since its start, as reported in its metrics. */
export async function processorMs(metricsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000;
}

export const variantOf = (number: number): string => `var_bench${number % VARIANTS}`;

/** Products that each belong to a different vendor, who gets an email per order. Only a few units of the last product are in stock. */
export function orderMarket(): Catalogue {
  const names = [...Array.from({ length: VARIANTS }, (_, number) => `bench${number}`), 'few'];
  return aMarket({
    products: names.map((name) => aProduct({ id: `prd_${name}`, vendorId: `ven_${name}`, priceCents: 1234 })),
    vendors: names.map((name) => aVendor({ id: `ven_${name}`, nameKey: name, ownerId: `usr_of_${name}` })),
    stock: names.map((name) => aStock(`var_${name}`, name === 'few' ? FEW : PLENTY)),
  });
}

const agent = new Agent({ keepAlive: true });
let sent = 0;

/** Sends a GET request, or a POST with JSON. Each comes from a different network, as reported by a proxy in front. */
export async function send(url: string, body?: object, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  sent += 1;
  const network = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const common = { 'x-forwarded-for': network, 'accept-encoding': 'gzip, deflate, br', ...headers };
  const outgoing =
    body === undefined
      ? request(url, { agent, headers: { ...common, accept: 'text/html' } })
      : request(url, { agent, method: 'POST', headers: { ...common, 'content-type': 'application/json' } });
  outgoing.end(body && JSON.stringify(body));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return response;
}

let orders = 0;

/** Orders one unit as the site does, for a new buyer or for a member. Resolves to false if it is sold out. */
export async function placeOrder(url: string, variantId: string, token?: string): Promise<boolean> {
  orders += 1;
  const buyer = { idempotencyKey: `bench-${orders}-of-the-run`, email: `buyer${orders}@example.com` };
  const input = anOrderInput({ ...buyer, lines: [{ variantId, quantity: 1 }] });
  const operation = { variables: { input }, extensions: { persistedQuery: { version: 1, sha256Hash: PLACE_ORDER } } };
  const response = await send(`${url}/graphql`, operation, token === undefined ? {} : { authorization: `Bearer ${token}` });
  // The response is too short to be compressed.
  const { data, errors } = (await json(response)) as { data?: PlaceOrderResponse; errors?: unknown[] };
  if (data?.placeOrder.order) return true;
  const refusals = data?.placeOrder.errors ?? [];
  if (errors === undefined && refusals.every(({ code }) => code === 'INSUFFICIENT_STOCK')) return false;
  throw new Error(JSON.stringify(errors ?? refusals));
}
