import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { ListingQuery } from './listingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';

interface FilterLinkProps {
  address: ListingAddress;
  /** What the listing asks for after it is pressed. */
  to: ListingQuery;
  role: 'checkbox' | 'radio';
  isOn: boolean;
  /** Its whole name: "Snacks, 12 products". */
  name: string;
  title?: string;
  className?: string;
  children: ReactNode;
}

/**
 * One value of a filter: a link to the listing with it, so that it works without scripts and can be shared, which behaves as
 * the checkbox or radio that it looks like.
 */
export function FilterLink({ address, to, role, isOn, name, title, className, children }: FilterLinkProps) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    address.change(to);
  };
  return (
    <a
      href={address.hrefOf(to)}
      rel="nofollow"
      role={role}
      aria-checked={isOn}
      aria-label={name}
      title={title}
      className={className}
      data-on={isOn || undefined}
      onClick={(event) => {
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
        if (!isForBrowser) press(event);
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') press(event);
      }}
    >
      {children}
    </a>
  );
}
