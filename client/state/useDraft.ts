import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** The values of a form: what is saved, and over it what was typed, which outlives leaving the page until it is saved or given up. */
export function useDraft<FormValues extends Record<string, string>>(key: string, saved: FormValues) {
  const [found] = useState(() => readDraft(key));
  const [typed, setTyped] = useState<Partial<FormValues>>((found ?? {}) as Partial<FormValues>);
  const values = { ...saved, ...typed };
  const isChanged = (now: FormValues) => Object.keys(saved).some((field) => now[field] !== saved[field]);
  return {
    values,
    isDirty: isChanged(values),
    /** Whether it began with what was typed before. */
    isRestored: found !== null,
    set: (part: Partial<FormValues>) => {
      const next = { ...typed, ...part };
      setTyped(next);
      if (isChanged({ ...saved, ...next })) keepDraft(key, toRecord(next));
      else dropDraft(key);
    },
    drop: () => {
      dropDraft(key);
      setTyped({});
    },
  };
}

function toRecord(typed: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])));
}
