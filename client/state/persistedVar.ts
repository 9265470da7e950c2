import { makeVar } from '@apollo/client';
import { fallback, parse, type GenericSchema } from 'valibot';
import type { Merge } from './mergeChanges.ts';
import { STATE_REGISTRY, type KeptSliceName } from './registry.ts';
import { onOtherTabChange, onPageHide, readStored, writeStored } from './storage.ts';

/** An observable value: calling it without an argument reads the value, calling it with one changes the value. */
export interface StateVar<Value> {
  (next?: Value): Value;
  /** Value before hydration, which server rendering also uses. */
  readonly initial: Value;
  /** Subscribes to changes. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** A `StateVar` that is stored in local storage and synchronised between tabs. */
export interface PersistedVar<Value> extends StateVar<Value> {
  readonly key: string;
  /** Subscribes to changes, and to whether this tab made them. Returns an unsubscribe function. */
  onChange: (listener: (madeIn: 'here' | 'elsewhere') => void) => () => void;
  /** Reads the stored text and starts persisting changes. Invalid text counts as absent. */
  hydrate(text: string | null): void;
  /** Writes a pending change. */
  flush(): void;
  /** Writes a pending change, and reads other tabs' changes before their storage event. Returns the value on which to base the next one. */
  refresh(): Value;
}

/** State that is kept in memory for the lifetime of the page. */
export function memoryVar<Value>(initial: Value): StateVar<Value> {
  const variable = makeVar(initial);
  const access = (...next: [] | [Value?]): Value => (next.length === 0 ? variable() : variable(next[0]));
  const subscribe = (listener: () => void): (() => void) => {
    let isActive = true;
    // A reactive variable drops its listeners after each change, so each call subscribes again.
    const follow = (): (() => void) =>
      variable.onNextChange(() => {
        if (!isActive) return;
        stop = follow();
        listener();
      });
    let stop = follow();
    return () => {
      isActive = false;
      stop();
    };
  };
  return Object.assign(access, { initial, subscribe });
}

interface SliceDefinition<Value> {
  slice: KeptSliceName;
  /** Validates stored JSON; invalid data counts as absent. */
  schema: GenericSchema<unknown, Value>;
  /** Initial value, if it differs from the schema's fallbacks. */
  initial?: Value;
  /** Merges this tab's change with one stored by a different tab; without this function, the last write wins. */
  merge?: Merge<Value>;
}

/** State stored under the slice's key in the registry. Not read or written before `hydrate`. */
export function persistedVar<Value>({ slice, schema, initial = parse(schema, {}), merge }: SliceDefinition<Value>): PersistedVar<Value> {
  const { key, writeDelayMs } = STATE_REGISTRY[slice];
  const variable = memoryVar(initial);
  const forgiving = fallback(schema, initial);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isFromStorage = false;
  let isFollowing = false;
  /** The text last read or written by this tab. */
  let known: string | null = null;

  const read = (text: string | null) => (text === null ? initial : parse(forgiving, parseJson(text)));
  const takeValue = (value: Value) => {
    isFromStorage = true;
    try {
      variable(value);
    } finally {
      isFromStorage = false;
    }
  };
  const take = (text: string | null) => {
    known = text;
    takeValue(read(text));
  };
  const write = () => {
    timer = null;
    const stored = readStored(key);
    if (merge !== undefined && stored !== known) takeValue(merge({ base: read(known), stored: read(stored), mine: variable() }));
    known = JSON.stringify(variable());
    writeStored(key, known);
  };
  const flush = () => {
    if (timer === null) return;
    clearTimeout(timer);
    write();
  };
  const keep = () => {
    if (isFromStorage) return;
    if (timer !== null) clearTimeout(timer);
    if (writeDelayMs === 0) write();
    else timer = setTimeout(write, writeDelayMs);
  };
  const hydrate = (text: string | null) => {
    take(text);
    if (isFollowing) return;
    isFollowing = true;
    variable.subscribe(keep);
    onPageHide(flush);
    onOtherTabChange((changedKey, changedText) => {
      if (changedKey !== key && changedKey !== null) return;
      // Merges the pending change with the other tab's change.
      if (merge !== undefined && timer !== null && changedText !== null) return flush();
      if (timer !== null) clearTimeout(timer);
      timer = null;
      take(changedText);
    });
  };
  const refresh = () => {
    if (!isFollowing) return variable();
    flush();
    const stored = readStored(key);
    if (stored !== known) take(stored);
    return variable();
  };
  const onChange: PersistedVar<Value>['onChange'] = (listener) => variable.subscribe(() => listener(isFromStorage ? 'elsewhere' : 'here'));
  return Object.assign(variable, { key, onChange, hydrate, flush, refresh });
}

/** Returns undefined for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
