import type { ComponentProps, ReactNode } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { only } from './Layout.tsx';

interface ButtonLook {
  /** One `primary` a screen; `quiet` sits on sunken ground, `outline` beside a primary, `text` inside sentences, `muted` in a line of tools. */
  look?: 'primary' | 'quiet' | 'outline' | 'text' | 'muted' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  iconEnd?: IconName;
  isWide?: boolean;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** Shows the spinner and ignores presses; the words should say what goes on. Stays focusable. */
  isBusy?: boolean;
  /** Not there where scripts are off: it would do nothing. */
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

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<typeof AppLink>, 'children' | 'to'> {
  to: AppPath;
}

/** Looks like a button, is a link: it goes somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  return <AppLink {...dressed(props)} />;
}

interface OutsideLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** An address that is no page; with `download` a file from the server, which the browser saves. */
  href: string;
}

/** Looks like a button, leaves the pages. */
export function OutsideLink(props: OutsideLinkProps) {
  const { children, ...rest } = dressed(props);
  return <a {...rest}>{children}</a>;
}

/** An element's own props with the class and the content of a button. */
function dressed<Props extends ButtonLook & { className?: string | undefined }>(props: Props, isBusy = false) {
  const { look = 'primary', size = 'medium', icon, iconEnd, isWide, className, children, ...rest } = props;
  return {
    ...rest,
    className: cx(styles.button, styles[look], styles[size], isWide && styles.wide, className),
    children: (
      <>
        {isBusy ? <Icon name="spinner" className={styles.spinner} /> : icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </>
    ),
  };
}
