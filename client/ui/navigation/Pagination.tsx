import type { AppPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { AppLink } from './AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './navigation.module.css';

/** Numbered pagination. Pages are links, so that they work without scripts and with the browser's Back button. */
export function Pagination({ page, pageCount, hrefFor }: { page: number; pageCount: number; hrefFor: (page: number) => AppPath }) {
  const t = useT();
  if (pageCount < 2) return null;
  return (
    <Cluster as="nav" gap={1} justify="center" aria-label={t('ui.pages')} className={styles.pages}>
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
    </Cluster>
  );
}

/** The page numbers to show: the first, the last, the current one and its neighbours. null marks a gap of two or more pages. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const numbers: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    const isShown = number === 1 || number === pageCount || Math.abs(number - page) <= 1;
    const isOnlyOneHidden = (number === 2 && page === 4) || (number === pageCount - 1 && page === pageCount - 3);
    if (isShown || isOnlyOneHidden) numbers.push(number);
    else if (numbers.at(-1) !== null) numbers.push(null);
  }
  return numbers;
}
