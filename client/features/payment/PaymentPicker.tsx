import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import type { FulfilmentMode } from '#client/features/packages/fulfilmentMode.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { RadioCards } from '#client/ui/forms/RadioCards.tsx';
import { CASH_WORDS } from '#client/features/packages/cashWords.ts';
import styles from './Payment.module.css';
import { CASH, cashHint, PAYMENT_METHOD_LOOK, type OfferedChoice, type Payable } from './paymentMethods.ts';
import type { ReactNode } from 'react';
import { SelectField } from '#client/ui/forms/SelectField.tsx';

/** The fields of a choice. */
export type PaymentField = 'payment' | 'bank' | 'wallet';

/** A way to pay as it is shown. */
type ShownMethod = Pick<Payable, 'method'> & { name: string; demo: boolean; banks: readonly Named[]; wallets: readonly Named[] };

interface Named {
  code: string;
  name: string;
}

interface PaymentPickerProps {
  methods: readonly ShownMethod[];
  choice: OfferedChoice;
  errors: Partial<Record<PaymentField, string | undefined>>;
  onChange: (field: PaymentField, text: string) => void;
  /** Where the order goes, how, and what they cost: cash is not taken everywhere, nor in any amount. */
  state: MalaysianState;
  totalCents: number;
  fulfilmentMode: FulfilmentMode;
  /** Gives a field its id: error summaries point to it. */
  idOf: (field: PaymentField) => string;
}

/** The ways to pay, each with what it asks for. What only plays at paying says so; what cannot be used says why. */
export function PaymentPicker({ methods, choice, errors, onChange, state, totalCents, fulfilmentMode, idOf }: PaymentPickerProps) {
  const t = useT();
  const cash = cashHint(state, totalCents);
  const requested = ({ banks, wallets, demo }: ShownMethod) => {
    if (banks.length > 0) {
      return (
        <BankField
          id={idOf('bank')}
          banks={banks}
          value={choice.bank}
          error={errors.bank ?? null}
          hint={demo ? t('pay.demoBank') : undefined}
          onChange={(code) => onChange('bank', code)}
        />
      );
    }
    if (wallets.length === 0) return undefined;
    return (
      <div id={idOf('wallet')} tabIndex={-1}>
        <RadioCards
          legend={t('pay.wallet')}
          cards={wallets.map(({ code, name }) => ({ value: code, label: name }))}
          value={choice.wallet || null}
          error={errors.wallet ?? null}
          onChange={(code) => onChange('wallet', code)}
        />
      </div>
    );
  };
  return (
    <>
      <Text tone="muted" className={styles.fee}>
        {t('pay.noFee')}
      </Text>
      <RadioCards
        legend={t('co.payment')}
        isLegendHidden
        cards={methods.map((method) => {
          const { icon, hint } = PAYMENT_METHOD_LOOK[method.method];
          const refusal = method.method === CASH ? cash : null;
          return {
            value: method.method,
            isDisabled: refusal !== null,
            label: (
              <span className={styles.label}>
                <Icon name={icon} />
                {method.method === CASH ? t(CASH_WORDS[fulfilmentMode].name) : method.name}
              </span>
            ),
            note: (
              <>
                {t(refusal ?? (method.method === CASH ? CASH_WORDS[fulfilmentMode].hint : hint))}{' '}
                {method.demo && <Badge tone="quiet">{t('pay.demo')}</Badge>}
              </>
            ),
            more: requested(method),
          };
        })}
        value={choice.payment}
        onChange={(method) => onChange('payment', method)}
      />
    </>
  );
}

interface BankFieldProps {
  id: string;
  /** Those that are used most come first. */
  banks: readonly { code: string; name: string }[];
  value: string;
  error: string | null;
  hint?: ReactNode;
  onChange: (code: string) => void;
}

const MOST_USED = 5;

/** The banks to choose from: those that are used most above the others. */
export function BankField({ id, banks, value, error, hint, onChange }: BankFieldProps) {
  const t = useT();
  const options = (some: typeof banks) =>
    some.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  return (
    <SelectField
      id={id}
      name="bank"
      label={t('pay.bank')}
      hint={hint}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('pay.chooseBank')}</option>
      <optgroup label={t('pay.mostUsed')}>{options(banks.slice(0, MOST_USED))}</optgroup>
      {banks.length > MOST_USED && <optgroup label={t('pay.otherBanks')}>{options(banks.slice(MOST_USED))}</optgroup>}
    </SelectField>
  );
}
