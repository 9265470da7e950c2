import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button.tsx';
import { loader } from './account.loader.ts';
import styles from './AccountPage.module.css';
import { AddressBook } from './AddressBook.tsx';
import { Details } from './Details.tsx';
import { OrderSnapshot } from './OrderSnapshot.tsx';

/** Who one is to the shop: name and number, where things go, and how the orders stand. */
export function AccountPage({ view }: PageProps<'account'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const viewer = data?.viewer;
  return (
    <div className={styles.page}>
      <title>{`${t('account.profile')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{t('account.profile')}</h1>
      {data === undefined && (
        <p role="alert">
          {t('ui.wrong')} <Button onClick={retry}>{t('ui.retry')}</Button>
        </p>
      )}
      {viewer && (
        <>
          <p className={styles.welcome}>{t('acc.welcome', { name: viewer.firstName })}</p>
          <div className={styles.columns}>
            <Details viewer={viewer} />
            <OrderSnapshot counts={viewer.orderCounts} />
            <AddressBook viewer={viewer} />
          </div>
        </>
      )}
    </div>
  );
}
