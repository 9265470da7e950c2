import type { ComponentProps, ReactNode } from 'react';
import { ButtonLinks, type LinkEntry } from '#client/ui/primitives/ButtonLinks.tsx';
import { EmptyState } from './EmptyState.tsx';

interface NothingHereProps extends ComponentProps<typeof EmptyState> {
  /** Paragraph above `children`. */
  text?: ReactNode;
  /** The first link is the primary one. */
  links?: readonly LinkEntry[];
}

/** Empty state with a text and links. Kept separate from `EmptyState`, which is part of the initial bundle. */
export function NothingHere({ text, links = [], actions, children, ...rest }: NothingHereProps) {
  const ways = links.map((link, index) => link && { variant: index === 0 ? ('primary' as const) : ('outline' as const), ...link });
  return (
    <EmptyState {...rest} actions={links.length > 0 ? <ButtonLinks links={ways} /> : actions}>
      {text ? (
        <>
          <p>{text}</p>
          {children}
        </>
      ) : (
        children
      )}
    </EmptyState>
  );
}
