import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { useT } from '#client/i18n/useT.ts';
import { loseSession } from '#client/state/session.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import { VendorDashboardDocument, SetProductStatusDocument, type TopProductRow_ProductFragment } from './VendorDashboardPage.generated.ts';
import { STATUS_LABELS } from './statusLabels.ts';

type Status = TopProductRow_ProductFragment['status'];

interface StatusChoiceProps {
  productId: string;
  title: string;
  /** As the seller set it, whatever is on the shelf. */
  status: Status;
}

/** Puts a product on sale, pauses or withdraws it at once; a mistake is undone from the toast. */
export function StatusChoice({ productId, title, status }: StatusChoiceProps) {
  const t = useT();
  const client = useApolloClient();
  const [send] = useMutation(SetProductStatusDocument);
  const [chosen, setChosen] = useState<Status | null>(null);
  const shown = chosen ?? status;

  const set = async (next: Status, before: Status | null) => {
    setChosen(next);
    try {
      const { data } = await send({ variables: { id: productId, status: next } });
      const [error] = data?.setProductStatus.errors ?? [];
      if (!data || error) {
        toast.error(error?.message ?? t('vendorProducts.statusFailed'));
        return;
      }
      const undo = before === null ? undefined : { label: t('cart.undo'), onPress: () => void set(before, null) };
      toast.success(t('vendorProducts.statusSet', { title, status: t(STATUS_LABELS[next]) }), { id: `status ${productId}`, action: undo });
      await client.refetchQueries({ include: [VendorDashboardDocument] });
    } catch (error) {
      if (isSignedOut(error)) loseSession();
      toast.error(t(isSignedOut(error) ? 'auth.signedOut' : 'vendorProducts.statusFailed'));
    } finally {
      setChosen(null);
    }
  };
  return (
    <span className={styles.choice}>
      <select
        aria-label={t('vendorProducts.statusOf', { title })}
        value={shown}
        data-status={shown}
        aria-busy={chosen !== null || undefined}
        onChange={({ target }) => {
          const next = (Object.keys(STATUS_LABELS) as Status[]).find((each) => each === target.value);
          if (next !== undefined && chosen === null) void set(next, status);
        }}
      >
        {(Object.keys(STATUS_LABELS) as Status[]).map((each) => (
          <option key={each} value={each}>
            {t(STATUS_LABELS[each])}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </span>
  );
}
