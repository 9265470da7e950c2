import { PhoneField } from '#client/features/address/AddressFields.tsx';
import { CheckoutSection } from '#client/features/checkout/CheckoutSection.tsx';
import { useT } from '#client/i18n/useT.ts';
import { EmailField } from '#client/ui/forms/EmailField.tsx';
import type { Checkout } from './useCheckout.ts';

export interface FoldingSection {
  checkout: Checkout;
  isFolded: boolean;
  onEdit: () => void;
  /** Folds the section if its fields are valid. */
  onContinue: () => void;
}

export function ContactSection({ checkout: { form, values }, isFolded, ...ways }: FoldingSection) {
  const t = useT();
  const { email, phone } = values;
  return (
    <CheckoutSection position={1} title={t('co.contact')} summary={isFolded ? `${email} · ${phone}` : undefined} {...ways}>
      <EmailField form={form} hint={t('co.emailWhy')} />
      <PhoneField {...form.field('phone')} />
    </CheckoutSection>
  );
}
