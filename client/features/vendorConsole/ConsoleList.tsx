import type { BuiltPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Scroller } from '#client/ui/primitives/Layout.tsx';
import styles from './VendorConsole.module.css';

export interface ConsoleChoice {
  label: string;
  to: BuiltPath;
  isCurrent: boolean;
}

/** What a list can be narrowed down to, in a row. */
export function ConsoleChips({ label, choices }: { label: string; choices: readonly ConsoleChoice[] }) {
  return (
    <nav aria-label={label} className={styles.chips}>
      <Scroller as="ul" gap={0}>
        {choices.map(({ label: name, to, isCurrent }) => (
          <li key={name}>
            <AppLink to={to} aria-current={isCurrent ? 'true' : undefined} preventScrollReset>
              {name}
            </AppLink>
          </li>
        ))}
      </Scroller>
    </nav>
  );
}

interface ConsolePagesProps {
  /** Pages that are not there are false. */
  pages: readonly ({ label: string; to: BuiltPath } | false | undefined)[];
  /** The list is a part of its page, which stays where it is. */
  isPart?: boolean;
}

/** Ways to the other pages of a list. */
export function ConsolePages({ pages, isPart }: ConsolePagesProps) {
  const shown = pages.filter((page) => page !== false && page !== undefined);
  if (shown.length === 0) return null;
  return (
    <Cluster>
      {shown.map(({ label, to }) => (
        <ButtonLink key={label} to={to} look="outline" size="small" preventScrollReset={isPart}>
          {label}
        </ButtonLink>
      ))}
    </Cluster>
  );
}
