import { useState } from 'react';
import type { Translate } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { checkField, checkFields, type CheckoutField, type CheckoutValues, type FieldErrors } from './checkoutForm.ts';
import { filledBy, filledCity, filledState, type FilledField } from './fillFromPostcode.ts';

/** Fields that are typed into, with what is wrong with them. */
export interface AddressForm {
  values: CheckoutValues;
  errors: FieldErrors;
  /** Keeps what was typed at once; a field that is marked wrong is checked again with every letter. */
  change: (field: CheckoutField, text: string) => void;
  /** Puts several texts in at once; what was told wrong of them is forgotten. */
  fill: (texts: CheckoutValues) => void;
  /** Leaving a field checks what is in it; an empty one is only asked for on submit. */
  leave: (field: CheckoutField) => void;
  /** Checks these fields, or all, marks what is wrong and says what that is. */
  validate: (fields?: readonly CheckoutField[]) => FieldErrors;
  /** Marks fields that the server found wrong. */
  mark: (errors: FieldErrors) => void;
  /** What stands there because of the postcode. */
  filled: (prefix: '' | 'billing.') => FilledField[];
}

interface Fields {
  /** What is shown, and checked. */
  values: CheckoutValues;
  /** All fields that there are now. */
  fields: readonly CheckoutField[];
  /** Changes what is kept, given what is kept at that moment: a city may come a little after its postcode. */
  update: (change: (kept: CheckoutValues) => CheckoutValues) => void;
  /** What the server found wrong before scripts were there, by field. */
  wrong?: Readonly<Record<string, string>>;
}

/** A field that is told wrong by its own check: said anew each time, in the language that is shown. */
const CHECKED = Symbol('checked');

/** Fields that are marked wrong: by their check, or by the server in its words. */
type Marks = Partial<Record<CheckoutField, typeof CHECKED | string | undefined>>;

function said(marks: Marks, values: CheckoutValues, t: Translate): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, mark] of Object.entries(marks) as [CheckoutField, Marks[CheckoutField]][]) {
    const sentence = mark === CHECKED ? checkField(field, values, t) : mark;
    if (sentence) errors[field] = sentence;
  }
  return errors;
}

/** The one way fields of an address behave, wherever their texts are kept. */
export function useFields({ values, fields, update, wrong = {} }: Fields): AddressForm {
  const t = useT();
  const [marks, setMarks] = useState<Marks>(wrong);
  const mark = (changed: Marks) => setMarks((old) => ({ ...old, ...changed }));
  const errors = said(marks, values, t);
  const forget = (names: readonly string[]) => mark(Object.fromEntries(names.map((name) => [name, undefined])));

  const fillCity = async (prefix: '' | 'billing.', postcode: string) => {
    try {
      const { cityOfPostcode } = await import('./cityOfPostcode.ts');
      update((kept) => filledCity(kept, prefix, { postcode, city: cityOfPostcode(postcode) }));
    } catch {
      // Without the list the city is typed, as it can be at any time.
    }
  };

  const isWrong = (field: CheckoutField, now: CheckoutValues) => (checkField(field, now, t) === null ? undefined : CHECKED);
  const change = (field: CheckoutField, text: string) => {
    const prefix = field.startsWith('billing.') ? 'billing.' : '';
    if (marks[field]) mark({ [field]: isWrong(field, { ...values, [field]: text }) });
    if (field === `${prefix}postalCode`) {
      const postcode = text.trim();
      update((kept) => ({ [field]: text, ...filledState({ ...kept, [field]: text }, prefix) }));
      if (postcode.length !== 5) return;
      forget([`${prefix}city`, `${prefix}state`]);
      void fillCity(prefix, postcode);
    } else if (field === `${prefix}city` || field === `${prefix}state`) {
      update(() => ({ [field]: text, [`${field}From`]: '' }));
    } else update(() => ({ [field]: text }));
  };

  const validate = (wanted: readonly CheckoutField[] = fields) => {
    const found = checkFields(wanted, values, t);
    mark(Object.fromEntries(wanted.map((field) => [field, field in found ? CHECKED : undefined])));
    return found;
  };
  return {
    values,
    errors,
    change,
    fill: (texts) => {
      update(() => texts);
      forget(Object.keys(texts));
    },
    leave: (field) => {
      if ((values[field] ?? '').trim() === '' && !errors[field]) return;
      mark({ [field]: isWrong(field, values) });
    },
    validate,
    mark,
    filled: (prefix) => filledBy(values, prefix),
  };
}
