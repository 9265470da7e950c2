import { useT } from '#client/i18n/useT.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { RadioCards } from '#client/ui/RadioCards.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { fieldProps } from './fieldProps.ts';
import type { PaymentChoice_ShopFragment } from './PaymentChoice.generated.ts';
import styles from './PaymentChoice.module.css';
import { CASH, PAYMENT_METHOD_LOOK } from './paymentMethods.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';

interface PaymentChoiceProps {
  form: CheckoutForm;
  /** undefined when the shop did not answer: cash is taken all the same. */
  shop: PaymentChoice_ShopFragment | undefined;
}

/** The ways to pay, each with what it asks for. What only plays at paying says so. */
export function PaymentChoice({ form, shop }: PaymentChoiceProps) {
  const t = useT();
  const methods = shop?.paymentMethods ?? [{ method: CASH, demo: false, name: t('pay.cod'), banks: [] }];
  return (
    <>
      <p className={styles.muted}>{t('pay.noFee')}</p>
      <RadioCards
        legend={t('co.payment')}
        isLegendHidden
        cards={methods.map(({ method, name, demo, banks }) => ({
          value: method,
          label: (
            <span className={styles.label}>
              <Icon name={PAYMENT_METHOD_LOOK[method].icon} />
              {name}
            </span>
          ),
          note: (
            <>
              {t(PAYMENT_METHOD_LOOK[method].hint)} {demo && <Badge tone="quiet">{t('pay.demo')}</Badge>}
            </>
          ),
          more:
            banks.length > 0 ? (
              <SelectField {...fieldProps(form, 'bank')} label={t('pay.bank')} hint={demo ? t('pay.demoBank') : undefined}>
                <option value="">{t('pay.chooseBank')}</option>
                {banks.map((bank) => (
                  <option key={bank.code} value={bank.code}>
                    {bank.name}
                  </option>
                ))}
              </SelectField>
            ) : undefined,
        }))}
        value={form.payment}
        onChange={(method) => form.change('payment', method)}
      />
      {shop?.demo && <p className={styles.demo}>{t('co.demo')}</p>}
    </>
  );
}
