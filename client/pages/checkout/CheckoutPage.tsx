import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePrefs } from '#client/app/PrefsProvider.tsx';
import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { orderPath } from '#client/config/links.ts';
import { BlockedLines } from '#client/features/cart/BlockedLines.tsx';
import { useCartQuote } from '#client/features/cart/useCartQuote.ts';
import { AddressFields } from '#client/features/orders/AddressFields.tsx';
import { CheckoutSection } from '#client/features/orders/CheckoutSection.tsx';
import { ADDRESS_FIELDS, isState, type CheckoutField } from '#client/features/orders/checkoutForm.ts';
import { fieldId, fieldProps } from '#client/features/orders/fieldProps.ts';
import { orderInput } from '#client/features/orders/orderInput.ts';
import { orderProblems } from '#client/features/orders/orderProblems.ts';
import { PaymentChoice } from '#client/features/orders/PaymentChoice.tsx';
import { useCheckoutForm } from '#client/features/orders/useCheckoutForm.ts';
import { usePlaceOrder } from '#client/features/orders/usePlaceOrder.ts';
import { useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { Button } from '#client/ui/Button.tsx';
import { CheckboxField } from '#client/ui/CheckboxField.tsx';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { toast } from '#client/ui/toast/toast.ts';
import { TextField } from '#client/ui/TextField.tsx';
import styles from './CheckoutPage.module.css';
import { loader } from './checkout.loader.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { DeliveryList } from './DeliveryList.tsx';
import { MemberBar, SessionOver } from './MemberBar.tsx';
import { NothingToPay } from './NothingToPay.tsx';
import { WaitingForCart } from './WaitingForCart.tsx';
import { fieldsOfAddress } from './savedAddress.ts';
import { SavedAddresses } from './SavedAddresses.tsx';
import { usePrefill } from './usePrefill.ts';

const CONTACT = ['email', 'phone'] as const;
type Folded = 'contact' | 'address';

/** One page, five sections, no account: who, where, how it comes, how it is paid, and a last look. */
export function CheckoutPage({ view }: PageProps<'checkout'>) {
  const t = useT();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { data } = usePageQuery(loader, view);
  const { state: chosenState } = usePrefs();
  const form = useCheckoutForm(chosenState ?? DEFAULT_STATE, data?.shop.paymentMethods ?? []);
  const isPaidNow = form.payment !== 'CASH_ON_DELIVERY';
  const viewer = data?.viewer ?? null;
  usePrefill(viewer);
  const { values, errors } = form;
  const state = isState(values.state) ? values.state : DEFAULT_STATE;
  const cart = useCartQuote(state);
  const { isPlacing, place } = usePlaceOrder();
  const [folded, setFolded] = useState<readonly Folded[]>([]);
  const [isSignedOut, setSignedOut] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isEarly, setEarly] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const problemBox = useRef<HTMLDivElement>(null);

  const frame = (children: React.ReactNode) => (
    <div className={styles.page}>
      <title>{`${t('co.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{t('co.title')}</h1>
      {children}
    </div>
  );
  if (!isHydrated) return frame(<WaitingForCart />);
  if (cart.lines.length === 0 && !isPlacing) return frame(<NothingToPay methods={data?.shop.paymentMethods ?? []} />);

  const fold = (section: Folded, fields: readonly CheckoutField[]) => {
    if (Object.keys(form.validate(fields)).length === 0) setFolded([...folded, section]);
    else setAttempt(attempt + 1);
  };
  const unfold = (section: Folded) => setFolded(folded.filter((one) => one !== section));
  const tell = (sentences: readonly string[]) => {
    setProblems(sentences);
    if (sentences.length > 0) requestAnimationFrame(() => problemBox.current?.focus());
  };

  const submit = async () => {
    const found = form.validate();
    tell([]);
    setSignedOut(false);
    if (Object.keys(found).length > 0) {
      setFolded([]);
      setAttempt(attempt + 1);
      return;
    }
    if (!cart.quote || !cart.isCurrent) {
      if (cart.hasFailed) cart.retry();
      setEarly(!cart.hasFailed);
      return tell(cart.hasFailed ? [t('cart.quoteFailed')] : []);
    }
    const expectedTotalCents = cart.quote.totals.total.minorUnits;
    const outcome = await place(
      orderInput({ payment: form.payment, values, isBillingSame: form.isBillingSame, lines: cart.lines, expectedTotalCents }),
    );
    if (outcome.kind === 'placed' && outcome.isEarlier) toast.info(t('co.earlier'));
    if (outcome.kind === 'placed') return navigate(orderPath(outcome.number), { replace: true });
    if (outcome.kind === 'signedOut') {
      setSignedOut(true);
      settleSession(null);
      return;
    }
    if (outcome.kind === 'unknown') return tell([t('co.failed')]);
    if (outcome.kind === 'refused') {
      const { fields, general } = orderProblems(outcome.errors, t);
      form.mark(fields);
      if (Object.keys(fields).length > 0) {
        setFolded([]);
        setAttempt(attempt + 1);
      }
      cart.retry();
      tell(general);
    }
  };

  // In the order of the page, and only what is on it.
  const summaryErrors = form.fields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ field: fieldId(field), message }] : [];
  });
  const total = cart.quote && cart.isCurrent ? formatMoney(cart.quote.totals.total.minorUnits) : null;

  const submitLabel = isPaidNow
    ? total
      ? t('co.pay', { amount: total })
      : t('co.payShort')
    : total
      ? t('co.place', { amount: total })
      : t('co.placeShort');

  return frame(
    <div className={styles.columns}>
      <CheckoutSummary cart={cart} />
      <form
        noValidate
        aria-label={t('co.title')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <MemberBar viewer={viewer} />
        <ErrorSummary errors={attempt > 0 ? summaryErrors : []} attempt={attempt} />
        <CheckoutSection
          position={1}
          title={t('co.contact')}
          summary={folded.includes('contact') ? `${values.email} · ${values.phone}` : undefined}
          onEdit={() => unfold('contact')}
        >
          <div className={styles.fields}>
            <TextField
              {...fieldProps(form, 'email')}
              label={t('f.email')}
              hint={t('co.emailWhy')}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <TextField
              {...fieldProps(form, 'phone')}
              label={t('f.phone')}
              hint={t('co.phoneWhy')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
            <Button look="quiet" size="small" onClick={() => fold('contact', CONTACT)}>
              {t('co.continue')}
            </Button>
          </div>
        </CheckoutSection>
        <CheckoutSection
          position={2}
          title={t('co.address')}
          summary={
            folded.includes('address') ? (
              <FoldedAddress
                lines={[values.firstName, values.lastName, values.line1, values.line2, `${values.postalCode} ${values.city}`]}
              />
            ) : undefined
          }
          onEdit={() => unfold('address')}
        >
          <div className={styles.fields}>
            <SavedAddresses addresses={viewer?.addresses ?? []} form={form} onChoose={(address) => form.fill(fieldsOfAddress(address))} />
            <AddressFields form={form} prefix="" />
            <CheckboxField
              label={t('co.sameAs')}
              checked={form.isBillingSame}
              onChange={(event) => form.setBillingSame(event.target.checked)}
            />
            {!form.isBillingSame && (
              <fieldset className={styles.billing}>
                <legend>{t('co.billing')}</legend>
                <AddressFields form={form} prefix="billing." />
              </fieldset>
            )}
            <Button
              look="quiet"
              size="small"
              onClick={() =>
                fold(
                  'address',
                  form.isBillingSame ? ADDRESS_FIELDS : [...ADDRESS_FIELDS, ...ADDRESS_FIELDS.map((field) => `billing.${field}` as const)],
                )
              }
            >
              {t('co.continue')}
            </Button>
          </div>
        </CheckoutSection>
        <CheckoutSection position={3} title={t('co.method')}>
          <DeliveryList quote={cart.quote} state={state} />
        </CheckoutSection>
        <CheckoutSection position={4} title={t('co.payment')}>
          <PaymentChoice form={form} shop={data?.shop} />
        </CheckoutSection>
        <CheckoutSection position={5} title={t('co.review')}>
          <div className={styles.fields}>
            <TextField {...fieldProps(form, 'note')} label={t('co.note')} hint={t('co.noteHint')} isLong />
            <CheckboxField
              id={fieldId('agree')}
              label={isPaidNow ? t('co.agreeOnline') : t('co.agree')}
              checked={values.agree === 'yes'}
              error={errors.agree ?? null}
              onChange={(event) => form.change('agree', event.target.checked ? 'yes' : '')}
            />
            {isSignedOut && <SessionOver />}
            {problems.length > 0 && (
              <div ref={problemBox} className={styles.problems} role="alert" tabIndex={-1}>
                {problems.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </div>
            )}
            {isEarly && !cart.isCurrent && (
              <p className={styles.problems} role="status">
                {t('co.checking')}
              </p>
            )}
            <BlockedLines groups={cart.figures.groups} />
            <Button type="submit" size="large" isWide isBusy={isPlacing}>
              {isPlacing ? t('co.processing') : submitLabel}
            </Button>
            <p className={styles.after}>{t('co.canChange')}</p>
          </div>
        </CheckoutSection>
      </form>
    </div>,
  );
}

function FoldedAddress({ lines }: { lines: readonly (string | undefined)[] }) {
  return <>{lines.filter((line) => line?.trim()).join(', ')}</>;
}
