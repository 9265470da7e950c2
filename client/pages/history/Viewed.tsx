import { RecentlyViewed } from '#client/features/catalog/RecentlyViewed.tsx';
import { RECENT_MAX } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { cardSlots } from '#client/pages/cardSlots.tsx';
import { recentVar } from '#client/state/recent.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

/** What was looked at last. Only this device knows, so it comes after the page. */
export function Viewed() {
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
