import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** A chosen option of a variant, with its display name. */
export interface SelectedOptionSource {
  key: string;
  value: string;
  label: LocalisedText;
}

/** A variant's options in the order of its product's; for options no longer offered the label is the bare value. */
export function selectedOptions(product: ProductDoc | null, options: Record<string, string>): SelectedOptionSource[] {
  const order = (product?.options ?? []).map((option) => option.key);
  const keys = [...order.filter((key) => key in options), ...Object.keys(options).filter((key) => !order.includes(key))];
  return keys.map((key) => {
    const value = options[key] ?? '';
    const offered = product?.options.find((option) => option.key === key)?.values.find((candidate) => candidate.value === value);
    return { key, value, label: offered?.label ?? { en: value, ms: value } };
  });
}
