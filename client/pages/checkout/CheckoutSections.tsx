import { useState } from 'react';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { ADDRESS_FIELDS, checkFields, type CheckoutField } from '#client/features/address/checkoutForm.ts';
import { CheckoutSection } from '#client/features/checkout/CheckoutSection.tsx';
import { fieldId } from '#client/features/address/fieldProps.ts';
import { PaymentChoice } from '#client/features/checkout/PaymentChoice.tsx';
import type { CheckoutForm } from '#client/features/checkout/useCheckoutForm.ts';
import type { PlaceOrder } from '#client/features/checkout/usePlaceOrder.ts';
import { useT } from '#client/i18n/useT.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { ErrorSummary } from '#client/ui/forms/ErrorSummary.tsx';
import { AddressSection } from './AddressSection.tsx';
import type { CheckoutPageQuery } from './CheckoutPage.generated.ts';
import { ContactSection } from './ContactSection.tsx';
import { DeliveryList } from './DeliveryList.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import type { Viewer } from './savedAddress.ts';
import { SessionOver } from './SessionOver.tsx';
import { useSubmitOrder } from './useSubmitOrder.ts';
import { loginPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './Checkout.module.css';

const CONTACT = ['email', 'phone'] as const;
const BILLING = ADDRESS_FIELDS.map((field) => `billing.${field}` as const);
type Folded = 'contact' | 'address';

interface CheckoutSectionsProps extends PlaceOrder {
  form: CheckoutForm;
  cart: CartQuote;
  /** Where the goods go, as far as it is known. */
  state: MalaysianState;
  viewer: Viewer | null;
  /** undefined when the shop did not answer. */
  shop: CheckoutPageQuery['marketplace'] | undefined;
}

/** The five sections. What a member's account has filled in completely is folded from the start. */
export function CheckoutSections({ form, cart, state, viewer, shop, isPlacing, place }: CheckoutSectionsProps) {
  const t = useT();
  const { userId } = usePersisted(checkoutVar);
  const isSessionOver = userId !== null && viewer === null;
  const fieldsIn = { contact: CONTACT, address: form.isBillingSame ? ADDRESS_FIELDS : [...ADDRESS_FIELDS, ...BILLING] };
  const isComplete = (section: Folded) => Object.keys(checkFields(fieldsIn[section], form.values, t)).length === 0;
  const [folded, setFolded] = useState<readonly Folded[]>(() =>
    viewer === null ? [] : (['contact', 'address'] as const).filter(isComplete),
  );
  const order = useSubmitOrder({ form, cart, isSessionOver, place, onWrongFields: () => setFolded([]) });

  const section = (name: Folded) => ({
    isFolded: folded.includes(name),
    onEdit: () => setFolded(folded.filter((one) => one !== name)),
    onContinue: () => {
      const fields: readonly CheckoutField[] = fieldsIn[name];
      if (Object.keys(form.validate(fields)).length === 0) setFolded([...folded, name]);
      else order.countAttempt();
    },
  });
  // In the order of the page, and only what is on it.
  const summaryErrors = form.fields.flatMap((field) => {
    const message = form.errors[field];
    return message ? [{ field: fieldId(field), message }] : [];
  });

  return (
    <PostForm
      name="scripted"
      aria-label={t('co.title')}
      onSubmit={() => {
        void order.submit();
      }}
    >
      {isSessionOver ? !order.isStopped && <SessionOver /> : <MemberBar viewer={viewer} />}
      <ErrorSummary errors={order.attempt > 0 ? summaryErrors : []} attempt={order.attempt} />
      <ContactSection form={form} {...section('contact')} />
      <AddressSection form={form} addresses={viewer?.addresses ?? []} {...section('address')} />
      <CheckoutSection position={3} title={t('co.method')}>
        <DeliveryList cart={cart} />
      </CheckoutSection>
      <CheckoutSection position={4} title={t('co.payment')}>
        <PaymentChoice
          form={form}
          shop={shop}
          state={state}
          totalCents={cart.figures.totalCents}
          fulfilmentMode={cart.figures.fulfilmentMode}
        />
      </CheckoutSection>
      <ReviewSection form={form} cart={cart} order={order} isPlacing={isPlacing} />
    </PostForm>
  );
}

/** As whom one buys, and for guests the way to what an account keeps. */
function MemberBar({ viewer }: { viewer: Viewer | null }) {
  const t = useT();
  if (viewer)
    return <p className={styles.bar}>{t('co.member', { name: [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') })}</p>;
  return (
    <p className={styles.bar}>
      {t('co.guest')} <AppLink to={loginPath('/checkout')}>{t('co.logIn')}</AppLink>
    </p>
  );
}
