import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './Content.module.css';

interface PageHeadProps extends Partial<ComponentProps<typeof Breadcrumbs>> {
  title: ReactNode;
  intro?: ReactNode;
  eyebrow?: ReactNode;
  /** Content next to the title. */
  aside?: ReactNode;
  variant?: 'plain' | 'large' | 'centered';
  children?: ReactNode;
}

/** Header for a text page: breadcrumbs, title and introduction. The title has the same offset on all of these pages. */
export function PageHead({ crumbs, title, intro, eyebrow, aside, variant = 'plain', children }: PageHeadProps) {
  return (
    <header className={cx(styles.head, variant !== 'plain' && styles[variant])}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <Cluster gap={5} align="end" justify="between">
        <Stack gap={4} measure="780px" className={styles.words}>
          {eyebrow}
          <h1 tabIndex={-1}>{title}</h1>
          {intro && (
            <Text size={variant === 'plain' ? 'lead' : 'title'} tone="muted" measure="60ch">
              {intro}
            </Text>
          )}
          {children}
        </Stack>
        {aside}
      </Cluster>
    </header>
  );
}

interface ContentsProps {
  label: string;
  entries: readonly { id: string; title: string }[];
  className?: string | undefined;
  children?: ReactNode;
}

/** Table of contents, with links to the page's headings. */
export function Contents({ label, entries, className, children }: ContentsProps) {
  return (
    <nav aria-label={label} className={cx(styles.contents, className)}>
      {children}
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A text column with a readable line length. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.prose, className)} />;
}

/** A pill that links to a tag or category. */
export function PillLink(props: ComponentProps<typeof AppLink>) {
  return <AppLink {...props} className={styles.pill} />;
}

/** Search form with a button that overlaps the field. */
export function SearchBox({ className, ...rest }: ComponentProps<'form'>) {
  return <form {...rest} method="get" role="search" className={cx(styles.search, className)} />;
}
