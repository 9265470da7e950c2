import { useLocation } from 'react-router-dom';
import { HistorySearch } from '#client/features/orders/HistorySearch.tsx';
import { historyPath, withParams } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import type { HistoryAddress } from './historyAddress.ts';
import type { HistoryPageQuery } from './HistoryPage.generated.ts';
import styles from './History.module.css';
import { PurchaseTable } from './PurchaseTable.tsx';

interface PurchasesProps {
  purchases: NonNullable<HistoryPageQuery['viewer']>['purchases'];
  address: HistoryAddress;
  isLaterPage: boolean;
}

/** What was bought, with what finds it again. */
export function Purchases({ purchases, address, isLaterPage }: PurchasesProps) {
  const t = useT();
  const { search } = useLocation();
  const { nodes, categories, pageInfo, totalCount } = purchases;
  const { q, category, from, to } = address;
  const isRequested = q !== '' || category !== null || from !== null || to !== null;
  const inPage = (after: string | null) => {
    const params = new URLSearchParams(search);
    params.delete('after');
    if (after !== null) params.set('after', after);
    return withParams('/user-history', params);
  };
  if (totalCount === 0 && !isRequested) {
    return (
      <EmptyState title={t('hist.none')} actions={<ButtonLink to="/rizq-marketplace">{t('ords.start')}</ButtonLink>}>
        <p>{t('hist.noneHint')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <HistorySearch
        name={t('hist.search')}
        label={t('hist.searchFor')}
        action="/user-history"
        values={address}
        clearTo={isRequested ? historyPath() : null}
      >
        <SelectField key={category} name="category" label={t('hist.category')} defaultValue={category ?? ''}>
          <option value="">{t('hist.allCategories')}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {capitalised(name)}
            </option>
          ))}
        </SelectField>
      </HistorySearch>
      <p className={styles.found} role="status">
        {t('hist.found', { n: totalCount })}
      </p>
      {nodes.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('hist.noMatch')}
          actions={
            <ButtonLink look="outline" to={historyPath()}>
              {t('hist.showAll')}
            </ButtonLink>
          }
        />
      ) : (
        <PurchaseTable purchases={nodes} />
      )}
      <div className={styles.pages}>
        {isLaterPage && (
          <ButtonLink to={inPage(null)} look="outline">
            {t('hist.newest')}
          </ButtonLink>
        )}
        {pageInfo.hasNextPage && (
          <ButtonLink to={inPage(pageInfo.endCursor)} look="outline">
            {t('hist.more')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
