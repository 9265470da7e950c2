import type { ProductValues, VariantRow } from '#client/state/productDrafts.ts';
import { fieldId } from './places.ts';
import { EMPTY_ROW } from './productValues.ts';
import type { ProductForm } from './useProductForm.ts';
import { withRow } from './variantChanges.ts';

/** The fields that hold one text. */
export type TextName = {
  [Name in keyof ProductValues]: ProductValues[Name] extends string ? Name : never;
}[keyof ProductValues];

/** What ties an input to a text of the form; `place` is where errors about it are, if that is not its name. */
export function textProps(form: ProductForm, name: TextName, place: string = name) {
  return {
    id: fieldId(place),
    name,
    value: form.values[name],
    error: form.errorOf(place),
    onChange: ({ target }: { target: { value: string } }) => {
      form.change({ [name]: target.value });
      form.errors.forget(place);
    },
  };
}

/** Changes the row of a variant. */
export function changeRow(form: ProductForm, key: string, part: Partial<VariantRow>): void {
  form.change(({ rows }) => ({ rows: withRow(rows, key, part) }));
}

/** What ties an input to a text of a variant's row. */
export function rowProps(form: ProductForm, key: string, part: 'stock' | 'sku' | 'price' | 'wasPrice') {
  const place = `rows.${key}.${part}`;
  return {
    id: fieldId(place),
    name: place,
    value: (form.values.rows[key] ?? EMPTY_ROW)[part],
    error: form.errorOf(place),
    onChange: ({ target }: { target: { value: string } }) => {
      changeRow(form, key, { [part]: target.value });
      form.errors.forget(place);
    },
  };
}
