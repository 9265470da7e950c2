import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { formErrorText } from '#client/ui/forms/formSpec.ts';
import { useSubmitAction } from '#client/ui/forms/useActionPost.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { MAX_STOCK } from '#schema/rules/limits.ts';
import { editFields, savedVersion, unitsOf, type Edits } from './edits.ts';

/** Unsaved changes of the stock sheet by field, which are saved together. Units sold in the meantime are reported next to their count. */
export function useEdits() {
  const t = useT();
  const submission = useFormSubmission('stock');
  const { result, isBusy } = submission;
  const [first] = useState(result);
  const [edits, setEdits] = useState<Edits>((result?.shown as Edits | undefined) ?? {});
  /** The rejected result on display; null after saving or discarding. */
  const [refused, setRefused] = useState(result?.done === null ? result : null);
  const [attempt, setAttempt] = useState(refused === null ? 0 : 1);
  const undo = useUndo();

  // Waits for the reloaded data, because without the edits the sheet would show the old values in the meantime.
  useFormResult({ result: isBusy ? null : result }, (latest) => {
    if (latest.done === null) {
      setRefused(latest);
      setAttempt((count) => count + 1);
      return latest.shown ? setEdits(latest.shown as Edits) : undefined;
    }
    const { done } = latest;
    setRefused(null);
    setEdits({});
    toast.success(t('vendorProducts.stockSaved', { n: Number(done['n']) }), {
      id: 'stock',
      action: { label: t('cart.undo'), onPress: () => undo(edits, done) },
    });
  });

  const type = (field: string, text: string, { value, version }: Stored) => {
    setEdits((now) => {
      const { [field]: known, ...others } = now;
      const seen = known?.seen ?? value;
      if (text.trim() === seen && seen === value) return others;
      return { ...now, [field]: { text, seen, version: known?.version ?? version, error: null } };
    });
  };

  return {
    submission,
    edits,
    /** Number of fields that were saved without scripts. */
    saved: result === first ? Number(first?.done?.['n'] ?? 0) : 0,
    changed: Object.keys(edits).length,
    isBusy,
    problem:
      refused === null || refused.isSignedOut
        ? null
        : (formErrorText(refused.lastResult?.error?.[''], t) ?? t('vendorProducts.stockNotSaved')),
    attempt,
    isSignedOut: refused?.isSignedOut ?? false,
    type,
    /** Changes a count by a number of units, within the limits. */
    step: (field: string, by: number, stored: Stored) => {
      const units = unitsOf(edits[field]?.text ?? stored.value) ?? Number(stored.value);
      type(field, String(Math.min(MAX_STOCK, Math.max(0, units + by))), stored);
    },
    discard: () => {
      setEdits({});
      setRefused(null);
    },
  };
}

/** The stored value of a field, and the version of its product; null for a count. */
export interface Stored {
  value: string;
  version: number | null;
}

/** Returns a function that undoes a save by setting the fields back to their earlier values. */
function useUndo(): (saved: Edits, done: Readonly<Record<string, string>>) => void {
  const t = useT();
  const submission = useFormSubmission('stock', 'undo');
  const submit = useSubmitAction(submission);
  useFormResult(submission, ({ done, shown, lastResult }) => {
    if (done !== null) return;
    const [error = null] = Object.values((shown as Edits | undefined) ?? {}).map((edit) => edit.error);
    toast.error(formErrorText(error ?? lastResult?.error?.[''], t) ?? t('vendorProducts.failed'));
  });
  return (saved, versions) => {
    const back = Object.entries(saved).map(([field, { text, seen, version }]) =>
      editFields(field, { text: seen, seen: text.trim(), version: version === null ? null : savedVersion(versions, field) }),
    );
    submit(Object.assign({}, ...back) as Record<string, string>);
  };
}
