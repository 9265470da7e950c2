import { normaliseIdentifier } from './normaliseText.ts';

/** Characters used in order numbers, excluding 0, O, 1, I and L, which are ambiguous when read out over the phone. */
export const ORDER_NUMBER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const PART = `([${ORDER_NUMBER_ALPHABET}]{4})`;
/** An order number without dashes, with or without its prefix, and optionally with a package's number. */
const TYPED_NUMBER = new RegExp(`^(?:RZQ)?${PART}${PART}(\\d{1,2})?$`);
/** Typed separators around and between the parts. */
const BETWEEN = /[^\p{L}\p{N}]+/gu;

/**
 * Normalises a typed order or package number: removes spaces and a leading "#", and adds dashes and the prefix. Any other text is
 * only normalised and converted to upper case.
 */
export function normaliseOrderNumber(text: string): string {
  const normalised = normaliseIdentifier(text).toUpperCase();
  const [, first, second, position] = TYPED_NUMBER.exec(normalised.replace(BETWEEN, '')) ?? [];
  if (first === undefined || second === undefined) return normalised;
  return `RZQ-${first}-${second}${position === undefined ? '' : `-${position}`}`;
}
