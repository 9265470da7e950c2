import type { ElementType } from 'react';
import { cx } from './cx.ts';
import styles from './CardAction.module.css';
import type { Primitive } from './Layout.tsx';

interface CardActionProps {
  /** A round icon, a filled or outlined pill, or an underlined word. */
  variant: 'disc' | 'pill' | 'outline' | 'word';
  className?: string | undefined;
}

/** Button or link in the foot of a card. Its hit area is at least 44 px high and wide, whatever its visible part measures. */
export function CardAction<Tag extends ElementType = 'button'>({
  as,
  variant,
  className,
  children,
  ...rest
}: Primitive<Tag, CardActionProps>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element {...(as === undefined && { type: 'button' })} {...rest} className={cx(styles.action, styles[variant], className)}>
      <span>{children}</span>
    </Element>
  );
}
