import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { formErrorText } from '#client/ui/forms/formSpec.ts';
import { useSubmitAction } from '#client/ui/forms/useActionPost.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { MAX_STOCK } from '#schema/rules/limits.ts';
import { countFields, unitsOf, type Counts } from './counts.ts';

/** Unsaved stock counts by variant, which are saved together. Units sold in the meantime are reported next to their count. */
export function useCounts() {
  const t = useT();
  const submission = useFormSubmission('stock');
  const { result, isBusy } = submission;
  const [first] = useState(result);
  const [counts, setCounts] = useState<Counts>((result?.shown as Counts | undefined) ?? {});
  /** The rejected result on display; null after saving or discarding. */
  const [refused, setRefused] = useState(result?.done === null ? result : null);
  const [attempt, setAttempt] = useState(refused === null ? 0 : 1);
  const undo = useUndo();

  // Waits for the reloaded data, because without the counts the sheet would show the old stock in the meantime.
  useFormResult({ result: isBusy ? null : result }, (latest) => {
    if (latest.done === null) {
      setRefused(latest);
      setAttempt((count) => count + 1);
      return latest.shown ? setCounts(latest.shown as Counts) : undefined;
    }
    setRefused(null);
    setCounts({});
    toast.success(t('vendorProducts.stockSaved', { n: Number(latest.done['n']) }), {
      id: 'stock',
      action: { label: t('cart.undo'), onPress: () => undo(counts) },
    });
  });

  const type = (variantId: string, text: string, onHand: number) => {
    setCounts((now) => {
      const { [variantId]: known, ...others } = now;
      const seen = known?.seen ?? onHand;
      return text.trim() === String(seen) && seen === onHand ? others : { ...now, [variantId]: { text, seen, error: null } };
    });
  };

  return {
    submission,
    counts,
    /** Number of counts that were saved without scripts. */
    saved: result === first ? Number(first?.done?.['n'] ?? 0) : 0,
    changed: Object.keys(counts).length,
    isBusy,
    problem:
      refused === null || refused.isSignedOut
        ? null
        : (formErrorText(refused.lastResult?.error?.[''], t) ?? t('vendorProducts.stockNotSaved')),
    attempt,
    isSignedOut: refused?.isSignedOut ?? false,
    type,
    /** Changes a count by a number of units, within the limits. */
    step: (variantId: string, by: number, onHand: number) => {
      const units = unitsOf(counts[variantId]?.text ?? String(onHand)) ?? onHand;
      type(variantId, String(Math.min(MAX_STOCK, Math.max(0, units + by))), onHand);
    },
    discard: () => {
      setCounts({});
      setRefused(null);
    },
  };
}

/** Returns a function that undoes a save by setting the stock back to its earlier values. */
function useUndo(): (saved: Counts) => void {
  const t = useT();
  const submission = useFormSubmission('stock', 'undo');
  const submit = useSubmitAction(submission);
  useFormResult(submission, ({ done, shown, lastResult }) => {
    if (done !== null) return;
    const [error = null] = Object.values((shown as Counts | undefined) ?? {}).map((count) => count.error);
    toast.error(formErrorText(error ?? lastResult?.error?.[''], t) ?? t('vendorProducts.failed'));
  });
  return (saved) => {
    const back = Object.entries(saved).map(([id, { text, seen }]) => countFields(id, { text: seen, seen: Number(text) }));
    submit(Object.assign({}, ...back) as Record<string, string>);
  };
}
