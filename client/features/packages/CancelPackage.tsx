import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { formatMoney } from '#schema/rules/money.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormDrawer } from '#client/ui/forms/FormDrawer.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { usePosted } from '#client/lib/postedForm.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { CASH_WORDS } from './cashWords.ts';
import { chargeWords } from './chargeWords.ts';
import { CancelPackageDocument, type PackageRefund_AmountsFragment } from './Packages.generated.ts';
import styles from './Packages.module.css';

interface CancelPackageProps {
  orderPackage: {
    id: string;
    number: string;
    vendor: { name: string };
    shipping: { pickup: object | null };
    cancellation: PackageRefund_AmountsFragment | null;
  };
  position: number;
  /** Number of packages of the order. */
  count: number;
  /** Access token of a guest's order. */
  accessToken: string | null;
  /** Paid in cash at the handover. */
  isCash: boolean;
}

/** Button that cancels a package after a confirmation. */
export function CancelPackage(props: CancelPackageProps) {
  const t = useT();
  const { number } = props.orderPackage;
  return (
    <FormDrawer
      anchor={`cancel-${number}`}
      posted={usePosted('cancelPackage', number)}
      title={t('own.cancelTitle')}
      label={t('own.cancelThis', { n: props.count, position: props.position })}
    >
      {(close) => <Confirmation {...props} onDone={close} />}
    </FormDrawer>
  );
}

function Confirmation({ orderPackage, count, accessToken, isCash, onDone }: CancelPackageProps & { onDone: (() => void) | undefined }) {
  const t = useT();
  const locale = useApiLocale();
  const [refusal, setRefusal] = useState('');
  const [cancel, { loading }] = useMutation(CancelPackageDocument);

  const isPickupPackage = orderPackage.shipping.pickup !== null;
  const { cancellation } = orderPackage;
  // In cash the next sentence states what the rest costs more.
  const costsMore = (cancellation?.charge?.total.minorUnits ?? 0) >= 0;
  const amount = formatMoney((isCash && costsMore ? cancellation?.gross : cancellation?.refund)?.minorUnits ?? 0);
  const money = t(isCash ? CASH_WORDS[isPickupPackage ? 'pickup' : 'delivery'].less : 'own.cancelPaid', { amount });

  const confirm = async () => {
    setRefusal('');
    try {
      const { data } = await cancel({ variables: { number: orderPackage.number, accessToken, locale } });
      const error = data?.cancelPackage.errors[0];
      if (error) return setRefusal(error.message);
      onDone?.();
      toast.success(t('own.cancelled'));
      // The pressed button is unmounted: the focus moves to the package's heading.
      requestAnimationFrame(() => document.getElementById(orderPackage.id)?.focus());
    } catch (error) {
      setRefusal(t(savingProblem(error) ?? 'own.cancelFailed'));
    }
  };
  return (
    <Stack
      as={PostForm}
      above={5}
      below={2}
      className={styles.drawer}
      name="cancelPackage"
      onSubmit={() => {
        if (!loading) void confirm();
      }}
    >
      <input type="hidden" name="place" value={orderPackage.number} />
      <p>
        {[
          t(isPickupPackage ? 'own.cancelTextShop' : 'own.cancelText', { vendor: orderPackage.vendor.name }),
          cancellation === null ? '' : money,
          chargeWords(cancellation?.charge ?? null, t, isCash),
          count > 1 ? t('own.cancelOther') : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Text role="alert" tone="danger">
        {refusal}
      </Text>
      <Button type="submit" look="danger" isBusy={loading}>
        {loading ? t('own.cancelling') : t('own.cancelYes')}
      </Button>
      {onDone && (
        <Button look="quiet" onClick={onDone}>
          {t('own.cancelNo')}
        </Button>
      )}
    </Stack>
  );
}
