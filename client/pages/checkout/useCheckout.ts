import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderPath } from '#client/config/links.ts';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { checkoutSpec, fieldOfPath, type CheckoutField } from '#client/features/checkout/checkoutForm.ts';
import { orderInput } from '#client/features/checkout/orderInput.ts';
import type { CheckoutDraft } from '#client/features/checkout/useCheckoutDraft.ts';
import type { PlaceOrder, PlaceOrderErrors } from '#client/features/checkout/usePlaceOrder.ts';
import type { PaymentMethodOptions } from '#client/features/payment/paymentMethods.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { leaveFor } from '#client/lib/leaveFor.ts';
import { settleSession } from '#client/state/session.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { SCRIPTED, type FormResult } from '#client/ui/forms/formResult.ts';
import { refusalsOf, valuesOf } from '#client/ui/forms/formSpec.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { DEFAULT_SHIPPING } from '#schema/rules/shipping.ts';
import { useFormFields } from '#client/ui/forms/useActionForm.ts';

/** Element id of an order's errors, which receive the focus if the order was not placed. */
export const PROBLEM_BOX = 'checkout-problems';

interface CheckoutOptions {
  cart: CartQuote;
  draft: CheckoutDraft;
  offered: readonly PaymentMethodOptions[];
  /** Whether the draft belongs to a member whose session has ended. */
  isSessionOver: boolean;
  place: PlaceOrder['place'];
  /** Called if fields are invalid, so that their sections can be unfolded. */
  onWrongFields: (fields: readonly CheckoutField[]) => void;
}

export type Checkout = ReturnType<typeof useCheckout>;

/** Checkout form. A submission places the order and opens the order page, or shows the errors. */
export function useCheckout({ cart, draft, offered, isSessionOver, place, onWrongFields }: CheckoutOptions) {
  const t = useT();
  const navigate = useNavigate();
  const { values, choice, isBillingSame } = draft;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isQuotePending, setEarly] = useState(false);
  const [isSessionExpired, setStopped] = useState(false);

  const [focusCount, setTold] = useState(0);
  // In an effect, because the errors must be rendered before they are focused.
  useEffect(() => {
    if (focusCount > 0) document.getElementById(PROBLEM_BOX)?.focus();
  }, [focusCount]);
  const focusProblems = () => setTold((count) => count + 1);
  const clear = () => {
    setProblems([]);
    setStopped(false);
    setEarly(false);
  };
  const showErrors = (...sentences: readonly string[]): FormResult => {
    setProblems(sentences);
    if (sentences.length > 0) focusProblems();
    return notPlaced();
  };
  const stop = (): FormResult => {
    setStopped(true);
    settleSession(null);
    focusProblems();
    return notPlaced();
  };

  const send = async (): Promise<FormResult | null> => {
    clear();
    if (isSessionOver) return stop();
    if (!cart.quote || !cart.isCurrent) {
      if (cart.hasFailed) {
        cart.retry();
        return showErrors(t('cart.quoteFailed'));
      }
      setEarly(true);
      return notPlaced();
    }
    const { totals, groups, coupon } = cart.quote;
    const expectedTotalCents = totals.total.minorUnits;
    // Sends only what the accepted total contains: no rejected coupon, and no shipping option that is not offered.
    const shipping = groups.flatMap(({ vendor, chosen }) =>
      chosen === null || chosen.code === DEFAULT_SHIPPING ? [] : [{ vendorId: vendor.id, optionId: chosen.code }],
    );
    const seenContent = new Map(cart.quote.lines.map(({ variant, contentVersion }) => [variant.id, contentVersion]));
    const requested = {
      choice,
      values,
      isBillingSame,
      lines: cart.lines,
      seenContent,
      expectedTotalCents,
      shipping,
      coupon: coupon?.code ?? null,
    };
    const orderResult = await place(orderInput(requested));
    switch (orderResult.kind) {
      case 'placed':
        if (orderResult.by !== 'thisTry') toast.info(t(orderResult.by === 'earlierTry' ? 'co.earlier' : 'co.otherTab'));
        // Opens the order page first, so that Back returns to it from the payment gateway.
        await navigate(orderPath(orderResult.number), { replace: true });
        if (orderResult.redirectUrl !== null && orderResult.by === 'thisTry') leaveFor(orderResult.redirectUrl);
        return null;
      case 'signedOut':
        return stop();
      case 'notTaken':
        return showErrors(t(orderResult.reason));
      case 'unknown':
        return showErrors(t('co.failed'));
      case 'refused': {
        const titles = new Map(cart.figures.groups.flatMap(({ lines }) => lines.map(({ line, title }) => [line.variantId, title])));
        const { fields, general } = orderProblems(orderResult.errors, titles, t);
        onWrongFields(Object.keys(fields) as CheckoutField[]);
        cart.retry();
        showErrors(...general);
        return notPlaced(fields);
      }
      case 'busy':
        return notPlaced();
    }
  };

  const spec = checkoutSpec(offered, isBillingSame, values.state);
  const texts = valuesOf(spec.fields, (field) => values[field] ?? '');
  const [result, setResult] = useState<FormResult | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { formProps, ...form } = useFormFields(
    spec,
    { result, isBusy },
    {
      id: 'checkout',
      values: texts,
      onChange: draft.change,
      onRefused: (fields) => {
        clear();
        onWrongFields(fields);
      },
    },
  );
  const submit = async () => {
    setBusy(true);
    try {
      setResult(await send());
    } finally {
      setBusy(false);
    }
  };
  const { submission: _own, onSubmit, ...props } = formProps;
  return {
    form,
    formProps: {
      ...props,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        onSubmit(event);
        const isRefused = event.isDefaultPrevented();
        event.preventDefault();
        if (!isRefused) void submit();
      },
    },
    ...draft,
    /** Whether the schema accepts all of these fields. */
    isComplete: (fields: readonly CheckoutField[]) => {
      const refusals = refusalsOf(spec, texts);
      return !fields.some((field) => refusals?.[field]);
    },
    /** Errors about the order as a whole, as sentences. */
    problems,
    /** Whether the form was submitted before the quote was up to date. */
    isEarly: isQuotePending,
    /** Whether the last submission failed because the session had expired. */
    isStopped: isSessionExpired,
  };
}

/** Result of a failed attempt with its field errors. Other errors are shown next to the button, not in the error summary. */
function notPlaced(error: Partial<Record<CheckoutField, string>> = {}): FormResult {
  return { intent: SCRIPTED, place: '', done: null, lastResult: { error } };
}

interface OrderProblems {
  /** Field errors. */
  fields: Partial<Record<CheckoutField, string>>;
  /** Errors about the order as a whole. */
  general: string[];
}

/** Maps API errors to fields and messages. `titles` contains product titles by variant id, for messages about stock. */
function orderProblems(errors: PlaceOrderErrors, titles: ReadonlyMap<string, string>, t: Translate): OrderProblems {
  const problems: OrderProblems = { fields: {}, general: [] };
  for (const error of errors) {
    const field = fieldOfPath(error.path);
    if (field) problems.fields[field] = error.message;
    else if (error.__typename === 'PriceChanged') {
      problems.general.push(t('co.totalChanged', { a: formatMoney(error.expected.minorUnits), b: formatMoney(error.actual.minorUnits) }));
    } else if (error.__typename === 'InsufficientStock') {
      const title = titles.get(error.variant?.id ?? '');
      problems.general.push(title === undefined ? error.message : `${title}: ${error.message}`);
    } else if (error.__typename === 'CouponRejected') problems.general.push(t('co.couponGone'));
    else problems.general.push(error.message);
  }
  return problems;
}
