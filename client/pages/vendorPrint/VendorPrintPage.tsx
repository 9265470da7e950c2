import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { vendorPackagePath } from '#client/config/links.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { loader } from './vendorPrint.loader.ts';
import { InvoicePart } from './InvoicePart.tsx';
import { PackingSlip } from './PackingSlip.tsx';
import styles from './Sheet.module.css';

/** What a seller prints of a package: the slip that lies in it, or the own part of the bill. */
export function VendorPrintPage({ view }: PageProps<'vendorPrint'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  return (
    <ConsolePage title={view.sheet === 'slip' ? 'vendorPackages.slip' : 'own.invoice'} viewer={data?.viewer} onRetry={retry}>
      {({ package: orderPackage }) =>
        orderPackage ? (
          <>
            <div className={styles.tools}>
              <AppLink to={vendorPackagePath(orderPackage.package.number)}>
                <Icon name="chevronLeft" size={18} />
                {orderPackage.package.number}
              </AppLink>
              <Button size="small" icon="print" onClick={() => window.print()}>
                {t('inv.print')}
              </Button>
            </div>
            {view.sheet === 'slip' ? <PackingSlip orderPackage={orderPackage} /> : <InvoicePart orderPackage={orderPackage} />}
          </>
        ) : (
          <EmptyState
            icon="search"
            headingLevel={1}
            title={t('vendorPackages.missing')}
            actions={<ButtonLink to="/vendor-orders">{t('vendorPackages.toList')}</ButtonLink>}
          >
            <p>{t('vendorPackages.missingHint')}</p>
          </EmptyState>
        )
      }
    </ConsolePage>
  );
}
