import { array, fallback, is, pipe, transform, unknown, type GenericSchema } from 'valibot';

/** Schema for a list that drops invalid entries instead of rejecting the whole list, because one invalid line must not empty a cart. */
export function listOf<Entry>(entry: GenericSchema<unknown, Entry>): GenericSchema<unknown, Entry[]> {
  return fallback(
    pipe(
      array(unknown()),
      transform((items) => items.filter((item): item is Entry => is(entry, item))),
    ),
    [],
  );
}
