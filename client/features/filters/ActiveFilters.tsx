import { useEffect, useRef } from 'react';
import { useT } from '#client/i18n/useT.ts';
import type { BuiltPath } from '#client/config/links.ts';
import { Chip } from '#client/ui/navigation/Chip.tsx';
import type { ActiveFilter } from './activeFilters.ts';
import { withoutFilters } from './changeListingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';
import styles from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  address: ListingAddress;
  filters: readonly ActiveFilter[];
  /** Takes the focus when the last chip is gone. */
  onLastRemoved: () => void;
}

/** The filters in force as chips, each with its way out. Removing one hands the focus to the next. */
export function ActiveFilters({ address, filters, onLastRemoved }: ActiveFiltersProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const removal = useRef<{ at: number; before: number } | null>(null);

  useEffect(() => {
    const pressed = removal.current;
    if (pressed === null || filters.length >= pressed.before) return;
    removal.current = null;
    const chips = list.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [];
    const next = filters.length > 0 ? chips[Math.min(pressed.at, filters.length - 1)] : undefined;
    if (next) next.focus();
    else onLastRemoved();
  }, [filters.length, onLastRemoved]);

  const remove = (event: React.MouseEvent, at: number, to: ActiveFilter['without']) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    removal.current = { at, before: filters.length };
    address.change(to);
  };
  if (filters.length === 0) return null;
  const cleared = withoutFilters(address.chosen);
  return (
    <div className={styles.active}>
      {address.isRecalled && <p className={styles.notice}>{t('list.lastVisit')}</p>}
      <ul ref={list} className={styles.chips} aria-label={t('list.chosen')}>
        {filters.map(({ id, group, label, without }, at) => (
          <li key={id}>
            <Chip
              group={group || undefined}
              label={label}
              to={address.hrefOf(without) as BuiltPath}
              removeLabel={t('list.removeFilter', { name: group ? `${group}: ${label}` : label })}
              onClick={(event) => remove(event, at, without)}
            />
          </li>
        ))}
        <li>
          <a href={address.hrefOf(cleared)} className={styles.clear} onClick={(event) => remove(event, 0, cleared)}>
            {t('list.clearAll')}
          </a>
        </li>
      </ul>
    </div>
  );
}
