import type { ComponentProps, ReactNode } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { only } from './Layout.tsx';

interface BaseButtonProps {
  /** Use one `primary` per screen, `quiet` on sunken surfaces, `outline` next to a primary, `text` in sentences, `muted` in toolbars. */
  variant?: 'primary' | 'quiet' | 'outline' | 'text' | 'muted' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  iconEnd?: IconName;
  isWide?: boolean;
  children: ReactNode;
}

interface ButtonProps extends BaseButtonProps, Omit<ComponentProps<'button'>, 'children'> {
  /** Shows a spinner and ignores presses, but stays focusable. The label should describe the activity. */
  isBusy?: boolean;
  /** Hides the button without scripts, where it would do nothing. */
  needsScript?: boolean;
}

export function Button({ isBusy = false, needsScript = false, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...dressed({ ...rest, className: cx(needsScript && only.scripted, className) }, isBusy)}
    />
  );
}

export interface ButtonLinkProps extends BaseButtonProps, Omit<ComponentProps<typeof AppLink>, 'children' | 'to'> {
  to: AppPath;
}

export function ButtonLink(props: ButtonLinkProps) {
  return <AppLink {...dressed(props)} />;
}

interface OutsideLinkProps extends BaseButtonProps, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** URL that is not a page of the client: a different site or, with `download`, a file from the server. */
  href: string;
}

/** Button-like link that bypasses the router. */
export function OutsideLink(props: OutsideLinkProps) {
  const { children, ...rest } = dressed(props);
  return <a {...rest}>{children}</a>;
}

/** Adds a button's class and content to an element's props. */
function dressed<Props extends BaseButtonProps & { className?: string | undefined }>(props: Props, isBusy = false) {
  const { variant = 'primary', size = 'medium', icon, iconEnd, isWide, className, children, ...rest } = props;
  return {
    ...rest,
    className: cx(styles.button, styles[variant], styles[size], isWide && styles.wide, className),
    children: (
      <>
        {isBusy ? <Icon name="spinner" className={styles.spinner} /> : icon && <Icon name={icon} />}
        {/* The element is needed because React cannot insert an icon before a text node that a browser's translator has replaced. */}
        <span>{children}</span>
        {iconEnd && <Icon name={iconEnd} />}
      </>
    ),
  };
}
