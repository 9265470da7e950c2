import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import type { FulfilmentMode } from '#client/features/packages/fulfilmentMode.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { RadioCards } from '#client/ui/forms/RadioCards.tsx';
import { CASH_MESSAGES } from '#client/features/packages/cashMessages.ts';
import styles from './Payment.module.css';
import {
  CASH,
  cashHint,
  PAYMENT_METHOD_DISPLAY,
  type OfferedChoice,
  type PaymentMethodOptions,
  type PaymentField,
} from './paymentMethods.ts';
import type { ComponentProps } from 'react';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import type { FieldProps } from '#client/ui/forms/useActionForm.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';

/** A payment method with the data that the picker shows. */
type ShownMethod = Pick<PaymentMethodOptions, 'method'> & {
  name: string;
  demo: boolean;
  banks: readonly Named[];
  wallets: readonly Named[];
};

interface Named {
  code: string;
  name: string;
}

export interface PaymentPickerProps {
  methods: readonly ShownMethod[];
  choice: OfferedChoice;
  form: { field: (name: PaymentField) => FieldProps; change: (name: PaymentField, text: string) => void };
  /** The state and the total restrict cash payments; the fulfilment mode determines the messages about cash. */
  state: MalaysianState;
  totalCents: number;
  fulfilmentMode: FulfilmentMode;
}

/** Radio cards for the payment methods. The selected card contains the field for its bank or wallet; a disabled card gives the reason. */
export function PaymentPicker({ methods, choice, form, state, totalCents, fulfilmentMode }: PaymentPickerProps) {
  const t = useT();
  const cash = cashHint(state, totalCents);
  const wallet = form.field('wallet');
  const requested = ({ banks, wallets, demo }: ShownMethod) => {
    if (banks.length > 0) {
      return <BankField {...form.field('bank')} banks={banks} hint={demo ? t('pay.demoBank') : undefined} />;
    }
    if (wallets.length === 0) return undefined;
    return (
      <div id={wallet.id} tabIndex={-1}>
        <RadioCards
          name={wallet.name}
          legend={t('pay.wallet')}
          cards={wallets.map(({ code, name }) => ({ value: code, label: name }))}
          value={choice.wallet || null}
          error={wallet.error}
          onChange={(code) => form.change('wallet', code)}
        />
      </div>
    );
  };
  return (
    <Stack>
      <Text tone="muted">{t('pay.noFee')}</Text>
      <RadioCards
        name={form.field('payment').name}
        legend={t('co.payment')}
        isLegendHidden
        cards={methods.map((method) => {
          const { icon, hint } = PAYMENT_METHOD_DISPLAY[method.method];
          const refusal = method.method === CASH ? cash : null;
          return {
            value: method.method,
            isDisabled: refusal !== null,
            label: (
              <Cluster as="span" noWrap className={styles.label}>
                <Icon name={icon} />
                <span>{method.method === CASH ? t(CASH_MESSAGES[fulfilmentMode].name) : method.name}</span>
              </Cluster>
            ),
            note: (
              <>
                <span>{t(refusal ?? (method.method === CASH ? CASH_MESSAGES[fulfilmentMode].hint : hint))}</span>{' '}
                {method.demo && <Badge tone="quiet">{t('pay.demo')}</Badge>}
              </>
            ),
            more: requested(method),
          };
        })}
        value={choice.payment}
        onChange={(method) => form.change('payment', method)}
      />
    </Stack>
  );
}

interface BankFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  /** Banks, most frequently used first. */
  banks: readonly { code: string; name: string }[];
}

const MOST_USED = 5;

/** Bank select, whose first group contains the most frequently used banks. */
function BankField({ banks, ...field }: BankFieldProps) {
  const t = useT();
  const options = (some: typeof banks) =>
    some.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  return (
    <SelectField {...field} label={t('pay.bank')}>
      <option value="">{t('pay.chooseBank')}</option>
      <optgroup label={t('pay.mostUsed')}>{options(banks.slice(0, MOST_USED))}</optgroup>
      {banks.length > MOST_USED && <optgroup label={t('pay.otherBanks')}>{options(banks.slice(MOST_USED))}</optgroup>}
    </SelectField>
  );
}
