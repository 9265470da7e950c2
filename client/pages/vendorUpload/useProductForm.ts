import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { productPath, withQuery } from '#client/config/links.ts';
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
import { usePersisted } from '#client/state/usePersisted.ts';
import { MAX_IMAGES } from '#schema/rules/limits.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { formErrorText, type FormError } from '#client/ui/forms/formSpec.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { ProductNowDocument, type ProductEditor_ProductFragment } from './VendorUploadPage.generated.ts';
import { forgetUploads, settleUploads, uploadsOf } from '#client/features/forms/pictureUploads.ts';
import { EMPTY_ROW, inEachLanguage, valuesOf, type Choices, type TextName } from './productValues.ts';
import { attributeKeysOf, newSkuBase } from './saveProduct.ts';
import { withRow } from './variantChanges.ts';
import { VALUES_FIELD } from './vendorUpload.action.ts';

interface ProductFormOptions {
  /** The draft's key, which consists of the account and the product. */
  draftKey: string;
  /** The product being edited; null for a new one. */
  productId: string | null;
  /** Initial values if there is no draft. */
  opened: { base: ProductValues; version: number | null };
  categories: Choices['categories'];
}

/** The version of the product with which the draft conflicts. */
export interface ConflictingVersion {
  values: ProductValues;
  version: number;
}

/** Form fields in page order. */
const ORDER: readonly string[] = [
  ...['images', ...inEachLanguage('title'), 'category', 'brand', ...inEachLanguage('description'), 'tags', 'attributes', 'color', 'label'],
  ...['price', 'wasPrice', 'variants', 'rows', 'weight', 'fulfilment', 'halal'],
];

/** Element id for a field path such as "halal.expires". */
export function fieldId(place: string): string {
  return `product-${encodeURIComponent(place)}`;
}

export type ProductForm = ReturnType<typeof useProductForm>;

/** State of the product form. Changes are stored on this device as a draft until the draft is published or discarded. */
export function useProductForm({ draftKey, productId, opened, categories }: ProductFormOptions) {
  const t = useT();
  const client = useApolloClient();
  const navigate = useNavigate();
  const isReady = useHydrated();
  const draft = usePersisted(productDraftsVar).drafts[draftKey];
  const { pathname, search } = useLocation();
  const submission = useFormSubmission('product', '', `product ${draftKey}`);
  const [posted] = useState(submission.result);
  /** Values submitted before hydration. */
  const typed = (posted?.shown ?? null) as ProductValues | null;
  const errors = useErrors(posted);
  const isSaving = submission.isBusy;
  /** Whether a submission is waiting for uploads. */
  const [isWaiting, setWaiting] = useState(false);
  const attempt = useRef(0);
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

  useEffect(() => () => void (attempt.current += 1), []);

  /**
   * Returns a function that adds an uploaded picture to the current draft. It ignores a later draft with the same key and a different
   * `skuBase`, which was started after this draft was published or discarded, even in a different tab.
   */
  const pictureTarget = () => {
    change({});
    const { skuBase } = productDraftsVar().drafts[draftKey]?.values ?? opened.base;
    return (picture: ProductPicture) =>
      changeProductDraft(draftKey, opened, (now) =>
        now.skuBase === skuBase ? { images: [...now.images, picture].slice(0, MAX_IMAGES) } : {},
      );
  };

  /** Waits for uploads. Returns false if one has failed, which the vendor must resolve, or if the form has been left or discarded. */
  const arePicturesStored = async (): Promise<boolean> => {
    const mine = (attempt.current += 1);
    setWaiting(true);
    await settleUploads(draftKey);
    setWaiting(false);
    if (attempt.current !== mine) return false;
    if (uploadsOf(draftKey).length === 0) return true;
    errors.refuse({ images: { message: 'vendorProducts.picturesFailed' } });
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

  /** Submits the stored draft once its pictures are uploaded. The stored draft may be more recent than the rendered one. */
  const submit = async (form: HTMLFormElement) => {
    setTheirs(null);
    errors.clear();
    if (!(await arePicturesStored())) return;
    const now = productDraftsVar().drafts[draftKey] ?? { ...opened, values };
    const data = new FormData(form);
    data.set('version', String(now.version ?? ''));
    data.set(VALUES_FIELD, JSON.stringify(now.values));
    void submission.fetcher.submit(data, { method: 'post', action: pathname + search });
  };

  const showResult = async (result: FormResult) => {
    const { done } = result;
    if (done === null) {
      const product = productId !== null && result.codes?.includes('CONFLICT') ? await readTheirs(productId).catch(() => null) : null;
      return product === null ? errors.tell(result) : setTheirs({ values: valuesOf(product), version: product.version });
    }
    const to = withQuery('/vendor-upload', { edit: done['id'] ?? '' });
    await navigate(to, { replace: true, state: { isSaved: true }, preventScrollReset: false });
    dropProductDraft(draftKey);
    toast.success(t(productId === null ? 'vendorProducts.published' : 'vendorProducts.saved'), {
      action: { label: t('vendorProducts.see'), onPress: () => void navigate(productPath(done['slug'] ?? '')) },
    });
  };
  useFormResult(submission, (result) => void showResult(result));

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
    submission,
    submit,
    theirs,
    isSignedOut: errors.isSignedOut,
    savedAt: draft?.savedAt ?? null,
    /** Success message after a save without scripts; null otherwise. */
    saved:
      submission.result === posted && posted?.done ? t(posted.done['isNew'] ? 'vendorProducts.published' : 'vendorProducts.saved') : null,
    version: opened.version,
    isNew: productId === null,
    discard: () => {
      attempt.current += 1;
      forgetUploads(draftKey);
      dropProductDraft(draftKey);
      errors.clear();
      setTheirs(null);
    },
    /** Saves the values chosen in a conflict, based on the other version. */
    settle: (chosen: ProductValues, form: HTMLFormElement) => {
      if (theirs === null) return;
      rebaseProductDraft(draftKey, { values: chosen, base: theirs.values, version: theirs.version });
      return submit(form);
    },
    /** Errors in page order. */
    problems: Object.entries(errors.fields)
      .sort(([left], [right]) => rankOf(left) - rankOf(right))
      .map(([place, message]) => ({ field: fieldId(place), message })),
    errorOf,
    changeRow,
    /** Props that bind an input to a text field. `place` is the path for its errors; by default, the field's name. */
    field: (name: TextName, place: string = name) => tie(name, place, values[name], (typed) => change({ [name]: typed })),
    /** Props that bind an input to a field in a variant's row. */
    rowField: (key: string, part: 'stock' | 'sku' | 'price' | 'wasPrice') => {
      const place = `rows.${key}.${part}`;
      return tie(place, place, (values.rows[key] ?? EMPTY_ROW)[part], (typed) => changeRow(key, { [part]: typed }));
    },
  };
}

