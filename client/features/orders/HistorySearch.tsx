import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { withParams, type AppPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Pill } from '#client/ui/navigation/Chip.tsx';
import { Scroller, only } from '#client/ui/primitives/Layout.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './Orders.module.css';
import { cx } from '#client/ui/primitives/cx.ts';

interface HistorySearchProps {
  /** Accessible name of the search form. */
  name: string;
  label: string;
  hint?: string;
  action: AppPath;
  values: { q: string; from: string | null; to: string | null };
  /** Other query parameters, preserved by hidden fields. */
  kept?: Record<string, string | null>;
  /** The path without the search; null if there is no search. */
  clearTo: AppPath | null;
  children?: ReactNode;
}

/** Searches the order history by text and dates. Uses a GET form, so that it works without scripts. */
export function HistorySearch({ name, label, hint, action, values, kept = {}, clearTo, children }: HistorySearchProps) {
  const t = useT();
  const navigate = useNavigate();
  const { q, from, to } = values;
  return (
    // Folded on phones, so that the first entries are visible. Without support for `::details-content`, also on wider screens.
    <details className={cx(styles.fold, only.screen)} open={clearTo !== null || undefined}>
      <summary>
        <Icon name="filter" size={20} />
        {t('ords.filters')}
      </summary>
      <form
        method="get"
        // Remounts the form when the query parameters change, so that Back restores its fields.
        key={`${q} ${from} ${to} ${Object.values(kept).join(' ')}`}
        className={styles.form}
        role="search"
        aria-label={name}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const requested = [...new FormData(event.currentTarget)].map(([key, value]) => [
            key,
            typeof value === 'string' ? value.trim() : '',
          ]);
          void navigate(withParams(action, new URLSearchParams(requested.filter(([, value]) => value !== ''))), {
            preventScrollReset: true,
          });
        }}
      >
        {Object.entries(kept).map(([key, value]) => value !== null && <input key={key} type="hidden" name={key} value={value} />)}
        <TextField
          fieldClassName={styles.words}
          name="q"
          type="search"
          defaultValue={q}
          label={label}
          placeholder={hint}
          maxLength={MAX_SEARCH_LENGTH}
        />
        {children}
        <TextField name="from" type="date" defaultValue={from ?? ''} label={t('ords.from')} />
        <TextField name="to" type="date" defaultValue={to ?? ''} label={t('ords.to')} />
        <Button type="submit" variant="outline" size="small">
          {t('ords.find')}
        </Button>
        {clearTo !== null && (
          <ButtonLink to={clearTo} variant="text" preventScrollReset>
            {t('ords.clear')}
          </ButtonLink>
        )}
      </form>
    </details>
  );
}

interface HistoryTab {
  to: AppPath;
  label: ReactNode;
  isCurrent: boolean;
}

/** Links between the sections of the order history. */
export function HistoryTabs({ label, tabs }: { label: string; tabs: readonly HistoryTab[] }) {
  return (
    <nav aria-label={label}>
      <Scroller as="ul" className={styles.tabs}>
        {tabs.map(({ to, label: name, isCurrent }) => (
          <li key={to}>
            <Pill as={AppLink} to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {name}
            </Pill>
          </li>
        ))}
      </Scroller>
    </nav>
  );
}
