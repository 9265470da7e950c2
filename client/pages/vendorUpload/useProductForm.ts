import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
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
  type ProductPicture,
  type ProductValues,
  type VariantRow,
} from '#client/state/productDrafts.ts';
import { loseSession } from '#client/state/session.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { MAX_IMAGES } from '#schema/rules/limits.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePosted, type PostedForm } from '#client/lib/postedForm.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ProductNowDocument, type ProductEditor_ProductFragment } from './VendorUploadPage.generated.ts';
import { evictListings } from '#client/features/vendorConsole/evictListings.ts';
import { forgetUploads, settleUploads, uploadsOf } from './pictureUploads.ts';
import { EMPTY_ROW, inEachLanguage, valuesOf, type Choices, type TextName } from './productValues.ts';
import { attributeKeysOf, newSkuBase, saveProduct } from './saveProduct.ts';
import { withRow } from './variantChanges.ts';

interface ProductFormOptions {
  /** Draft key of account and product. */
  draftKey: string;
  /** Edited product; null for a new one. */
  productId: string | null;
  /** Initial values without a draft. */
  opened: { base: ProductValues; version: number | null };
  categories: Choices['categories'];
}

/** Current version of the product after a conflict. */
export interface ConflictingVersion {
  values: ProductValues;
  version: number;
}

/** Form fields in page order. */
const ORDER: readonly string[] = [
  ...['images', ...inEachLanguage('title'), 'category', 'brand', ...inEachLanguage('description'), 'tags', 'attributes', 'color', 'label'],
  ...['price', 'wasPrice', 'variants', 'rows', 'weight', 'fulfilment', 'halal'],
];

