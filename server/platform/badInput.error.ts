/**
 * An invalid argument, such as a page below 1. The message is for the caller's developer: it names the argument and what was expected, and
 * never repeats the value.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
