import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLinkProps } from './Button.tsx';

/** A link among others; false, null and undefined are none. */
export type LinkEntry = (Omit<ButtonLinkProps, 'children'> & { label: ReactNode }) | false | null | undefined;

interface ButtonLinksProps extends Pick<ButtonLinkProps, 'look' | 'size' | 'preventScrollReset'> {
  links: readonly LinkEntry[];
}

/** Links that look like buttons, each as the others unless it says otherwise. */
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
