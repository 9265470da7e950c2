import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { productPath, withQuery } from '#client/config/links.ts';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { useT } from '#client/i18n/useT.ts';
import {
  changeProductDraft,
  dropProductDraft,
  productDraftsVar,
  rebaseProductDraft,
  type ProductValues,
} from '#client/state/productDrafts.ts';
import { loseSession } from '#client/state/session.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import {
  ProductNowDocument,
  SaveProductDocument,
  type ProductEditor_ProductFragment,
  type SaveProductMutation,
} from './VendorUploadPage.generated.ts';
import { forgetListings } from '#client/features/vendorConsole/forgetListings.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { isLocale } from '#schema/rules/locales.ts';
import { attributesOf, type FacetKey } from '#schema/rules/facets.ts';
import type { Choices } from './choices.ts';
import { fieldId, inOrderOfPage } from './places.ts';
import { valuesOf } from './productValues.ts';
import { readProduct } from './readProduct.ts';

type SaveErrors = SaveProductMutation['saveProduct']['errors'];

interface ProductFormOptions {
  /** Names the draft: account and product. */
  draftKey: string;
  /** The product that is changed; null for a new one. */
  productId: string | null;
  /** What the form begins with, unless there is a draft. */
  opened: { base: ProductValues; version: number | null };
  categories: Choices['categories'];
}