const rankOf = (place: string) => ORDER.indexOf(/^[a-zA-Z]+/.exec(place)?.[0] ?? '');

/** The form's errors. Attempts are counted, so that each failed one focuses the error summary. */
function useErrors(posted: FormResult | null) {
  const t = useT();
  const isRefused = posted?.done === null;
  const [wrong, setWrong] = useState<Wrong>(isRefused ? wrongOf(posted) : NOTHING_WRONG);
  const [attempt, setAttempt] = useState(isRefused ? 1 : 0);
  const { '': general, ...fields } = wrong.errors;
  const setErrors = (change: (known: Errors) => Errors) => setWrong((known) => ({ ...known, errors: change(known.errors) }));
  const show = (found: Wrong) => {
    setWrong(found);
    setAttempt((count) => count + 1);
  };
  return {
    fields: Object.fromEntries(Object.entries(fields).flatMap(([place, error]) => (error ? [[place, formErrorText(error, t) ?? '']] : []))),
    general: formErrorText(general, t),
    isSignedOut: wrong.isSignedOut,
    attempt,
    tell: (result: FormResult) => show(wrongOf(result)),
    /** Shows the errors of an attempt that was not sent. */
    refuse: (errors: Errors) => show({ errors, isSignedOut: false }),
    /** Clears a field's error on input. */
    forget: (place: string) => setErrors(({ [place]: _changed, ...others }) => others),
    /** Sets a field's error before submission. */
    mark: (place: string, message: string) => setErrors((known) => ({ ...known, [place]: message })),
    clear: () => setWrong(NOTHING_WRONG),
  };
}

type Errors = Readonly<Record<string, FormError | null>>;

interface Wrong {
  /** Errors by field path, with a general error under ''. */
  errors: Errors;
  isSignedOut: boolean;
}

const NOTHING_WRONG: Wrong = { errors: {}, isSignedOut: false };

function wrongOf({ lastResult, isSignedOut = false }: FormResult): Wrong {
  return { errors: lastResult?.error ?? {}, isSignedOut };
}
