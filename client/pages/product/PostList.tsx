import type { ReactNode } from 'react';
import type { BuiltPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Chip, Pill } from '#client/ui/navigation/Chip.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks, type LinkEntry } from '#client/ui/primitives/ButtonLinks.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './Reviews.module.css';

interface PostListBarProps<Sort extends string> {
  /** Number of reviews or questions that match. */
  count: string;
  /** A filter with a link that removes it. */
  filter: { label: string; to: BuiltPath; removeLabel: string } | null;
  /** Name of the sort links, and their labels. */
  sortLabel: string;
  sorts: Record<Sort, PlainMessageKey>;
  sort: Sort;
  sortHref: (sort: Sort) => BuiltPath;
}

/** Number of matches, the removable filter, and the sort orders as links. */
export function PostListBar<Sort extends string>({ count, filter, sortLabel, sorts, sort, sortHref }: PostListBarProps<Sort>) {
  const t = useT();
  return (
    <Cluster gap={3} justify="between">
      <Cluster gap={3}>
        <Text size="body" tone="muted" role="status">
          {count}
        </Text>
        {filter && <Chip {...filter} />}
      </Cluster>
      <nav aria-label={sortLabel}>
        <Cluster as="ul" gap={0}>
          {(Object.keys(sorts) as Sort[]).map((one) => (
            <li key={one}>
              <Pill as={AppLink} to={sortHref(one)} aria-current={one === sort ? 'true' : undefined} preventScrollReset>
                {t(sorts[one])}
              </Pill>
            </li>
          ))}
        </Cluster>
      </nav>
    </Cluster>
  );
}

interface PostListProps {
  /** Shown if nothing matches, with a link to the whole list. */
  noMatch: { text: string; all: BuiltPath; allLabel: string } | false;
  /** Links to the first and the next page. */
  pages: readonly LinkEntry[];
  children: ReactNode;
}

/** A page of reviews or questions. */
export function PostList({ noMatch, pages, children }: PostListProps) {
  return (
    <>
      {noMatch && (
        <Stack gap={3} align="start">
          <p>{noMatch.text}</p>
          <ButtonLink variant="outline" size="small" to={noMatch.all} preventScrollReset>
            {noMatch.allLabel}
          </ButtonLink>
        </Stack>
      )}
      <ol className={styles.list}>{children}</ol>
      <Cluster gap={3}>
        <ButtonLinks variant="outline" size="small" links={pages} />
      </Cluster>
    </>
  );
}
