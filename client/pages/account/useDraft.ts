import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#client/state/drafts.ts';

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
      const next = { ...values, ...part };
      setTyped({ ...typed, ...part });
      if (isChanged(next)) keepDraft(key, next);
      else dropDraft(key);
    },
    drop: () => {
      dropDraft(key);
      setTyped({});
    },
  };
}
