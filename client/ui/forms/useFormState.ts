import { useState } from 'react';
import type { PostedForm } from '#client/lib/postedForm.ts';
import type { Unsaved } from './FormProblem.tsx';

/** What is wrong with the fields of a form before it is sent: sentences in the language that is shown. */
type Check = () => Record<string, string>;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What came of sending a form. What `check` finds is kept as the names of the fields and said anew each time it is drawn, so that it follows
 * the language and what is typed; what the shop answered is kept in its words.
 * `posted`: what came of it before scripts were there.
 */
export function useFormState<Refused extends Unsaved = Unsaved>(check: Check = () => ({}), posted: PostedForm | null = null) {
  const wasRefused = posted !== null && posted.done === null;
  const [refused, setRefused] = useState<Refused | Unsaved | null>(wasRefused ? posted : null);
  const [told, setTold] = useState(NOTHING);
  const [attempt, setAttempt] = useState(wasRefused ? 1 : 0);
  const found = told.size === 0 ? [] : Object.entries(check()).filter(([field]) => told.has(field));
  const own: Unsaved | null = found.length === 0 ? null : { fields: Object.fromEntries(found), general: null, isSignedOut: false };
  const unsaved: Unsaved | null = refused === null ? own : { ...refused, fields: { ...refused.fields, ...own?.fields } };
  return {
    /** Why it is not saved; null when nothing is known to be wrong. */
    unsaved,
    /** Counts the tries, so that each takes the focus. */
    attempt,
    /** Sends what `check` lets through. Gives what the shop refused; `null`: it is saved; `'wrong'`: it was not sent. */
    send: async (save: () => Promise<Refused | null>): Promise<Refused | 'wrong' | null> => {
      const wrong = Object.keys(check());
      const answer = wrong.length > 0 ? 'wrong' : await save();
      setTold(new Set(wrong));
      setRefused(answer === 'wrong' ? null : answer);
      setAttempt((count) => count + 1);
      return answer;
    },
    /** Says beside a field, as soon as it is left, what `check` finds. */
    tell: (field: string) => {
      setRefused(null);
      setTold((before) => new Set([...before, field]));
    },
    reset: () => {
      setRefused(null);
      setTold(NOTHING);
      setAttempt(0);
    },
  };
}
