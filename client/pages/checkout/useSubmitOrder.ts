import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderPath } from '#client/config/links.ts';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { orderInput } from '#client/features/checkout/orderInput.ts';
import { orderProblems } from '#client/features/checkout/orderProblems.ts';
import type { CheckoutForm } from '#client/features/checkout/useCheckoutForm.ts';
import type { PlaceOrder } from '#client/features/checkout/usePlaceOrder.ts';
import { useT } from '#client/i18n/useT.ts';
import { leaveFor } from '#client/lib/leaveFor.ts';
import { settleSession } from '#client/state/session.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';

/** The id of what says why an order was not placed: it takes the focus. */
export const PROBLEM_BOX = 'checkout-problems';

interface Parts {
  form: CheckoutForm;
  cart: CartQuote;
  /** The draft is a member's, and nobody is logged in. */
  isSessionOver: boolean;
  place: PlaceOrder['place'];
  /** Some field is wrong: all of them should be seen. */
  onWrongFields: () => void;
}

export interface SubmitOrder {
  submit: () => Promise<void>;
  /** Counts the tries that ended at a wrong field. */
  attempt: number;
  countAttempt: () => void;
  /** What stands against the order as a whole, in sentences. */
  problems: readonly string[];
  /** Pressed before the prices were there. */
  isEarly: boolean;
  /** The last try ended because the session was over. */
  isStopped: boolean;
}

/** What happens when the order is sent: checks, places, goes to the confirmation or says why not. */
export function useSubmitOrder({ form, cart, isSessionOver, place, onWrongFields }: Parts): SubmitOrder {
  const t = useT();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isEarly, setEarly] = useState(false);
  const [isStopped, setStopped] = useState(false);

  const [told, setTold] = useState(0);
  // Once it is on the page, however long that takes.
  useEffect(() => {
    if (told > 0) document.getElementById(PROBLEM_BOX)?.focus();
  }, [told]);
  const focusProblems = () => setTold((count) => count + 1);
  const tell = (sentences: readonly string[]) => {
    setProblems(sentences);
    if (sentences.length > 0) focusProblems();
  };
  const countAttempt = () => setAttempt((count) => count + 1);
  const stop = () => {
    setStopped(true);
    settleSession(null);
    focusProblems();
  };

  const submit = async () => {
    const found = form.validate();
    tell([]);
    setStopped(false);
    setEarly(false);
    if (Object.keys(found).length > 0) {
      onWrongFields();
      return countAttempt();
    }
    if (isSessionOver) return stop();
    if (!cart.quote || !cart.isCurrent) {
      if (!cart.hasFailed) return setEarly(true);
      cart.retry();
      return tell([t('cart.quoteFailed')]);
    }
    const { choice, values, isBillingSame } = form;
    const { totals, groups, coupon } = cart.quote;
    const expectedTotalCents = totals.total.minorUnits;
    // As it was counted in the total that is agreed to: a coupon that is refused, or a delivery that is not offered, is not ordered with.
    const shipping = groups.flatMap(({ vendor, chosen }) =>
      chosen === null || chosen.code === 'standard' ? [] : [{ vendorId: vendor.id, optionId: chosen.code }],
    );
    const requested = { choice, values, isBillingSame, lines: cart.lines, expectedTotalCents, shipping, coupon: coupon?.code ?? null };
    const outcome = await place(orderInput(requested));
    switch (outcome.kind) {
      case 'placed':
        if (outcome.by !== 'thisTry') toast.info(t(outcome.by === 'earlierTry' ? 'co.earlier' : 'co.otherTab'));
        // The order first: Back from where it is paid leads to it.
        await navigate(orderPath(outcome.number), { replace: true });
        if (outcome.redirectUrl !== null && outcome.by === 'thisTry') leaveFor(outcome.redirectUrl);
        return;
      case 'signedOut':
        return stop();
      case 'notTaken':
        return tell([t(outcome.why)]);
      case 'unknown':
        return tell([t('co.failed')]);
      case 'refused': {
        const titles = new Map(cart.figures.groups.flatMap(({ lines }) => lines.map(({ line, title }) => [line.variantId, title])));
        const { fields, general } = orderProblems(outcome.errors, titles, t);
        form.mark(fields);
        if (Object.keys(fields).length > 0) {
          onWrongFields();
          countAttempt();
        }
        cart.retry();
        return tell(general);
      }
      case 'busy':
    }
  };
  return { submit, attempt, countAttempt, problems, isEarly, isStopped };
}
