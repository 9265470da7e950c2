import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import type { FulfilmentMode } from '#client/features/packages/fulfilmentMode.ts';
import type { PaymentChoice_MarketplaceFragment } from './PaymentChoice.generated.ts';
import { CASH, PAYMENT_METHOD_LOOK, type OfferedChoice } from '#client/features/payment/paymentMethods.ts';
import { Surface, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { PaymentPicker, type PaymentPickerProps } from '#client/features/payment/PaymentPicker.tsx';

interface PaymentChoiceProps {
  form: PaymentPickerProps['form'];
  choice: OfferedChoice;
  /** undefined without a response: cash is taken all the same. */
  shop: PaymentChoice_MarketplaceFragment | undefined;
  state: MalaysianState;
  totalCents: number;
  fulfilmentMode: FulfilmentMode;
}

/** How the order of a checkout is to be paid, and what happens then. */
export function PaymentChoice({ form, choice, shop, state, totalCents, fulfilmentMode }: PaymentChoiceProps) {
  const t = useT();
  const methods = shop?.paymentMethods ?? [
    { method: CASH, demo: false, name: t('pay.cod'), reservationMinutes: null, banks: [], wallets: [] },
  ];
  const { next } = PAYMENT_METHOD_LOOK[choice.payment];
  const minutes = methods.find(({ method }) => method === choice.payment)?.reservationMinutes;
  return (
    <Stack>
      <PaymentPicker {...{ methods, choice, form, state, totalCents, fulfilmentMode }} />
      {next !== null && minutes != null && (
        <Text size="body" tone="muted">
          {t(next)} {t('pay.held', { minutes })}
        </Text>
      )}
      {shop?.demo && (
        <Surface tone="notice" pad={3} radius="m">
          <Text size="compact">{t('co.demo')}</Text>
        </Surface>
      )}
    </Stack>
  );
}
