/** CSV exports of figures and products, for the vendor that owns them. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, isLocale } from '#schema/rules/locales.ts';
import type { Locale } from '#server/graphql/locale.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Parts } from './appParts.ts';
import { wantsHtml } from './errors.ts';
import { graphqlContext } from './graphqlContext.ts';

type Write = (vendor: VendorDoc, query: { days: number; locale: Locale }) => string | AsyncIterable<string>;

const DEFAULT_DAYS = 30;
/** Cost of a product with its rows, in CPU microseconds. */
const PRODUCT_COST = 20;

export function serveExports(app: FastifyInstance, parts: Parts): void {
  const { salesExport, imports, vendorAccounts } = parts.services;
  const files: Record<string, Write> = {
    days: (vendor, { days, locale }) => salesExport.days(vendor, days, locale),
    orders: (vendor, { days, locale }) => salesExport.packages(vendor, days, locale),
    products: (vendor) => imports.export(vendor),
  };
  for (const [name, write] of Object.entries(files)) {
    app.get(`/exports/${name}.csv`, async (request, reply) => {
      const { viewer } = await graphqlContext(request, reply, parts);
      if (viewer === null && wantsHtml(request)) return reply.redirect('/login?next=%2Fvendor-dashboard', 303);
      const { vendor } = vendorAccounts.sellerOf(viewer);
      if (name === 'products') await request.spend(imports.exportedCount(vendor) * PRODUCT_COST);
      const file = write(vendor, queryOf(request));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${vendor.slug}-${name}.csv"`)
        .send(typeof file === 'string' ? file : Readable.from(file));
    });
  }
}

function queryOf({ query }: FastifyRequest): { days: number; locale: Locale } {
  const { days, lang } = query as { days?: unknown; lang?: unknown };
  const requested = days === undefined ? DEFAULT_DAYS : Number(days);
  return { days: Number.isInteger(requested) ? requested : 0, locale: isLocale(lang) ? lang : DEFAULT_LOCALE };
}
