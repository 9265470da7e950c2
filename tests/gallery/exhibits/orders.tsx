import { CouponBox, CouponForm } from '#client/features/cart/CouponBox.tsx';
import { FreeDelivery } from '#client/features/cart/CartTotals.tsx';
import { BlockedLinesWarning, LineNotice } from '#client/features/cart/CartNotices.tsx';
import type { LineIssue } from '#client/features/cart/cartFigures.ts';
import { defaultLine } from '#client/features/catalog/defaultLine.ts';
import { AddressCard } from '#client/features/address/AddressCard.tsx';
import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import { PaymentPicker } from '#client/features/payment/PaymentPicker.tsx';
import { TimeToPay } from '#client/features/payment/PayPanel.tsx';
import { PickupPlace } from '#client/features/packages/PickupPlace.tsx';
import { PackageProgress, StatusPill, Timeline } from '#client/features/packages/PackageEvents.tsx';
import type { Exhibit } from '../Exhibit.ts';
import { InLanguage } from '../InLanguage.tsx';
import { ADDRESS, LONG_ADDRESS, SHOP } from '../samples/addresses.ts';
import { cartWithCoupon } from '../samples/coupons.ts';
import { happened } from '../samples/packages.ts';
import { PRODUCTS } from '../samples/products.ts';
import { LONG_NAME, LONG_TITLE, LONG_WORD } from '../samples/words.ts';

const LINE = { ...defaultLine(PRODUCTS.usual)!, quantity: 5 };
const notice = (issue: LineIssue) => <LineNotice issue={issue} line={LINE} />;

const ignore = () => undefined;

const WAYS = [
  { method: 'FPX', name: 'Online banking (FPX)', demo: true, banks: [{ code: 'DEMO_RIMBA', name: 'Demo bank Rimba' }], wallets: [] },
  { method: 'EWALLET', name: 'E-wallet', demo: true, banks: [], wallets: [{ code: 'GRABPAY', name: 'GrabPay' }] },
  { method: 'CASH_ON_DELIVERY', name: 'Cash on delivery', demo: false, banks: [], wallets: [] },
] as const;
const picker = (state: string, error: string | null = null) => {
  const field = (name: string) => ({ id: `${state}-${name}`, name: `${state}-${name}`, defaultValue: '', error });
  return { methods: WAYS, form: { field, change: ignore }, totalCents: 1781, fulfilmentMode: 'delivery' as const };
};
const chosen = (payment: 'FPX' | 'EWALLET', requiredField: 'bank' | 'wallet') =>
  ({ payment, bank: '', wallet: '', requiredField }) as const;

export const orders: readonly Exhibit[] = [
  {
    of: 'PaymentPicker',
    states: {
      usual: () => <PaymentPicker {...picker('usual')} choice={chosen('FPX', 'bank')} state="JOHOR" />,
      'without a bank': (t) => <PaymentPicker {...picker('missing', t('pay.needBank'))} choice={chosen('FPX', 'bank')} state="JOHOR" />,
      'across the sea': () => <PaymentPicker {...picker('far')} choice={chosen('EWALLET', 'wallet')} state="SABAH" />,
    },
  },
  {
    of: 'TimeToPay',
    states: {
      'the time is over': () => <TimeToPay until="2026-01-01T00:00:00.000Z" />,
      'for long': () => <TimeToPay until="2126-01-01T00:00:00.000Z" />,
    },
  },
  {
    of: 'StatusPill',
    states: {
      unpaid: () => <StatusPill status="UNPAID" />,
      'to ship': () => <StatusPill status="TO_SHIP" />,
      delivered: () => <StatusPill status="DELIVERED" />,
      cancelled: () => <StatusPill status="CANCELLED" />,
    },
  },
  {
    of: 'PackageProgress',
    room: 'wide',
    states: {
      placed: () => <PackageProgress events={happened(1)} />,
      'on its way': () => <PackageProgress events={happened(4)} />,
      delivered: () => <PackageProgress events={happened(5)} />,
      'lies ready at the shop': () => <PackageProgress events={happened(2)} isPickupPackage />,
    },
  },
  {
    of: 'PickupPlace',
    states: {
      usual: () => <PickupPlace place={SHOP} />,
      'only the town is known': () => (
        <PickupPlace place={{ ...SHOP, line1: null, line2: null, postalCode: null, hours: null, phone: null }} />
      ),
      'long text': () => <PickupPlace place={{ ...SHOP, name: LONG_NAME, line1: LONG_WORD, hours: LONG_TITLE }} />,
    },
  },
  {
    of: 'Timeline',
    room: 'half',
    states: {
      placed: () => <Timeline events={happened(1)} />,
      delivered: () => <Timeline events={happened(5)} />,
      'the older part': () => <Timeline events={happened(2)} isOlder />,
    },
  },
  {
    of: 'LineNotice',
    room: 'half',
    states: {
      'another price': () => notice({ kind: 'price', fromCents: 640, toCents: 720 }),
      'too few': () => notice({ kind: 'stock', available: 3 }),
      'sold out': () => notice({ kind: 'soldOut' }),
      'no longer sold': () => notice({ kind: 'unavailable' }),
      'not delivered there': () => notice({ kind: 'notDeliverable' }),
    },
  },
  {
    of: 'CouponBox',
    also: ['CouponForm', 'DemoCoupons'],
    room: 'half',
    states: {
      'behind its button': () => <InLanguage>{(locale) => <CouponBox cart={cartWithCoupon(null, null, locale)} />}</InLanguage>,
      empty: () => <CouponForm code={null} refusal={null} isChecking={false} onApply={ignore} onRemove={ignore} />,
      busy: () => <InLanguage>{(locale) => <CouponBox cart={cartWithCoupon('RIZQ10', null, locale)} />}</InLanguage>,
      'refused: spend more': () => <InLanguage>{(locale) => <CouponBox cart={cartWithCoupon('RIZQ10', 'refused', locale)} />}</InLanguage>,
      applied: () => <InLanguage>{(locale) => <CouponBox cart={cartWithCoupon('RIZQ10', 'counts', locale)} />}</InLanguage>,
    },
  },
  {
    of: 'BlockedLinesWarning',
    room: 'half',
    states: {
      'one line': () => <BlockedLinesWarning lines={[{ title: PRODUCTS.usual.title, totalCents: 640 }]} />,
      'several, long names': () => <BlockedLinesWarning lines={[LONG_TITLE, LONG_WORD].map((title) => ({ title, totalCents: 1999 }))} />,
    },
  },
  {
    of: 'FreeDelivery',
    states: {
      far: () => <FreeDelivery subtotalCents={0} remainingCents={20001} />,
      near: () => <FreeDelivery subtotalCents={18000} remainingCents={2001} />,
      reached: () => <FreeDelivery subtotalCents={20001} remainingCents={0} />,
    },
  },
  {
    of: 'AddressCard',
    states: {
      usual: (t) => <AddressCard address={ADDRESS} title={t('ord.address')} />,
      'long text': (t) => <AddressCard address={LONG_ADDRESS} title={t('ord.billing')} />,
    },
  },
  {
    of: 'CopyText',
    states: { usual: (t) => <CopyText text="RZQ-1234-5678" label={t('ord.copyNumber')} /> },
  },
];
