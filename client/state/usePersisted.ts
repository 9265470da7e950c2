import { useSyncExternalStore } from 'react';
import type { StateVar } from './persistedVar.ts';

/**
 * The one way for a component to read state. On the server and in the first render it is the initial value, so that the
 * browser's first picture agrees with the server's.
 */
export function usePersisted<Value>(variable: StateVar<Value>): Value {
  return useSyncExternalStore(
    variable.subscribe,
    () => variable(),
    () => variable.initial,
  );
}
