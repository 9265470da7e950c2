import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppPath } from '#client/config/links.ts';
import { AppLink } from './AppLink.tsx';

interface NavLinkProps extends ComponentProps<typeof AppLink> {
  /** A second page for which the link is current. */
  also?: AppPath;
}

/** Menu link with `aria-current`: "page" on its own page, "true" on pages below that page. */
export function NavLink({ to, also, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to;
  const isWithin = isHere || pathname === also || pathname.startsWith(`${to}/`);
  return <AppLink to={to} aria-current={isHere ? 'page' : isWithin ? 'true' : undefined} {...rest} />;
}
