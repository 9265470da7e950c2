import { useSyncExternalStore } from 'react';
import type { StateVar } from './persistedVar.ts';

/**
 * Reads state in a component. Returns the initial value on the server and in the first render, so that hydration matches. `select` returns
 * a primitive part of the state and limits re-renders to changes in that part.
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
