import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router-dom';
import type { AppPath } from '#client/config/links.ts';

interface AppLinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<LinkProps, 'preventScrollReset' | 'reloadDocument' | 'replace' | 'state'> {
  to: AppPath;
}

/**
 * The one link inside the marketplace: its address is typed, so a path that does not exist does not compile. React Router's own `Link` also prefetches in the
 * way of its framework, which each page would load.
 */
export function AppLink({
  to,
  target,
  preventScrollReset,
  reloadDocument = false,
  replace,
  state,
  onClick,
  children,
  ...rest
}: AppLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { target, preventScrollReset, replace, state: state as unknown });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={reloadDocument ? onClick : handleClick}>
      {children}
    </a>
  );
}
