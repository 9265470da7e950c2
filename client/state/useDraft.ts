import { useState } from 'react';
import { draftsVar, dropDraft, keepDraft, readDraft, type DraftsVar } from './drafts.ts';
import { usePersisted } from './usePersisted.ts';

/**
 * The values of a form: what is saved, and over it what was typed, which outlives leaving the page until it is saved or given up. `posted`:
 * what was typed and sent before scripts were there, if it is not saved.
 */
export function useDraft<FormValues extends Record<string, string>>(
  key: string,
  saved: FormValues,
  place: DraftsVar = draftsVar,
  posted: Readonly<Record<string, string>> | null = null,
) {
  const [before, setBefore] = useState(posted);
  const typed = usePersisted(place).drafts[key] ?? before;
  /** Whether anything was typed or given up since the form is there. */
  const [isTouched, setTouched] = useState(false);
  const values = over(saved, typed);
  return {
    values,
    isDirty: isChanged(saved, values),
    /** Whether it began with what was typed before. */
    isRestored: typed !== null && !isTouched,
    /** Keeps a change, or one that follows from what is kept at that moment. */
    set: (change: Partial<FormValues> | ((kept: FormValues) => Partial<FormValues>)) => {
      setTouched(true);
      // What was typed may be newer than what was drawn.
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

/** Fields that a form does not have, such as those of another version, are left out. */
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
