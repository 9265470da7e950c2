import { formatMoney } from '#schema/rules/money.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { fieldOfPath, type CheckoutField } from './checkoutForm.ts';
import type { PlaceOrderErrors } from './usePlaceOrder.ts';

export interface OrderProblems {
  /** Sentences beside fields. */
  fields: Partial<Record<CheckoutField, string>>;
  /** Sentences about the order as a whole. */
  general: string[];
}

/** The shop's refusals as sentences where they belong. `titles`: what each variant is called; a sentence about one names it. */
export function orderProblems(errors: PlaceOrderErrors, titles: ReadonlyMap<string, string>, t: Translate): OrderProblems {
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
