import { useState } from 'react';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { loginPath, orderPath } from '#client/config/links.ts';
import { useSignIn } from '#client/features/account/useSignIn.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useApiLocale, useLocale, useT } from '#client/i18n/useT.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { newPasswordSchema } from '#schema/rules/inputs/password.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Surface, only, Grid } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Order.module.css';
import { ClaimOrderDocument, OrderPageDocument, type OrderPageQuery } from './OrderPage.generated.ts';
import { useMutation } from '@apollo/client/react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { forgetOrder } from '#client/state/orders.ts';

type Order = NonNullable<OrderPageQuery['order']>;

const ACCOUNT_SPEC: FormSpec<'password'> = {
  fields: ['password'],
  schema: newPasswordSchema,
  input: (values) => values,
  texts: { password: { password: (t) => t('auth.passwordRule', PASSWORD_LENGTH) } },
};

interface OrderAccountProps {
  order: Pick<Order, 'number' | 'email' | 'shippingAddress'>;
  /** Access token of the guest's order, with which the new account claims it. */
  accessToken: string;
}

/** Registration offer for a guest with an order: needs a password only, and claims the order. */
export function OrderAccount({ order, accessToken }: OrderAccountProps) {
  const t = useT();
  const locale = useLocale();
  const { signUp } = useSignIn();
  const { claim } = useClaimOrder();
  const [isShown, setShown] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const { firstName, lastName, phone } = order.shippingAddress;
  const focusField = () => document.getElementById('account-password')?.focus();
  const form = useSchemaForm(ACCOUNT_SPEC, {
    id: 'account',
    values: { password: '' },
    onRefused: focusField,
    send: async ({ password }) => {
      const refusal = await signUp({ firstName, lastName, phone: phone ?? '', email: order.email, password, locale: apiLocale(locale) });
      if (refusal !== null) {
        const { password: wrong, ...others } = refusal.fields;
        setTaken(refusal.isTaken);
        focusField();
        // Errors of the order's data cannot be corrected here, so they are general.
        const general = [refusal.general, ...Object.values(others)].filter(Boolean).join(' ') || null;
        const fields: Record<string, string> = wrong === undefined ? {} : { password: wrong };
        return { fields, general, isSignedOut: false };
      }
      // If the claim fails, the page offers it again.
      const isKept = (await claim({ number: order.number, accessToken })) === null;
      toast.success(t(isKept ? 'ord.accountMade' : 'ord.accountMadeOnly'));
      // Moves focus to the heading, since the form is unmounted.
      document.querySelector<HTMLElement>('main h1')?.focus();
      return null;
    },
  });
  const general = form.problem.unsaved?.general ?? null;
  return (
    <Surface
      as={PostForm}
      {...form.formProps}
      tone="soft"
      radius="xl"
      gap={3}
      name="scripted"
      className={cx(styles.offer, only.screen)}
      aria-label={t('ord.accountTitle')}
    >
      <Heading level={2} size="title">
        {t('ord.accountTitle')}
      </Heading>
      <p>{t('ord.accountWhy', { email: order.email })}</p>
      {general !== null && (
        <p role="alert">
          <span>{general}</span> {isTaken && <AppLink to={loginPath(orderPath(order.number))}>{t('auth.login')}</AppLink>}
        </p>
      )}
      {/* Account name for password managers. */}
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
        <Button type="submit" look="outline" isBusy={form.isBusy}>
          {form.isBusy ? t('auth.busy') : t('auth.createAccount')}
        </Button>
      </Grid>
      <CheckboxField label={t('auth.showPassword')} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
    </Surface>
  );
}

/** Claim offer for a member who ordered as a guest, which moves the order from the device to the account. */
export function ClaimOrder({ number, accessToken }: { number: string; accessToken: string }) {
  const t = useT();
  const { isBusy, claim } = useClaimOrder();
  const [refusal, setRefusal] = useState<string | null>(null);
  const press = async () => {
    const found = await claim({ number, accessToken });
    setRefusal(found);
    if (found !== null) return;
    toast.success(t('ord.claimed'));
    // Moves focus to the heading, since the button is unmounted.
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Surface as="section" tone="soft" radius="xl" gap={3} className={cx(styles.offer, only.screen)} aria-labelledby="claim-order">
      <Heading level={2} size="title" id="claim-order">
        {t('ord.claimTitle')}
      </Heading>
      <p>{t('ord.claimWhy')}</p>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <Button look="outline" isBusy={isBusy} onClick={() => void press()}>
        {t('ord.claim')}
      </Button>
    </Surface>
  );
}

/** Claims an order for the logged-in account. The result is null on success, else the error message. */
function useClaimOrder(): {
  isBusy: boolean;
  claim: (order: { number: string; accessToken: string }) => Promise<string | null>;
} {
  const t = useT();
  const locale = useApiLocale();
  const [send, { loading }] = useMutation(ClaimOrderDocument);
  const claim = async ({ number, accessToken }: { number: string; accessToken: string }): Promise<string | null> => {
    try {
      const { data } = await send({
        variables: { number, accessToken, locale },
        // Caches the order without its token, which is invalid after the claim.
        update: (cache, { data }) => {
          const order = data?.claimOrder.order;
          if (order) cache.writeQuery({ query: OrderPageDocument, variables: { number, accessToken: null, locale }, data: { order } });
        },
      });
      const error = data?.claimOrder.errors[0];
      if (error) return error.message;
      if (!data?.claimOrder.order) return t('ord.claimFailed');
      forgetOrder(number);
      return null;
    } catch (error) {
      return t(savingProblem(error) ?? 'ord.claimFailed');
    }
  };
  return { isBusy: loading, claim };
}
