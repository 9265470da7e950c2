import type { ProductValues } from '#client/state/productDrafts.ts';
import { fieldId } from './places.ts';
import type { ProductForm } from './useProductForm.ts';

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
