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
  /** A guest's key to it: with it the order goes into the new account. */
  accessToken: string;
}

/** For a guest who has ordered: an account for the price of a password, made of what was typed for the order, with the order in it. */
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
        // Of what was typed for the order nothing can be changed here.
        const general = [refusal.general, ...Object.values(others)].filter(Boolean).join(' ') || null;
        const fields: Record<string, string> = wrong === undefined ? {} : { password: wrong };
        return { fields, general, isSignedOut: false };
      }
      // Should that not work, the page offers it again.
      const isKept = (await claim({ number: order.number, accessToken })) === null;
      toast.success(t(isKept ? 'ord.accountMade' : 'ord.accountMadeOnly'));
      // The form goes, now that there is an account.
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
          {general} {isTaken && <AppLink to={loginPath(orderPath(order.number))}>{t('auth.login')}</AppLink>}
        </p>
      )}
      {/* Password managers ask for whom the password is. */}
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

/** For a member who ordered as a guest: the order moves from this device into the account, where every device finds it. */
export function ClaimOrder({ number, accessToken }: { number: string; accessToken: string }) {
  const t = useT();
  const { isBusy, claim } = useClaimOrder();
  const [refusal, setRefusal] = useState<string | null>(null);
  const press = async () => {
    const found = await claim({ number, accessToken });
    setRefusal(found);
    if (found !== null) return;
    toast.success(t('ord.claimed'));
    // The button goes with what it was for.
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

/** Puts an order that this device opens into the account that is logged in. The result is null when that was done, else why not. */
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
        // From now on the page reads it without the token, which opens nothing any more.
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
