import type { ReactNode } from 'react';
import type { BuiltPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import styles from './VendorConsole.module.css';

interface ConsoleColumn {
  label: string;
  className?: string;
}

interface ConsoleTableProps {
  id: string;
  title: string;
  /** What the choices choose among. */
  choice: string;
  choices: readonly { label: string; to: BuiltPath; isCurrent: boolean }[];
  columns: readonly ConsoleColumn[];
  /** Said where there is nothing to show; null: there is. */
  none: string | null;
  pages: readonly { label: string; to: BuiltPath }[];
  /** What else can be done with it, beside the heading. */
  actions?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A table of the shop under its heading, with what it can be narrowed down to, a page at a time. */
export function ConsoleTable({ id, title, choice, choices, columns, none, pages, actions, children }: ConsoleTableProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={styles.consoleTableHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        <nav aria-label={choice} className={styles.chips}>
          <ul>
            {choices.map(({ label, to, isCurrent }) => (
              <li key={label}>
                <AppLink to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        {actions && <div className={styles.consoleTableActions}>{actions}</div>}
      </div>
      {none !== null ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ label, className }) => (
                <th key={label} scope="col" className={className}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
      {pages.length > 0 && (
        <div className={styles.pages}>
          {pages.map(({ label, to }) => (
            <ButtonLink key={label} to={to} look="outline" size="small" preventScrollReset>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </section>
  );
}