/** What the product says now, when somebody else has changed it since it was opened. */
export interface Theirs {
  values: ProductValues;
  version: number;
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** A product being described: every change is kept as a draft on this device, until it is published or given up. */
export function useProductForm({ draftKey, productId, opened, categories }: ProductFormOptions) {
  const t = useT();
  const client = useApolloClient();
  const navigate = useNavigate();
  const isReady = useHydrated();
  const draft = usePersisted(productDraftsVar).drafts[draftKey];
  const [send] = useMutation(SaveProductDocument);
  const errors = useErrors();
  const [isBusy, setBusy] = useState(false);
  const [isSignedOutNow, setSignedOut] = useState(false);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const values = draft?.values ?? opened.base;
  const base = draft?.base ?? opened.base;
  const attributeKeys = keysOf(values.category, categories);

  const change = (patch: Partial<ProductValues> | ((values: ProductValues) => Partial<ProductValues>)) => {
    changeProductDraft(draftKey, opened, (now) => ({
      ...(productId === null && now.skuBase === '' && { skuBase: newSkuBase() }),
      ...(typeof patch === 'function' ? patch(now) : patch),
    }));
  };

  const tell = (found: SaveErrors, sent: SentOrder) => {
    const fields: Record<string, string> = {};
    let general: string | null = null;
    for (const { message, path } of found) {
      const place = placeOf(path, sent);
      if (place === null) general = message;
      else fields[place] ??= message;
    }
    errors.tell(fields, general);
  };

  const readTheirs = async (id: string): Promise<ProductEditor_ProductFragment | null> => {
    const { data } = await client.query({ query: ProductNowDocument, variables: { id }, fetchPolicy: 'network-only' });
    return data?.viewer?.vendor?.product ?? null;
  };

  /** Sends what the draft says now, which may be newer than what was drawn. */
  const submit = async () => {
    const now = productDraftsVar().drafts[draftKey] ?? { ...opened, values: opened.base };
    const sent = productId === null && now.values.skuBase === '' ? { ...now.values, skuBase: newSkuBase() } : now.values;
    const attributes = keysOf(sent.category, categories);
    const { input, rows, problems } = readProduct(sent, productId === null ? null : now.base, attributes);
    setTheirs(null);
    setSignedOut(false);
    const found = Object.entries(problems).flatMap(([place, key]) => (key ? [[place, t(key)] as const] : []));
    if (found.length > 0) return errors.tell(Object.fromEntries(found));
    errors.clear();
    setBusy(true);
    try {
      const { data } = await send({ variables: { id: productId, input, expectedVersion: now.version } });
      const answer = data?.saveProduct;
      if (!answer) return errors.tell({}, t('vendorProducts.failed'));
      if (answer.product === null) {
        const isConflict = answer.errors.some(({ code }) => code === 'CONFLICT');
        const product = isConflict && productId !== null ? await readTheirs(productId) : null;
        if (product !== null) setTheirs({ values: valuesOf(product), version: product.version });
        return product === null ? tell(answer.errors, { rows, attributes }) : undefined;
      }
      const { id, slug } = answer.product.product;
      forgetListings(client.cache, id);
      await navigate(withQuery('/vendor-upload', { edit: id }), { replace: true, state: { isSaved: true }, preventScrollReset: false });
      dropProductDraft(draftKey);
      toast.success(t(productId === null ? 'vendorProducts.published' : 'vendorProducts.saved'), {
        action: { label: t('vendorProducts.see'), onPress: () => void navigate(productPath(slug)) },
      });
    } catch (error) {
      if (!isSignedOut(error)) return errors.tell({}, t(savingProblem(error) ?? 'vendorProducts.failed'));
      loseSession();
      setSignedOut(true);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    base,
    attributeKeys,
    change,
    errors,
    isBusy,
    isReady,
    submit,
    theirs,
    isSignedOut: isSignedOutNow,
    savedAt: draft?.savedAt ?? null,
    isNew: productId === null,
    discard: () => {
      dropProductDraft(draftKey);
      errors.clear();
      setTheirs(null);
    },
    /** Goes on from their version with what was chosen of both. */
    settle: (chosen: ProductValues) => {
      if (theirs === null) return;
      rebaseProductDraft(draftKey, { values: chosen, base: theirs.values, version: theirs.version });
      setTheirs(null);
      return submit();
    },
    problems: inOrderOfPage(Object.entries(errors.fields).map(([place, message]) => ({ field: fieldId(place), message }))),
    errorOf: (place: string) => errors.fields[place] ?? null,
  };
}

/** What is wrong with the places of the form, and with it as a whole. Each failed attempt counts, so that the summary takes the focus. */
function useErrors() {
  const [{ fields, general }, setWrong] = useState(NOTHING_WRONG);
  const [attempt, setAttempt] = useState(0);
  return {
    fields,
    general,
    attempt,
    tell: (found: Readonly<Record<string, string>>, sentence: string | null = null) => {
      setWrong({ fields: found, general: sentence });
      setAttempt((count) => count + 1);
    },
    /** A field that is typed into is no longer wrong until it is sent again. */
    forget: (place: string) =>
      setWrong((known) => ({ ...known, fields: Object.fromEntries(Object.entries(known.fields).filter(([one]) => one !== place)) })),
    /** Says it beside the field alone, while the form is still being filled in. */
    mark: (place: string, message: string) => setWrong((known) => ({ ...known, fields: { ...known.fields, [place]: message } })),
    clear: () => setWrong(NOTHING_WRONG),
  };
}

const NOTHING_WRONG: { fields: Readonly<Record<string, string>>; general: string | null } = { fields: {}, general: null };

/** Four letters and digits that are easily told apart. */
function newSkuBase(): string {
  const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => characters[byte % characters.length]).join('');
}

/** Attributes that products of a category can have. */
function keysOf(slug: string, categories: Choices['categories']): FacetKey[] {
  const category = categories?.find((one) => one.slug === slug);
  return category === undefined ? [] : attributesOf(category);
}

/** What the indices of the input's lists stand for. */
interface SentOrder {
  rows: readonly string[];
  attributes: readonly FacetKey[];
}

/** The place in the form that a path of the input means; null: none. */
function placeOf(path: readonly string[] | null, { rows, attributes }: SentOrder): string | null {
  const [field, index, part, language] = path ?? [];
  if (field === undefined || field === 'id') return null;
  if (field === 'variants' && index !== undefined) {
    const isPart = part === 'sku' || part === 'price' || part === 'wasPrice';
    return `rows.${rows[Number(index)] ?? ''}.${isPart ? part : 'stock'}`;
  }
  if (field === 'attributes') return `attributes.${attributes[Number(index)] ?? ''}`;
  if (field === 'images') return part === 'alt' ? `images.${index}.${isLocale(language) ? fieldIn(part, language) : part}` : 'images';
  if ((field === 'title' || field === 'description') && isLocale(index)) return fieldIn(field, index);
  return path?.join('.') ?? null;
}
