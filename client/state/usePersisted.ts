import { useSyncExternalStore } from 'react';
import type { StateVar } from './persistedVar.ts';

/**
 * Sole way for components to read state. Returns the initial value on the server and in the first render, for hydration. With `select` it
 * returns a primitive part and re-renders only on its changes.
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
