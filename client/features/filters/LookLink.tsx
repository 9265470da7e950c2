import type { ReactNode } from 'react';
import type { ListingAddress } from './useListingQuery.ts';

interface LookLinkProps {
  address: ListingAddress;
  /** The address with this look. */
  to: ListingAddress['chosen'];
  label: string;
  title?: string;
  isCurrent: boolean;
  className?: string;
  /** Remembers the look on this device. */
  onChoose: () => void;
  children: ReactNode;
}

/** A look of the listing: changes it in place; in another tab, or without scripts, by its address. */
export function LookLink({ address, to, label, title, isCurrent, className, onChoose, children }: LookLinkProps) {
  return (
    <a
      href={address.hrefOf(to)}
      rel="nofollow"
      aria-label={label}
      title={title}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
        if (to.view !== address.chosen.view || to.cols !== address.chosen.cols) address.restyle(to);
      }}
    >
      {children}
    </a>
  );
}
