import type { ReactNode } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';

export interface LabelledLink {
  to: AppPath;
  label: string;
}

interface LinkListProps {
  links: readonly LabelledLink[];
  onFollow?: () => void;
  className?: string | undefined;
  /** Entries before the links. */
  start?: ReactNode;
  /** Entries after the links. */
  children?: ReactNode;
}

export function LinkList({ links, onFollow, className, start, children }: LinkListProps) {
  return (
    <ul className={className}>
      {start}
      {links.map(({ to, label }) => (
        <li key={label}>
          <AppLink to={to} onClick={onFollow}>
            {label}
          </AppLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
