import type { ComponentProps } from 'react';
import { ButtonLinks, type LinkEntry } from '#client/ui/primitives/ButtonLinks.tsx';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { ConsoleChips, ConsolePages, type ConsoleChoice } from './ConsoleList.tsx';
import styles from './VendorConsole.module.css';

interface ConsoleTableProps<Row> extends Pick<ComponentProps<typeof DataTable<Row>>, 'columns' | 'rows' | 'rowKey'> {
  id: string;
  title: string;
  choice: string;
  choices: readonly ConsoleChoice[];
  none: string;
  pages: readonly LinkEntry[];
  /** Links next to the heading. */
  links?: readonly LinkEntry[];
}

/** A section with a filtered, paginated table. */
export function ConsoleTable<Row>({ id, title, choice, choices, none, pages, links, rows, ...table }: ConsoleTableProps<Row>) {
  const current = choices.find(({ isCurrent }) => isCurrent)?.label ?? '';
  return (
    <Stack as="section" gap={4} id={id} aria-labelledby={`${id}-title`}>
      <Cluster justify="between">
        <h2 id={`${id}-title`}>{title}</h2>
        <ConsoleChips label={choice} choices={choices} />
        {links && (
          <Cluster>
            <ButtonLinks variant="outline" size="small" links={links} />
          </Cluster>
        )}
      </Cluster>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <DataTable {...table} caption={`${title}: ${current}`} rows={rows} className={styles.table} />
      )}
      <ConsolePages pages={pages} isPart />
    </Stack>
  );
}
