import { CheckoutSection } from '#client/features/checkout/CheckoutSection.tsx';
import { fieldProps } from '#client/features/address/fieldProps.ts';
import { PhoneField } from '#client/features/address/PhoneField.tsx';
import type { CheckoutForm } from '#client/features/checkout/useCheckoutForm.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './Checkout.module.css';

export interface FoldingSection {
  form: CheckoutForm;
  isFolded: boolean;
  onEdit: () => void;
  /** Folds the section, when nothing in it is wrong. */
  onContinue: () => void;
}

/** How to reach the buyer. */
export function ContactSection({ form, isFolded, onEdit, onContinue }: FoldingSection) {
  const t = useT();
  const { email, phone } = form.values;
  return (
    <CheckoutSection position={1} title={t('co.contact')} summary={isFolded ? `${email} · ${phone}` : undefined} onEdit={onEdit}>
      <div className={styles.fields}>
        <TextField
          {...fieldProps(form, 'email')}
          label={t('f.email')}
          hint={t('co.emailWhy')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PhoneField form={form} />
        <Button look="quiet" size="small" onClick={onContinue}>
          {t('co.continue')}
        </Button>
      </div>
    </CheckoutSection>
  );
}
