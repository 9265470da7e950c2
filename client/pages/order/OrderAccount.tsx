import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { loginPath, orderPath } from '#client/config/links.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { formErrorText, type FormError } from '#client/ui/forms/formSpec.ts';
import { useActionForm } from '#client/ui/forms/useActionForm.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Surface, only, Grid } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { accountSpec, claimOrder } from './order.action.ts';
import styles from './Order.module.css';
import type { OrderPageQuery } from './OrderPage.generated.ts';

type Order = NonNullable<OrderPageQuery['order']>;

interface OrderAccountProps {
  order: Pick<Order, 'email' | 'number'>;
  /** Access token for the guest's order, which the new account uses to claim it. */
  accessToken: string;
}

/** Shows a toast after registration. The page calls it, because the login unmounts the form. */
export function useNewAccount(): void {
  const t = useT();
  useFormResult(useFormSubmission('register'), ({ done }) => {
    if (done === null) return;
    toast.success(t(done['claimed'] === undefined ? 'ord.accountMadeOnly' : 'ord.accountMade'));
    // Moves the focus, because the form is unmounted.
    document.querySelector<HTMLElement>('main h1')?.focus();
  });
}

/** Registration form for a guest with an order. Only asks for a password, and claims the order. */
export function OrderAccount({ order, accessToken }: OrderAccountProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const focusField = () => document.getElementById('account-password')?.focus();
  const form = useActionForm(accountSpec, { intent: 'register', id: 'account', values: { password: '' }, onRefused: focusField });
  useFormResult(form, ({ done }) => {
    if (done === null) focusField();
  });
  const general = form.problem.unsaved?.general ?? null;
  const isTaken = form.result?.codes?.includes('EMAIL_TAKEN') ?? false;
  return (
    <Surface
      as={ActionForm}
      {...form.formProps}
      tone="soft"
      radius="xl"
      gap={3}
      className={cx(styles.offer, only.screen)}
      aria-label={t('ord.accountTitle')}
    >
      <input type="hidden" name="accessToken" value={accessToken} />
      <Heading level={2} size="title">
        {t('ord.accountTitle')}
      </Heading>
      <p>{t('ord.accountWhy', { email: order.email })}</p>
      {general !== null && (
        <p role="alert">
          <span>{general}</span> {isTaken && <AppLink to={loginPath(orderPath(order.number))}>{t('auth.login')}</AppLink>}
        </p>
      )}
      {/* Tells password managers the account's email address. */}
      <input type="email" name="email" autoComplete="username" value={order.email} readOnly hidden />
      <Grid gap={3} className={styles.password}>
        <TextField
          {...form.field('password')}
          label={t('auth.password')}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('auth.passwordRule', PASSWORD_LENGTH)}
        />
        <Button type="submit" variant="outline" isBusy={form.isBusy}>
          {form.isBusy ? t('auth.busy') : t('auth.createAccount')}
        </Button>
      </Grid>
      <CheckboxField label={t('auth.showPassword')} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
    </Surface>
  );
}

/** Button for members who ordered as a guest: moves the order from this device to the account. */
export function ClaimOrder({ number, accessToken }: { number: string; accessToken: string }) {
  const t = useT();
  const locale = useApiLocale();
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormError | null>(null);
  const press = async () => {
    setBusy(true);
    const found = await claimOrder(client, { number, accessToken, locale });
    setBusy(false);
    setRefusal(found);
    if (found !== null) return;
    toast.success(t('ord.claimed'));
    // Moves the focus, because the button is unmounted.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Surface as="section" tone="soft" radius="xl" gap={3} className={cx(styles.offer, only.screen)} aria-labelledby="claim-order">
      <Heading level={2} size="title" id="claim-order">
        {t('ord.claimTitle')}
      </Heading>
      <p>{t('ord.claimWhy')}</p>
      {refusal !== null && <p role="alert">{formErrorText(refusal, t)}</p>}
      <Button variant="outline" isBusy={isBusy} onClick={() => void press()}>
        {t('ord.claim')}
      </Button>
    </Surface>
  );
}
