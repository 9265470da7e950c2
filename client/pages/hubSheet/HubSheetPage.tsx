import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { parcelPath } from '#client/config/links.ts';
import { HubPage } from '#client/features/hub/HubPage.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { loader } from './hubSheet.loader.ts';
import { InvoicePart } from './InvoicePart.tsx';
import { PackingSlip } from './PackingSlip.tsx';
import styles from './Sheet.module.css';

/** What a seller prints of a package: the slip that lies in it, or the own part of the bill. */
export function HubSheetPage({ view }: PageProps<'hubSheet'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  return (
    <HubPage title={view.sheet === 'slip' ? 'hubParcels.slip' : 'own.invoice'} viewer={data?.viewer} onRetry={retry}>
      {({ package: parcel }) =>
        parcel ? (
          <>
            <div className={styles.tools}>
              <AppLink to={parcelPath(parcel.package.number)}>
                <Icon name="chevronLeft" size={18} />
                {parcel.package.number}
              </AppLink>
              <Button size="small" icon="print" onClick={() => window.print()}>
                {t('inv.print')}
              </Button>
            </div>
            {view.sheet === 'slip' ? <PackingSlip parcel={parcel} /> : <InvoicePart parcel={parcel} />}
          </>
        ) : (
          <EmptyState
            icon="search"
            headingLevel={1}
            title={t('hubParcels.missing')}
            actions={<ButtonLink to="/vendor-orders">{t('hubParcels.toList')}</ButtonLink>}
          >
            <p>{t('hubParcels.missingHint')}</p>
          </EmptyState>
        )
      }
    </HubPage>
  );
}
