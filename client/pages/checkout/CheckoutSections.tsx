import { useState } from 'react';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { ADDRESS_FIELDS } from '#client/features/address/addressForm.ts';
import { BILLING_FIELDS } from '#client/features/checkout/checkoutForm.ts';
import { CheckoutSection } from '#client/features/checkout/CheckoutSection.tsx';
import type { CheckoutDraft } from '#client/features/checkout/useCheckoutDraft.ts';
import { PaymentChoice } from '#client/features/checkout/PaymentChoice.tsx';
import type { PlaceOrder } from '#client/features/checkout/usePlaceOrder.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import { listWords } from '#schema/rules/wordLists.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { AddressSection } from './AddressSection.tsx';
import type { CheckoutPageQuery } from './CheckoutPage.generated.ts';
import { ContactSection } from './ContactSection.tsx';
import { DeliveryList } from './DeliveryList.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import type { Viewer } from './savedAddress.ts';
import { SessionOver } from './SessionOver.tsx';
import { useCheckout } from './useCheckout.ts';
import { loginPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

const CONTACT = ['email', 'phone'] as const;
type Folded = 'contact' | 'address';

interface CheckoutSectionsProps extends PlaceOrder {
  cart: CartQuote;
  draft: CheckoutDraft;
  /** Where the goods go, as far as it is known. */
  state: MalaysianState;
  viewer: Viewer | null;
  /** undefined without a response. */
  shop: CheckoutPageQuery['marketplace'] | undefined;
}

/** The five sections. What a member's account has filled in completely is folded from the start. */
export function CheckoutSections({ cart, draft, state, viewer, shop, isPlacing, place }: CheckoutSectionsProps) {
  const t = useT();
  const { userId } = usePersisted(checkoutVar);
  const isSessionOver = userId !== null && viewer === null;
  const offered = shop?.paymentMethods ?? [];
  const checkout = useCheckout({ cart, draft, offered, isSessionOver, place, onWrongFields: () => setFolded([]) });
  const { form, choice, isBillingSame, isStopped } = checkout;
  const fieldsIn = { contact: CONTACT, address: isBillingSame ? ADDRESS_FIELDS : [...ADDRESS_FIELDS, ...BILLING_FIELDS] };
  const [folded, setFolded] = useState<readonly Folded[]>(() =>
    viewer === null ? [] : (['contact', 'address'] as const).filter((name) => checkout.isComplete(fieldsIn[name])),
  );
  const section = (name: Folded) => ({
    isFolded: folded.includes(name),
    onEdit: () => setFolded(folded.filter((one) => one !== name)),
    onContinue: () => {
      if (form.check(fieldsIn[name])) setFolded([...folded, name]);
    },
  });

  return (
    <PostForm {...form.formProps} name="scripted" aria-label={t('co.title')}>
      <Stack gap={4}>
        {isSessionOver ? !isStopped && <SessionOver /> : <MemberBar viewer={viewer} />}
        <FormProblem {...form.problem} />
      </Stack>
      <ContactSection checkout={checkout} {...section('contact')} />
      <AddressSection checkout={checkout} addresses={viewer?.addresses ?? []} {...section('address')}>
        <LimitsOfState cart={cart} state={state} chosen={offered.find(({ method }) => method === choice.payment)?.name} />
      </AddressSection>
      <CheckoutSection position={3} title={t('co.method')}>
        <DeliveryList cart={cart} />
      </CheckoutSection>
      <CheckoutSection position={4} title={t('co.payment')}>
        <PaymentChoice
          form={form}
          choice={choice}
          shop={shop}
          state={state}
          totalCents={cart.figures.totalCents}
          fulfilmentMode={cart.figures.fulfilmentMode}
        />
      </CheckoutSection>
      <ReviewSection checkout={checkout} cart={cart} isPlacing={isPlacing} />
    </PostForm>
  );
}

interface LimitsOfStateProps {
  cart: CartQuote;
  state: MalaysianState;
  /** The name of the way to pay that is chosen. */
  chosen: string | undefined;
}

/** Below the address: what cannot be delivered to its state, and that cash is not taken there. Payment and Review are far below. */
function LimitsOfState({ cart, state, chosen }: LimitsOfStateProps) {
  const t = useT();
  const locale = useLocale();
  const names = cart.figures.blockingLines
    .filter(({ issues }) => issues.some(({ kind }) => kind === 'notDeliverable' || kind === 'fetch'))
    .map(({ title }) => title);
  const isWithoutCash = chosen !== undefined && cashRefusal(state, cart.figures.totalCents) === 'STATE';
  const name = t(`states.${state}`);
  return (
    <div role="status">
      {(names.length > 0 || isWithoutCash) && (
        <Surface tone={names.length > 0 ? 'problem' : 'notice'} pad={3} radius="m" gap={2}>
          {names.length > 0 && <p>{t('co.notToState', { names: listWords(names, locale), state: name })}</p>}
          {isWithoutCash && <p>{t('co.noCashThere', { state: name, method: chosen })}</p>}
        </Surface>
      )}
    </div>
  );
}

/** As whom one buys, and for guests the way to what an account keeps. */
function MemberBar({ viewer }: { viewer: Viewer | null }) {
  const t = useT();
  if (viewer) return <Text tone="muted">{t('co.member', { name: [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') })}</Text>;
  return (
    <Text tone="muted">
      {t('co.guest')} <AppLink to={loginPath('/checkout')}>{t('co.logIn')}</AppLink>
    </Text>
  );
}
