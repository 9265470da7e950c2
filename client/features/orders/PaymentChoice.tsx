import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import type { Handover } from '#client/lib/handover.ts';
import { fieldId } from './fieldProps.ts';
import type { PaymentChoice_MarketplaceFragment } from './PaymentChoice.generated.ts';
import styles from './PaymentChoice.module.css';
import { CASH, PAYMENT_METHOD_LOOK } from './paymentMethods.ts';
import { PaymentPicker } from './PaymentPicker.tsx';
import type { CheckoutForm } from './useCheckoutForm.ts';

interface PaymentChoiceProps {
  form: CheckoutForm;
  /** undefined when the shop did not answer: cash is taken all the same. */
  shop: PaymentChoice_MarketplaceFragment | undefined;
  state: MalaysianState;
  totalCents: number;
  handover: Handover;
}

/** How the order of a checkout is to be paid, and what happens then. */
export function PaymentChoice({ form, shop, state, totalCents, handover }: PaymentChoiceProps) {
  const t = useT();
  const methods = shop?.paymentMethods ?? [
    { method: CASH, demo: false, name: t('pay.cod'), reservationMinutes: null, banks: [], wallets: [] },
  ];
  const { choice, errors } = form;
  const { next } = PAYMENT_METHOD_LOOK[choice.payment];
  const minutes = methods.find(({ method }) => method === choice.payment)?.reservationMinutes;
  return (
    <>
      <PaymentPicker
        {...{ methods, choice, errors, state, totalCents, handover }}
        onChange={(field, text) => form.change(field, text)}
        idOf={fieldId}
      />
      {next !== null && minutes != null && (
        <p className={styles.next}>
          {t(next)} {t('pay.held', { minutes })}
        </p>
      )}
      {shop?.demo && <p className={styles.demo}>{t('co.demo')}</p>}
    </>
  );
}
