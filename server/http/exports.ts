/** CSV exports of a vendor's figures and products, for the vendor alone. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#server/graphql/locale.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Parts } from './appParts.ts';
import { wantsHtml } from './errors.ts';
import { graphqlContext } from './graphqlContext.ts';

type Write = (vendor: VendorDoc, query: { days: number; locale: Locale }) => string | AsyncIterable<string>;

const DEFAULT_DAYS = 30;

export function serveExports(app: FastifyInstance, parts: Parts): void {
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
      const file = write(vendor, queryOf(request));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${vendor.slug}-${name}.csv"`)
        .send(typeof file === 'string' ? file : Readable.from(file));
    });
  }
}

/** The viewer's vendor; null for a guest with a browser, who can log in. */
async function vendorOf(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<VendorDoc | null> {
  const { services, viewer } = await graphqlContext(request, reply, parts);
  try {
    return services.vendorAccounts.sellerOf(viewer).vendor;
  } catch (error) {
    if (error instanceof NotSignedIn && wantsHtml(request)) return null;
    throw error;
  }
}

function queryOf({ query }: FastifyRequest): { days: number; locale: Locale } {
  const { days, lang } = query as { days?: unknown; lang?: unknown };
  const requested = days === undefined ? DEFAULT_DAYS : Number(days);
  return { days: Number.isInteger(requested) ? requested : 0, locale: lang === 'ms' ? 'ms' : 'en' };
}
