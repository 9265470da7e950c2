import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { historyPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { loader } from './history.loader.ts';
import { readHistoryAddress } from './historyAddress.ts';
import styles from './History.module.css';
import { Purchases } from './Purchases.tsx';
import { Viewed } from './Viewed.tsx';

/** Everything that was bought, product by product, and what was looked at on this device: two tabs, each with its address. */
export function HistoryPage({ view }: PageProps<'history'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const query = new URLSearchParams(useLocation().search);
  const address = readHistoryAddress(query);
  const purchases = data?.viewer?.purchases;
  return (
    <AccountFrame>
      <title>{`${t('hist.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{t('hist.title')}</h1>
      <nav aria-label={t('hist.title')}>
        <ul className={styles.tabs}>
          <li>
            <AppLink to={historyPath()} aria-current={address.isRecent ? undefined : 'page'} preventScrollReset>
              {t('hist.bought')}
            </AppLink>
          </li>
          <li>
            <AppLink to={historyPath({ tab: 'recent' })} aria-current={address.isRecent ? 'page' : undefined} preventScrollReset>
              {t('product.recent')}
            </AppLink>
          </li>
        </ul>
      </nav>
      {address.isRecent ? (
        <Viewed />
      ) : purchases ? (
        <Purchases purchases={purchases} address={address} isLaterPage={query.has('after')} />
      ) : (
        <p role="alert">
          {t('ui.wrong')} <Button onClick={retry}>{t('ui.retry')}</Button>
        </p>
      )}
    </AccountFrame>
  );
}
