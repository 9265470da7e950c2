/** CSV exports of a vendor's figures and products, for the vendor alone. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadInput } from '#server/platform/badInput.error.ts';
import { NoVendor } from '#server/platform/noVendor.error.ts';
import { NotSignedIn } from '#server/platform/notSignedIn.error.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { graphqlContext } from './graphqlContext.ts';
import type { ContextParts } from './graphqlContext.ts';

type Locale = 'en' | 'ms';
type Write = (vendor: VendorDoc, query: { days: number; locale: Locale }) => string | AsyncIterable<string>;

const DEFAULT_DAYS = 30;

export function serveExports(app: FastifyInstance, parts: ContextParts): void {
  const { salesExport, imports } = parts.services;
  const files: Record<string, Write> = {
    days: (vendor, { days, locale }) => salesExport.days(vendor, days, locale),
    orders: (vendor, { days, locale }) => salesExport.packages(vendor, days, locale),
    products: (vendor) => imports.export(vendor),
  };
  for (const [name, write] of Object.entries(files)) {
    app.get(`/exports/${name}.csv`, async (request, reply) => {
      const vendor = await vendorOf(request, reply, parts);
      if (vendor === null) return reply.redirect('/login?next=%2Fvendor-dashboard', 303);
      return send(reply, `${vendor.slug}-${name}.csv`, () => write(vendor, queryOf(request)));
    });
  }
}

/** The viewer's vendor; null for a guest with a browser, who can log in. */
async function vendorOf(request: FastifyRequest, reply: FastifyReply, parts: ContextParts): Promise<VendorDoc | null> {
  const { services, viewer } = await graphqlContext(request, reply, parts);
  try {
    return services.vendorAccounts.sellerOf(viewer).vendor;
  } catch (error) {
    if (error instanceof NotSignedIn && request.headers.accept?.includes('text/html')) return null;
    throw asStatus(error);
  }
}

function send(reply: FastifyReply, name: string, write: () => string | AsyncIterable<string>): FastifyReply {
  const file = written(write);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(typeof file === 'string' ? file : Readable.from(file));
}

function written(write: () => string | AsyncIterable<string>): string | AsyncIterable<string> {
  try {
    return write();
  } catch (error) {
    throw asStatus(error);
  }
}

function queryOf({ query }: FastifyRequest): { days: number; locale: Locale } {
  const { days, lang } = query as { days?: unknown; lang?: unknown };
  const requested = days === undefined ? DEFAULT_DAYS : Number(days);
  return { days: Number.isInteger(requested) ? requested : 0, locale: lang === 'ms' ? 'ms' : 'en' };
}

function asStatus(error: unknown): unknown {
  const status = error instanceof NotSignedIn ? 401 : error instanceof NoVendor ? 403 : error instanceof BadInput ? 400 : null;
  return status === null ? error : Object.assign(new Error('refused'), { statusCode: status });
}
