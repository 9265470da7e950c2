import type { AppPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from './AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { pageNumbers } from './pageNumbers.ts';
import styles from './navigation.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => AppPath;
}

/** Numbered pages as links: work without scripts, can be shared, and Back returns. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  const t = useT();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('ui.pages')} className={styles.pages}>
      {page > 1 && (
        <AppLink to={hrefFor(page - 1)} rel="prev" aria-label={t('ui.previous')}>
          <Icon name="chevronLeft" />
        </AppLink>
      )}
      {pageNumbers(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <AppLink
            key={number}
            to={hrefFor(number)}
            aria-label={t('ui.page', { n: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </AppLink>
        ),
      )}
      {page < pageCount && (
        <AppLink to={hrefFor(page + 1)} rel="next" aria-label={t('ui.next')}>
          <Icon name="chevronRight" />
        </AppLink>
      )}
    </nav>
  );
}
