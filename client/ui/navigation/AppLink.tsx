import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { AppPath } from '#client/config/links.ts';

interface AppLinkProps extends ComponentProps<typeof Link> {
  to: AppPath;
}

/** React Router's `Link` with a typed path. */
export function AppLink(props: AppLinkProps) {
  return <Link discover="none" {...props} />;
}
