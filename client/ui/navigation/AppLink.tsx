import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { AppPath } from '#client/config/links.ts';

interface AppLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: AppPath;
}

/** The one link inside the marketplace: its address is typed, so a path that does not exist does not compile. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  return <Link to={to} {...rest} />;
}
