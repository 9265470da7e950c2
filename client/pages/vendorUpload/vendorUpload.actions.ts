import type { FormAction } from '#client/routes/formAction.ts';
import { withQuery } from '#client/config/links.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { openedProduct } from './productValues.ts';
import { postedProduct } from './postedProduct.ts';
import { saveProduct } from './saveProduct.ts';
import { readUploadTarget } from './uploadTarget.ts';
import { VendorUploadDocument } from './VendorUploadPage.generated.ts';

/** A product of the vendor, or the copy of one. */
const product: FormAction = {
  page: 'vendorUpload',
  isForMembers: true,
  echoes: [],
  failed: 'vendorProducts.failed',
  run: async ({ text, fields, url, client, t, locale }) => {
    const target = readUploadTarget(url.searchParams);
    const variables = { locale: apiLocale(locale), id: target.id ?? '', hasProduct: target.id !== null };
    const { data } = await client.query({ query: VendorUploadDocument, variables });
    const saved = data?.viewer?.vendor?.product ?? null;
    if (target.kind !== 'new' && saved === null) return { kind: 'wrong', general: t('vendorProducts.noProduct') };
    const { base } = openedProduct(saved, target.kind);
    const productId = target.kind === 'edit' ? target.id : null;
    const categories = data?.categories ?? null;
    const values = postedProduct(base, fields, categories);
    const version = text('version') === '' ? null : Number(text('version'));
    const result = await saveProduct(client, { productId, values, base, version, categories }, t);
    if (result.kind !== 'saved') return { ...result, kind: 'wrong', shown: values };
    const said = t(productId === null ? 'vendorProducts.published' : 'vendorProducts.saved');
    return { kind: 'done', done: { said }, to: withQuery('/vendor-upload', { edit: result.id }) };
  },
};

export const actions = { product };
