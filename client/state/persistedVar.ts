import { makeVar } from '@apollo/client';
import { fallback, parse, type GenericSchema } from 'valibot';
import type { Merge } from './mergeChanges.ts';
import { STATE_REGISTRY, type KeptSliceName } from './registry.ts';
import { onOtherTabChange, onPageHide, readStored, writeStored } from './storage.ts';

/** A value that components can follow: call it to read, call it with a value to change. */
export interface StateVar<Value> {
  (next?: Value): Value;
  /** What it holds before anything was loaded: also what the server renders with. */
  readonly initial: Value;
  /** Calls back after each change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A `StateVar` whose value is kept in local storage and follows the shopper's other tabs. */
export interface PersistedVar<Value> extends StateVar<Value> {
  readonly key: string;
  /** Calls back after each change, with whether it was made in this tab or in another. Returns the way to stop. */
  onChange: (listener: (madeIn: 'here' | 'elsewhere') => void) => () => void;
  /** Takes the stored value and begins to keep changes. Anything that is not a valid value counts as absent. */
  hydrate(text: string | null): void;
  /** Writes a change that is still waiting. */
  flush(): void;
  /** Writes what is still waiting, and takes what other tabs have written, whether or not this one was told of it yet. */
  refresh(): void;
}

/** State that lives as long as the page. */
export function memoryVar<Value>(initial: Value): StateVar<Value> {
  const variable = makeVar(initial);
  const access = (...next: [] | [Value?]): Value => (next.length === 0 ? variable() : variable(next[0]));
  const subscribe = (listener: () => void): (() => void) => {
    let isActive = true;
    // A reactive var forgets its listeners after each change, so every call subscribes again.
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
  /** Reads stored JSON. What it refuses counts as absent. */
  schema: GenericSchema<unknown, Value>;
  /** What it holds at first, where that is not what the schema falls back to in each field. */
  initial?: Value;
  /** Joins a change of this tab with one that another has written meanwhile; without it the last to write wins. */
  merge?: Merge<Value>;
}

/** State kept under the slice's key of the registry. Nothing is read or written before `hydrate`. */
export function persistedVar<Value>({ slice, schema, initial = parse(schema, {}), merge }: SliceDefinition<Value>): PersistedVar<Value> {
  const { key, writeDelayMs } = STATE_REGISTRY[slice];
  const variable = memoryVar(initial);
  const forgiving = fallback(schema, initial);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isFromStorage = false;
  let isFollowing = false;
  /** What this tab has last read or written. */
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
      // A change that is still waiting joins what the other tab wrote.
      if (merge !== undefined && timer !== null && changedText !== null) return flush();
      if (timer !== null) clearTimeout(timer);
      timer = null;
      take(changedText);
    });
  };
  const refresh = () => {
    if (!isFollowing) return;
    flush();
    const stored = readStored(key);
    if (stored !== known) take(stored);
  };
  const onChange: PersistedVar<Value>['onChange'] = (listener) => variable.subscribe(() => listener(isFromStorage ? 'elsewhere' : 'here'));
  return Object.assign(variable, { key, onChange, hydrate, flush, refresh });
}

/** The value of a JSON text, or undefined when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
