import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { historyPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { useT } from '#client/i18n/useT.ts';
import { HistoryTabs } from '#client/features/orders/HistorySearch.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { loader, readHistoryAddress } from './history.loader.ts';
import { Purchases } from './Purchases.tsx';
import { RecentlyViewed } from '#client/features/catalog/RecentlyViewed.tsx';
import { RECENT_MAX } from '#client/config/limits.ts';
import { cardSlots } from '#client/pages/cardSlots.tsx';
import { recentVar } from '#client/state/recent.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

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
      <Stack gap={5}>
        <h1 tabIndex={-1}>{t('hist.title')}</h1>
        <HistoryTabs
          label={t('hist.title')}
          tabs={[
            { to: historyPath(), label: t('hist.bought'), isCurrent: !address.isRecent },
            { to: historyPath({ tab: 'recent' }), label: t('product.recent'), isCurrent: address.isRecent },
          ]}
        />
        {address.isRecent ? (
          <Viewed />
        ) : purchases ? (
          <Purchases purchases={purchases} address={address} isLaterPage={query.has('after')} />
        ) : (
          <p role="alert">
            {t('ui.wrong')} <Button onClick={retry}>{t('ui.retry')}</Button>
          </p>
        )}
      </Stack>
    </AccountFrame>
  );
}

/** What was looked at last. Only this device knows, so it comes after the page. */
function Viewed() {
  const t = useT();
  const isHydrated = useHydrated();
  const isEmpty = usePersisted(recentVar).entries.length === 0;
  if (!isHydrated || !isEmpty) return <RecentlyViewed most={RECENT_MAX} {...cardSlots} />;
  return (
    <EmptyState title={t('hist.noneViewed')} actions={<ButtonLink to="/rizq-marketplace">{t('ords.start')}</ButtonLink>}>
      <p>{t('hist.viewedHint')}</p>
    </EmptyState>
  );
}
