import { useEffect, useEffectEvent, useState } from 'react';
import { useActionData, useFetcher, useNavigation } from 'react-router-dom';
import type { FormResult } from './formResult.ts';
import type { FormSpec } from './formSpec.ts';

export type FormSubmission = ReturnType<typeof useFormSubmission>;

/**
 * Submission of a form to its route's action, through a fetcher or as a post without scripts; `result` is the latest result. `place`
 * identifies one of several forms with the intent. Components that pass the same `key` share the fetcher and thus the result.
 */
export function useFormSubmission(intent: string, place = '', key = `${intent} ${place}`) {
  const fetcher = useFetcher<FormResult>({ key });
  const { state, formData } = useNavigation();
  const posted = useActionData<FormResult>();
  const ownOf = (latest: FormResult | undefined) => (latest?.intent === intent && latest.place === place ? latest : null);
  const own = ownOf(posted);
  // React Router drops action data on the next revalidation, but the form needs the result until its next submission.
  const [kept, keep] = useState(own);
  if (own !== null && own !== kept) keep(own);
  const result = ownOf(fetcher.data) ?? own ?? kept;
  return {
    intent,
    place,
    fetcher,
    result,
    isBusy:
      (fetcher.state !== 'idle' && (fetcher.formData?.get('place') ?? '') === place) ||
      (state !== 'idle' && formData?.get('intent') === intent),
  };
}

/** Calls `onResult` after each submission, but not for the result that was present when the page was rendered. */
export function useFormResult({ result }: Pick<FormSubmission, 'result'>, onResult: (result: FormResult) => void): void {
  const [first] = useState(result);
  const tell = useEffectEvent(onResult);
  useEffect(() => {
    if (result !== null && result !== first) tell(result);
  }, [result, first]);
}

/** The result's submitted values, excluding secrets; an unticked checkbox is empty. Null if the result has no values. */
export function typedValues<Field extends string>(
  { fields, secrets = [] }: Pick<FormSpec<Field>, 'fields' | 'secrets'>,
  result: FormResult | null,
): Partial<Record<Field, string>> | null {
  const values = result?.lastResult?.initialValue;
  if (!values) return null;
  const typed: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = field.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], values);
    if (!secrets.includes(field)) typed[field] = typeof value === 'string' ? value : '';
  }
  return typed;
}