/** Element id of a field path such as "halal.expires". */
export function fieldId(place: string): string {
  return `product-${encodeURIComponent(place)}`;
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** State of the product form: all changes are stored as a draft on this device until published or discarded. */
export function useProductForm({ draftKey, productId, opened, categories }: ProductFormOptions) {
  const t = useT();
  const client = useApolloClient();
  const navigate = useNavigate();
  const isReady = useHydrated();
  const draft = usePersisted(productDraftsVar).drafts[draftKey];
  const posted = usePosted('product');
  /** Values submitted before hydration. */
  const typed = (posted?.shown ?? null) as ProductValues | null;
  const errors = useErrors(posted);
  const [isSaving, setSaving] = useState(false);
  /** Submitted, and waiting for pictures that still upload. */
  const [isWaiting, setWaiting] = useState(false);
  const submission = useRef(0);
  const [isSignedOutNow, setSignedOut] = useState(posted?.isSignedOut ?? false);
  const [theirs, setTheirs] = useState<ConflictingVersion | null>(null);
  const values = draft?.values ?? typed ?? opened.base;
  const base = draft?.base ?? opened.base;
  const attributeKeys = attributeKeysOf(values.category, categories);

  const keepTyped = useEffectEvent(() => {
    if (typed !== null) changeProductDraft(draftKey, opened, () => typed);
  });
  useEffect(() => keepTyped(), []);

  const change = (patch: Partial<ProductValues> | ((values: ProductValues) => Partial<ProductValues>)) => {
    changeProductDraft(draftKey, opened, (now) => ({
      ...(productId === null && now.skuBase === '' && { skuBase: newSkuBase() }),
      ...(typeof patch === 'function' ? patch(now) : patch),
    }));
  };

  useEffect(() => () => void (submission.current += 1), []);

  /**
   * Returns the function that adds an uploaded picture to the present draft. A later draft under the same key, started after this one was
   * published or discarded, also in another tab, does not get it: `skuBase` differs.
   */
  const pictureTarget = () => {
    change({});
    const { skuBase } = productDraftsVar().drafts[draftKey]?.values ?? opened.base;
    return (picture: ProductPicture) =>
      changeProductDraft(draftKey, opened, (now) =>
        now.skuBase === skuBase ? { images: [...now.images, picture].slice(0, MAX_IMAGES) } : {},
      );
  };

  /** Waits for uploads. False if one failed, which the vendor decides about, or if the form was left or discarded meanwhile. */
  const arePicturesStored = async (): Promise<boolean> => {
    const mine = (submission.current += 1);
    setWaiting(true);
    await settleUploads(draftKey);
    setWaiting(false);
    if (submission.current !== mine) return false;
    if (uploadsOf(draftKey).length === 0) return true;
    errors.tell({ images: t('vendorProducts.picturesFailed') });
    return false;
  };

  const errorOf = (place: string) => errors.fields[place] ?? null;
  const changeRow = (key: string, part: Partial<VariantRow>) => change(({ rows }) => ({ rows: withRow(rows, key, part) }));
  /** Binds an input to the text field at a path. */
  const tie = <Name extends string>(name: Name, place: string, value: string, onType: (typed: string) => void) => ({
    id: fieldId(place),
    name,
    value,
    error: errorOf(place),
    onChange: ({ target }: { target: { value: string } }) => {
      onType(target.value);
      errors.forget(place);
    },
  });

  const readTheirs = async (id: string): Promise<ProductEditor_ProductFragment | null> => {
    const { data } = await client.query({ query: ProductNowDocument, variables: { id }, fetchPolicy: 'network-only' });
    return data?.viewer?.vendor?.product ?? null;
  };

  /** Saves the stored draft, which may be newer than the rendered one, once its pictures are uploaded. */
  const submit = async () => {
    setTheirs(null);
    setSignedOut(false);
    errors.clear();
    if (!(await arePicturesStored())) return;
    const now = productDraftsVar().drafts[draftKey] ?? { ...opened, values };
    setSaving(true);
    try {
      const result = await saveProduct(client, { ...now, productId, categories }, t);
      if (result.kind === 'conflict' && productId !== null) {
        const product = await readTheirs(productId);
        if (product !== null) return setTheirs({ values: valuesOf(product), version: product.version });
      }
      if (result.kind !== 'saved') return errors.tell('fields' in result ? result.fields : {}, result.general);
      const { id, slug } = result;
      evictListings(client.cache, id);
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
      setSaving(false);
    }
  };

  return {
    values,
    base,
    attributeKeys,
    change,
    errors,
    pictureTarget,
    isSaving,
    isWaiting,
    isBusy: isSaving || isWaiting,
    isReady,
    submit,
    theirs,
    isSignedOut: isSignedOutNow,
    savedAt: draft?.savedAt ?? null,
    /** Success message of a save without scripts. */
    saved: posted?.done?.['said'] ?? null,
    version: opened.version,
    isNew: productId === null,
    discard: () => {
      submission.current += 1;
      forgetUploads(draftKey);
      dropProductDraft(draftKey);
      errors.clear();
      setTheirs(null);
    },
    /** Saves the resolved conflict, based on the other version. */
    settle: (chosen: ProductValues) => {
      if (theirs === null) return;
      rebaseProductDraft(draftKey, { values: chosen, base: theirs.values, version: theirs.version });
      setTheirs(null);
      return submit();
    },
    /** Errors in page order. */
    problems: Object.entries(errors.fields)
      .sort(([left], [right]) => rankOf(left) - rankOf(right))
      .map(([place, message]) => ({ field: fieldId(place), message })),
    errorOf,
    changeRow,
    /** Props that bind an input to a text field; `place`: path of its errors, if different. */
    field: (name: TextName, place: string = name) => tie(name, place, values[name], (typed) => change({ [name]: typed })),
    /** Props that bind an input to a field of a variant's row. */
    rowField: (key: string, part: 'stock' | 'sku' | 'price' | 'wasPrice') => {
      const place = `rows.${key}.${part}`;
      return tie(place, place, (values.rows[key] ?? EMPTY_ROW)[part], (typed) => changeRow(key, { [part]: typed }));
    },
  };
}

const rankOf = (place: string) => ORDER.indexOf(/^[a-zA-Z]+/.exec(place)?.[0] ?? '');

/** Field errors and a general one. Attempts are counted, so that each failed one focuses the error summary. */
function useErrors(posted: PostedForm | null) {
  const [{ fields, general }, setWrong] = useState<Wrong>(posted?.done === null ? posted : NOTHING_WRONG);
  const [attempt, setAttempt] = useState(posted?.done === null ? 1 : 0);
  return {
    fields,
    general,
    attempt,
    tell: (found: Readonly<Record<string, string>>, sentence: string | null = null) => {
      setWrong({ fields: found, general: sentence });
      setAttempt((count) => count + 1);
    },
    /** Clears a field's error on input. */
    forget: (place: string) =>
      setWrong((known) => ({ ...known, fields: Object.fromEntries(Object.entries(known.fields).filter(([one]) => one !== place)) })),
    /** Sets a field's error before submitting. */
    mark: (place: string, message: string) => setWrong((known) => ({ ...known, fields: { ...known.fields, [place]: message } })),
    clear: () => setWrong(NOTHING_WRONG),
  };
}

const NOTHING_WRONG: Wrong = { fields: {}, general: null };

interface Wrong {
  fields: Readonly<Record<string, string>>;
  general: string | null;
}
