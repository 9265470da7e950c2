import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from './Button.tsx';

/** A link with its label. False, null and undefined are skipped. */
export type LinkEntry = (Omit<ButtonLinkProps, 'children'> & { label: ReactNode }) | false | null | undefined;

interface ButtonLinksProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'preventScrollReset'> {
  links: readonly LinkEntry[];
}

/** Links styled as buttons. A link's own props override the shared ones. */
export function ButtonLinks({ links, ...shared }: ButtonLinksProps) {
  return links.map((link, index) => {
    if (!link) return null;
    const { label, ...own } = link;
    return (
      <ButtonLink key={index} {...shared} {...own}>
        {label}
      </ButtonLink>
    );
  });
}
