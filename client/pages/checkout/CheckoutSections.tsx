import { useState, type ReactNode } from 'react';
import { RemoveButtons } from '#client/features/cart/CartNotices.tsx';
import type { CartQuote } from '#client/features/cart/useCartQuote.ts';
import { ADDRESS_FIELDS } from '#client/features/address/addressForm.ts';
import { BILLING_FIELDS, type CheckoutField } from '#client/features/checkout/checkoutForm.ts';
import { CheckoutSection } from '#client/features/checkout/CheckoutSection.tsx';
import type { CheckoutDraft } from '#client/features/checkout/useCheckoutDraft.ts';
import type { PlaceOrder } from '#client/features/checkout/usePlaceOrder.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import { listWords } from '#schema/rules/wordLists.ts';
import { checkoutVar, changeDraft } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ScriptedForm } from '#client/ui/forms/ScriptedForm.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import type { CheckoutPageQuery } from './CheckoutPage.generated.ts';
import { ContactSection, type FoldingSection } from './ContactSection.tsx';
import { DeliveryList } from './DeliveryList.tsx';
import { ReviewSection, SessionOver } from './ReviewSection.tsx';
import { type Viewer, addressLine, fieldsOfAddress, isInForm, nameLine, type SavedAddress } from './savedAddress.ts';
import { useCheckout } from './useCheckout.ts';
import { loginPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { AddressFields } from '#client/features/address/AddressFields.tsx';
import { storedAddressValues } from '#client/features/address/fillFromPostcode.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { RadioCards } from '#client/ui/forms/RadioCards.tsx';
import styles from './Checkout.module.css';
import type { FulfilmentMode } from '#client/features/packages/fulfilmentMode.ts';
import type { PaymentChoice_MarketplaceFragment } from '#client/features/checkout/PaymentChoice.generated.ts';
import { CASH, PAYMENT_METHOD_DISPLAY, type OfferedChoice } from '#client/features/payment/paymentMethods.ts';
import { PaymentPicker, type PaymentPickerProps } from '#client/features/payment/PaymentPicker.tsx';

const CONTACT = ['email', 'phone'] as const;
type Folded = 'contact' | 'address';

interface CheckoutSectionsProps extends PlaceOrder {
  cart: CartQuote;
  draft: CheckoutDraft;
  /** State in the delivery address. Until an address is entered, the state from the preferences or the default. */
  state: MalaysianState;
  viewer: Viewer | null;
  /** undefined if there was no response. */
  marketplace: CheckoutPageQuery['marketplace'] | undefined;
}

/** The five sections. Contact and address start folded if a member's data is complete. */
export function CheckoutSections({ cart, draft, state, viewer, marketplace, isPlacing, place }: CheckoutSectionsProps) {
  const t = useT();
  const { userId } = usePersisted(checkoutVar);
  const isSessionOver = userId !== null && viewer === null;
  const offered = marketplace?.paymentMethods ?? [];
  const { isBillingSame } = draft;
  const fieldsIn = { contact: CONTACT, address: isBillingSame ? ADDRESS_FIELDS : [...ADDRESS_FIELDS, ...BILLING_FIELDS] };
  const unfold = (wrong: readonly CheckoutField[]) =>
    setFolded((before) => before.filter((name) => !fieldsIn[name].some((field) => wrong.includes(field))));
  const checkout = useCheckout({ cart, draft, offered, isSessionOver, place, onWrongFields: unfold });
  const { form, choice, isStopped } = checkout;
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
    <ScriptedForm {...checkout.formProps} aria-label={t('co.title')}>
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
          marketplace={marketplace}
          state={state}
          totalCents={cart.figures.totalCents}
          fulfilmentMode={cart.figures.fulfilmentMode}
        />
      </CheckoutSection>
      <ReviewSection checkout={checkout} cart={cart} isPlacing={isPlacing} />
    </ScriptedForm>
  );
}

interface LimitsOfStateProps {
  cart: CartQuote;
  state: MalaysianState;
  /** Name of the chosen payment method. */
  chosen: string | undefined;
}

/**
 * Notes below the address on lines that are not delivered there and on cash not being available, because those sections are further down.
 */
function LimitsOfState({ cart, state, chosen }: LimitsOfStateProps) {
  const t = useT();
  const locale = useLocale();
  const excluded = cart.figures.blockingLines.filter(({ issues }) =>
    issues.some(({ kind }) => kind === 'notDeliverable' || kind === 'fetch'),
  );
  const names = excluded.map(({ title }) => title);
  const isWithoutCash = chosen !== undefined && cashRefusal(state, cart.figures.totalCents) === 'STATE';
  const name = t(`states.${state}`);
  return (
    <div role="status">
      {(names.length > 0 || isWithoutCash) && (
        <Surface tone={names.length > 0 ? 'problem' : 'notice'} pad={3} radius="m" gap={2}>
          {names.length > 0 && (
            <div>
              <p>{t('co.notToState', { names: listWords(names, locale), state: name })}</p>
              <RemoveButtons lines={excluded} />
            </div>
          )}
          {isWithoutCash && <p>{t('co.noCashThere', { state: name, method: chosen })}</p>}
        </Surface>
      )}
    </div>
  );
}

