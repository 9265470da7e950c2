import { useState } from 'react';
import { draftsVar, dropDraft, keepDraft, readDraft, type DraftsVar } from './drafts.ts';
import { usePersisted } from './usePersisted.ts';

/**
 * Form values: the saved values overlaid by the draft. The draft outlives the page until it is saved or discarded. `posted` contains the
 * values of a post that was rejected before hydration.
 */
export function useDraft<FormValues extends Record<string, string>>(
  key: string,
  saved: FormValues,
  place: DraftsVar = draftsVar,
  posted: Readonly<Record<string, string>> | null = null,
) {
  const [before, setBefore] = useState(posted);
  const typed = usePersisted(place).drafts[key] ?? before;
  /** Whether the draft has been changed or discarded since mounting. */
  const [isTouched, setTouched] = useState(false);
  const values = over(saved, typed);
  return {
    values,
    isDirty: isChanged(saved, values),
    /** Whether the form started with a stored draft. */
    isRestored: typed !== null && !isTouched,
    /** Applies a change, or one that is computed from the current draft. */
    set: (change: Partial<FormValues> | ((kept: FormValues) => Partial<FormValues>)) => {
      setTouched(true);
      // The stored draft may be more recent than the rendered one.
      const kept = readDraft(key, place) ?? before;
      const next = { ...kept, ...toRecord(typeof change === 'function' ? change(over(saved, kept)) : change) };
      setBefore(null);
      if (isChanged(saved, over(saved, next))) keepDraft(key, next, place);
      else dropDraft(key, place);
    },
    drop: () => {
      setTouched(true);
      setBefore(null);
      dropDraft(key, place);
    },
  };
}

/** Ignores unknown fields, such as those from a different version of the form. */
function over<FormValues extends Record<string, string>>(saved: FormValues, typed: Readonly<Record<string, string>> | null): FormValues {
  const values = { ...saved };
  for (const field of Object.keys(saved) as (keyof FormValues & string)[]) {
    const text = typed?.[field];
    if (text !== undefined) values[field] = text as FormValues[typeof field];
  }
  return values;
}

function isChanged(saved: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): boolean {
  return Object.keys(saved).some((field) => now[field] !== saved[field]);
}

function toRecord(typed: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])));
}
