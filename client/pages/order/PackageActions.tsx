import { CancelPackage } from '#client/features/packages/CancelPackage.tsx';
import { askSellerPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import type { Order } from './order.ts';

interface PackageActionsProps {
  order: Order;
  orderPackage: Order['packages'][number];
  position: number;
  accessToken: string | null;
}

/** Whom to ask about a package, and how to call it off while that is possible. */
export function PackageActions({ order, orderPackage, position, accessToken }: PackageActionsProps) {
  const t = useT();
  return (
    <>
      <AppLink to={askSellerPath(orderPackage.vendor.slug, order.number)}>
        {t('own.askSeller', { vendor: orderPackage.vendor.name })}
      </AppLink>
      {orderPackage.canCancel && (
        <CancelPackage
          orderPackage={orderPackage}
          position={position}
          count={order.packages.length}
          accessToken={accessToken}
          isCash={order.payment.method === 'CASH_ON_DELIVERY'}
        />
      )}
    </>
  );
}
