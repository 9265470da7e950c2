import { PhoneField } from '#client/features/address/AddressFields.tsx';
import { CheckoutSection } from '#client/features/checkout/CheckoutSection.tsx';
import { useT } from '#client/i18n/useT.ts';
import { EmailField } from '#client/ui/forms/EmailField.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import type { Checkout } from './useCheckout.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';

export interface FoldingSection {
  checkout: Checkout;
  isFolded: boolean;
  onEdit: () => void;
  /** Folds the section, when nothing in it is wrong. */
  onContinue: () => void;
}

/** How to reach the buyer. */
export function ContactSection({ checkout: { form, values }, isFolded, onEdit, onContinue }: FoldingSection) {
  const t = useT();
  const { email, phone } = values;
  return (
    <CheckoutSection position={1} title={t('co.contact')} summary={isFolded ? `${email} · ${phone}` : undefined} onEdit={onEdit}>
      <Stack gap={4}>
        <EmailField form={form} hint={t('co.emailWhy')} autoComplete="email" />
        <PhoneField {...form.field('phone')} />
        <Cluster>
          <Button look="quiet" size="small" onClick={onContinue}>
            {t('co.continue')}
          </Button>
        </Cluster>
      </Stack>
    </CheckoutSection>
  );
}
