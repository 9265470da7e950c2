import { useLocation } from 'react-router-dom';
import { shopPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import styles from './VendorDashboard.module.css';
import { BestSellers } from './BestSellers.tsx';
import { Earnings } from './Earnings.tsx';
import { TopProductTable } from './TopProductTable.tsx';
import { FirstSteps } from '#client/features/vendorConsole/FirstSteps.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { MissedSearches } from './MissedSearches.tsx';
import { readDashboardQuery } from './dashboardQuery.ts';
import { PackageTable } from './PackageTable.tsx';
import type { ViewerVendor } from './dashboardData.ts';
import { TodoBand } from './TodoBand.tsx';

interface DashboardProps {
  shop: ViewerVendor;
  firstName: string;
  onRetry: () => void;
}

/** What waits, how it goes, what was ordered last, and what is on the shelf. */
export function Dashboard({ shop, firstName, onRetry }: DashboardProps) {
  const t = useT();
  const locale = useLocale();
  const query = readDashboardQuery(new URLSearchParams(useLocation().search));
  const { profile, todo, stats, packages, products } = shop;
  /** No goods and nothing that waits: the first steps are what there is to do. */
  const isFresh = shop.allProducts?.totalCount === 0 && [todo.toPack, todo.toShip, todo.returns].every((count) => count === 0);
  return (
    <>
      <ConsoleHead
        title={t(shop.allProducts?.totalCount === 0 ? 'console.welcomeNew' : 'console.welcome', { name: firstName })}
        actions={
          <>
            <ButtonLink to={shopPath(profile.slug)} look="outline" size="small">
              {t('console.asShopper')}
            </ButtonLink>
            <ButtonLink to="/vendor-upload" size="small">
              {t('sales.upload')}
            </ButtonLink>
          </>
        }
      >
        {stats && t('console.asOf', { shop: profile.name, time: formatDate(stats.asOf, locale, 'moment') })}
      </ConsoleHead>
      {profile.holidayUntil && (
        <p className={styles.holiday}>
          <Icon name="sun" size={20} />
          <span>
            {t('vendorSettings.holidayNow', { date: formatDate(profile.holidayUntil, locale) })}{' '}
            <AppLink to="/vendor-setting-edit">{t('console.endHoliday')}</AppLink>
          </span>
        </p>
      )}
      <FirstSteps shop={shop} />
      {!isFresh && <TodoBand todo={todo} query={query} />}
      <div className={styles.sections}>
        {stats ? (
          <>
            <Earnings stats={stats} query={query} />
            <BestSellers products={stats.topProducts} days={stats.period.days} />
          </>
        ) : (
          <SectionError onRetry={onRetry} message={t('ui.wrong')} />
        )}
        {packages ? (
          <PackageTable packages={packages} todo={todo} query={query} />
        ) : (
          <SectionError onRetry={onRetry} message={t('ui.wrong')} />
        )}
        {products ? <TopProductTable products={products} query={query} /> : <SectionError onRetry={onRetry} />}
        {shop.missedSearches ? (
          <MissedSearches searches={shop.missedSearches} />
        ) : (
          <SectionError onRetry={onRetry} message={t('ui.wrong')} />
        )}
      </div>
    </>
  );
}
