import { useState } from 'react';
import { randomKey } from '#client/lib/randomKey.ts';
import type { FormResult } from '#client/ui/forms/formResult.ts';

/** Idempotency key for a form's next message. A failed attempt keeps its key, because its message may have been stored. */
export function useMessageKey(result: FormResult | null): string {
  const [key, setKey] = useState(() => keyToKeep(result) ?? randomKey());
  const [seen, setSeen] = useState(result);
  if (result !== seen) {
    setSeen(result);
    if (keyToKeep(result) === null) setKey(randomKey());
  }
  return key;
}

function keyToKeep(result: FormResult | null): string | null {
  if (result === null || result.done !== null || result.codes?.includes('IDEMPOTENCY_MISMATCH')) return null;
  const key = result.lastResult?.initialValue?.['idempotencyKey'];
  return typeof key === 'string' && key !== '' ? key : null;
}