/** The member's name, or a login link for guests. */
function MemberBar({ viewer }: { viewer: Viewer | null }) {
  const t = useT();
  if (viewer) return <Text tone="muted">{t('co.member', { name: [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') })}</Text>;
  return (
    <Text tone="muted">
      {t('co.guest')} <AppLink to={loginPath('/checkout')}>{t('co.logIn')}</AppLink>
    </Text>
  );
}

interface AddressSectionProps extends FoldingSection {
  /** Notes on what is not available for the address's state. */
  children: ReactNode;
  addresses: readonly SavedAddress[];
}

/** Delivery address, saved or typed in, and billing address. */
function AddressSection({ checkout, addresses, isFolded, children, ...ways }: AddressSectionProps) {
  const t = useT();
  const { form, values, isBillingSame } = checkout;
  const [isOther, setOther] = useState(!addresses.some((address) => isInForm(address, values)));
  const chosen = isOther ? undefined : addresses.find((address) => isInForm(address, values));
  // If a saved address has errors, its fields are shown so that they can be corrected.
  const isTyped = chosen === undefined || ADDRESS_FIELDS.some((field) => form.field(field).error !== null);
  return (
    <CheckoutSection
      position={2}
      title={t('co.address')}
      summary={isFolded ? `${nameLine(values)}, ${addressLine(values, t)}` : undefined}
      {...ways}
    >
      <SavedAddresses
        addresses={addresses}
        chosen={chosen}
        onChoose={(address) => {
          setOther(address === null);
          changeDraft(storedAddressValues(fieldsOfAddress(address)));
        }}
      />
      {isTyped && <AddressFields form={form} values={values} prefix="" />}
      {children}
      <CheckboxField
        label={t('co.sameAs')}
        checked={isBillingSame}
        onChange={(event) => changeDraft({ billingSame: event.target.checked ? 'yes' : 'no' })}
      />
      {!isBillingSame && (
        <fieldset className={styles.billing}>
          <Text as="legend" weight="strong">
            {t('co.billing')}
          </Text>
          <AddressFields form={form} values={values} prefix="billing." />
        </fieldset>
      )}
    </CheckoutSection>
  );
}

const OTHER = 'other';

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  /** undefined for an address that was typed in. */
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress | null) => void;
}

/** Radio group with the saved addresses and "other". Renders nothing if there are no saved addresses. */
function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  const t = useT();
  if (addresses.length === 0) return null;
  return (
    <RadioCards
      legend={t('co.savedAddresses')}
      value={chosen?.id ?? OTHER}
      onChange={(id) => onChoose(addresses.find((address) => address.id === id) ?? null)}
      cards={[
        ...addresses.map((address) => ({
          value: address.id ?? OTHER,
          label: nameLine(address),
          note: addressLine(address, t),
        })),
        { value: OTHER, label: t('co.otherAddress') },
      ]}
    />
  );
}

interface PaymentChoiceProps {
  form: PaymentPickerProps['form'];
  choice: OfferedChoice;
  /** undefined if the quote failed; cash on delivery is still offered. */
  marketplace: PaymentChoice_MarketplaceFragment | undefined;
  state: MalaysianState;
  totalCents: number;
  fulfilmentMode: FulfilmentMode;
}

/** Payment method picker with a note on what happens after the order is placed. */
function PaymentChoice({ form, choice, marketplace, state, totalCents, fulfilmentMode }: PaymentChoiceProps) {
  const t = useT();
  const methods = marketplace?.paymentMethods ?? [
    { method: CASH, demo: false, name: t('pay.cod'), reservationMinutes: null, banks: [], wallets: [] },
  ];
  const { next } = PAYMENT_METHOD_DISPLAY[choice.payment];
  const minutes = methods.find(({ method }) => method === choice.payment)?.reservationMinutes;
  return (
    <Stack>
      <PaymentPicker {...{ methods, choice, form, state, totalCents, fulfilmentMode }} />
      {next !== null && minutes != null && (
        <Text size="body" tone="muted">
          {t(next)} {t('pay.held', { minutes })}
        </Text>
      )}
      {marketplace?.demo && (
        <Surface tone="notice" pad={3} radius="m">
          <Text size="compact">{t('co.demo')}</Text>
        </Surface>
      )}
    </Stack>
  );
}
