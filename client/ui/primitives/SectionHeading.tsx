import type { ComponentProps, ReactNode } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Block, Cluster, Stack, type SpacingProps } from './Layout.tsx';
import { Heading } from './Type.tsx';
import styles from './Type.module.css';

interface SectionHeadingProps {
  id?: string;
  title: ReactNode;
  /** Content next to the title, such as a countdown. */
  aside?: ReactNode;
  more?: { to: AppPath; label: ReactNode };
}

/** Heading for a page section, with an optional link to more. */
export function SectionHeading({ id, title, aside, more }: SectionHeadingProps) {
  return (
    <Cluster align="end" justify="between" gap={6} noWrap className={styles.sectionHeading}>
      <Cluster gap={5}>
        <h2 id={id}>{title}</h2>
        {aside}
      </Cluster>
      {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
    </Cluster>
  );
}

interface SectionProps extends SectionHeadingProps, SpacingProps {
  className?: string | undefined;
  children: ReactNode;
}

export function Section({ id, title, aside, more, children, ...place }: SectionProps) {
  return (
    <Block as="section" aria-labelledby={id} {...place}>
      <SectionHeading id={id} title={title} aside={aside} more={more} />
      {children}
    </Block>
  );
}

interface PartProps extends Omit<ComponentProps<typeof Stack<'section'>>, 'title'> {
  title: ReactNode;
  /** The heading's size. */
  size?: 'title' | 'lead';
}

/** A section with a small heading. If `id` is set, the heading labels the section. */
export function Part({ id, title, size = 'title', children, ...stack }: PartProps) {
  return (
    <Stack as="section" aria-labelledby={id} {...stack}>
      <Heading level={2} size={size} {...(id && { id })}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Link to the full list, styled by the theme. */
export function MoreLink({ to, children }: { to: AppPath; children: ReactNode }) {
  return (
    <Cluster as={AppLink} to={to} noWrap className={styles.more}>
      <span>{children}</span>
      <Icon name="arrowRight" size={18} />
    </Cluster>
  );
}
