import { useSyncExternalStore } from 'react';
import type { StateVar } from './persistedVar.ts';

/**
 * The one way for a component to read state. On the server and in the first render it is the initial value, so that the
 * browser's first picture agrees with the server's. With `select` it reads a part, a plain value, and renders again only when that changes.
 */
export function usePersisted<Value>(variable: StateVar<Value>): Value;
export function usePersisted<Value, Part extends string | number | boolean | null>(
  variable: StateVar<Value>,
  select: (value: Value) => Part,
): Part;
export function usePersisted<Value, Part>(variable: StateVar<Value>, select?: (value: Value) => Part): Value | Part {
  const read = (value: Value) => (select ? select(value) : value);
  return useSyncExternalStore(
    variable.subscribe,
    () => read(variable()),
    () => read(variable.initial),
  );
}
