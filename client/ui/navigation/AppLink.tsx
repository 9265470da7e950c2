import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router-dom';
import type { AppPath } from '#client/config/links.ts';

interface AppLinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<LinkProps, 'preventScrollReset' | 'reloadDocument' | 'replace' | 'state'> {
  to: AppPath;
}

/** Link inside the marketplace with a typed path. React Router's `Link` would add its framework's prefetching to every page. */
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
