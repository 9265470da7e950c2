import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { useT } from '#client/i18n/useT.ts';
import { loseSession } from '#client/state/session.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { MAX_STOCK } from '#schema/rules/limits.ts';
import { refusedCounts, stockChanges, unitsOf, wrongCounts, type Counts } from './counts.ts';
import { VendorProductsDocument, SetStockDocument } from './VendorProductsPage.generated.ts';

/** State of unsaved stock counts by variant, saved together; units sold meanwhile are reported beside their count. */
export function useCounts() {
  const t = useT();
  const posted = usePosted('stock');
  const client = useApolloClient();
  const [send] = useMutation(SetStockDocument);
  const [counts, setCounts] = useState<Counts>((posted?.shown as Counts | null | undefined) ?? {});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(posted?.general ?? null);
  const [isSignedOutNow, setSignedOut] = useState(posted?.isSignedOut ?? false);
  const [attempt, setAttempt] = useState(problem === null ? 0 : 1);

  const type = (variantId: string, text: string, onHand: number) => {
    setCounts((now) => {
      const { [variantId]: known, ...others } = now;
      const seen = known?.seen ?? onHand;
      return text.trim() === String(seen) && seen === onHand ? others : { ...now, [variantId]: { text, seen, error: null } };
    });
  };

  const save = async (): Promise<void> => {
    const wrong = wrongCounts(counts, t);
    setProblem(null);
    setSignedOut(false);
    setAttempt((count) => count + 1);
    if (wrong !== null) {
      setProblem(t('vendorProducts.stockNotSaved'));
      return setCounts(wrong);
    }
    setBusy(true);
    try {
      const changes = stockChanges(counts);
      const { data } = await send({ variables: { changes } });
      if (!data) return setProblem(t('vendorProducts.failed'));
      const { errors } = data.setStock;
      if (errors.length > 0) {
        setProblem(t('vendorProducts.stockNotSaved'));
        return setCounts(refusedCounts(counts, errors));
      }
      await client.refetchQueries({ include: [VendorProductsDocument] });
      setCounts({});
      const back = changes.map(({ variantId, setTo, expected }) => ({ variantId, setTo: expected, expected: setTo }));
      toast.success(t('vendorProducts.stockSaved', { n: changes.length }), {
        id: 'stock',
        action: { label: t('cart.undo'), onPress: () => void takeBack(back) },
      });
    } catch (error) {
      if (!isSignedOut(error)) return setProblem(t(savingProblem(error) ?? 'vendorProducts.failed'));
      loseSession();
      setSignedOut(true);
    } finally {
      setBusy(false);
    }
  };

  const takeBack = async (changes: { variantId: string; setTo: number; expected: number }[]) => {
    try {
      const { data } = await send({ variables: { changes } });
      const [error] = data?.setStock.errors ?? [];
      if (!data || error) toast.error(error?.message ?? t('vendorProducts.failed'));
      else await client.refetchQueries({ include: [VendorProductsDocument] });
    } catch {
      toast.error(t('vendorProducts.failed'));
    }
  };

  return {
    counts,
    /** Success message of a save without scripts. */
    saved: posted?.done?.['said'] ?? null,
    changed: Object.keys(counts).length,
    isBusy,
    problem,
    attempt,
    isSignedOut: isSignedOutNow,
    type,
    /** Increments or decrements the field's count. */
    step: (variantId: string, by: number, onHand: number) => {
      const units = unitsOf(counts[variantId]?.text ?? String(onHand)) ?? onHand;
      type(variantId, String(Math.min(MAX_STOCK, Math.max(0, units + by))), onHand);
    },
    save,
    discard: () => {
      setCounts({});
      setProblem(null);
    },
  };
}
