import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { useT } from '#client/i18n/useT.ts';
import { loseSession } from '#client/state/session.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { MAX_STOCK } from '#schema/rules/limits.ts';
import { VendorProductsDocument, SetStockDocument } from './VendorProductsPage.generated.ts';

/** A count that is typed and not saved. */
interface Count {
  text: string;
  /** What was on the shelf when it was begun, or is as the shop said last. */
  seen: number;
  error: string | null;
}

type Counts = Readonly<Record<string, Count>>;

/** The units that somebody typed; null for what is no count. */
function unitsOf(text: string): number | null {
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
  return units === null || units > MAX_STOCK ? null : units;
}

/** Counts being made on the shelf, by variant. They are saved together; what was sold meanwhile is told beside its count. */
export function useCounts() {
  const t = useT();
  const client = useApolloClient();
  const [send] = useMutation(SetStockDocument);
  const [counts, setCounts] = useState<Counts>({});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSignedOutNow, setSignedOut] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const type = (variantId: string, text: string, onHand: number) => {
    setCounts((now) => {
      const { [variantId]: known, ...others } = now;
      const seen = known?.seen ?? onHand;
      return text.trim() === String(seen) && seen === onHand ? others : { ...now, [variantId]: { text, seen, error: null } };
    });
  };

  const save = async (): Promise<void> => {
    const typed = Object.entries(counts);
    const isWrong = typed.some(([, { text }]) => unitsOf(text) === null);
    setProblem(null);
    setSignedOut(false);
    setAttempt((count) => count + 1);
    if (isWrong) {
      setProblem(t('vendorProducts.stockNotSaved'));
      return setCounts(withErrors(counts, ({ text }) => (unitsOf(text) === null ? t('vendorProducts.badStock') : null)));
    }
    setBusy(true);
    try {
      const changes = typed.map(([variantId, { text, seen }]) => ({ variantId, setTo: Number(text), expected: seen }));
      const { data } = await send({ variables: { changes } });
      if (!data) return setProblem(t('vendorProducts.failed'));
      const { errors } = data.setStock;
      if (errors.length > 0) {
        setProblem(t('vendorProducts.stockNotSaved'));
        const told = new Map(errors.map((error) => [changes[Number(error.path?.[1])]?.variantId ?? '', error]));
        return setCounts(
          Object.fromEntries(
            typed.map(([variantId, count]) => {
              const error = told.get(variantId);
              const seen = error !== undefined && 'current' in error ? error.current : count.seen;
              return [variantId, { ...count, seen, error: error?.message ?? null }];
            }),
          ),
        );
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
    changed: Object.keys(counts).length,
    isBusy,
    problem,
    attempt,
    isSignedOut: isSignedOutNow,
    type,
    /** One more or less than what stands there. */
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

function withErrors(counts: Counts, errorOf: (count: Count) => string | null): Counts {
  return Object.fromEntries(Object.entries(counts).map(([id, count]) => [id, { ...count, error: errorOf(count) }]));
}
