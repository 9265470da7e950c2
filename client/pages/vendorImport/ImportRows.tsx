import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ConsoleStatus } from '#client/features/vendorConsole/ConsoleList.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import styles from './VendorImport.module.css';
import { IMPORT_ACTIONS, type ImportAction, type ImportResult } from './useImport.ts';

/** Number of rows shown initially, and added each time the button is pressed. */
const SHOWN = 50;

const NAMES: Record<ImportAction, { before: PlainMessageKey; after: PlainMessageKey }> = {
  CREATE: { before: 'imports.willCreate', after: 'imports.created' },
  UPDATE: { before: 'imports.willUpdate', after: 'imports.updated' },
  UNCHANGED: { before: 'imports.unchanged', after: 'imports.unchanged' },
  REJECT: { before: 'imports.mistakes', after: 'imports.mistakes' },
};
const COUNTS: Record<ImportAction, (result: ImportResult) => number> = {
  CREATE: ({ created }) => created,
  UPDATE: ({ updated }) => updated,
  UNCHANGED: ({ unchanged }) => unchanged,
  REJECT: ({ rejected }) => rejected,
};

/** Encoding names as used in spreadsheet programs. Encodings that are not listed are shown as they are. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  gb18030: 'GB18030',
  big5: 'Big5',
  'windows-1252': 'Windows-1252',
};

/** Results for a file's rows, either all of them or those of one kind, rejected rows first. Receives the focus. */
export function ImportRows({ title, result, children }: { title: string; result: ImportResult; children?: ReactNode }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [action, setAction] = useState<ImportAction | null>(result.rejected > 0 ? 'REJECT' : null);
  const [shown, setShown] = useState(SHOWN);
  useEffect(() => heading.current?.focus(), []);
  const nameOf = (one: ImportAction) => t(NAMES[one][result.dryRun ? 'before' : 'after']);
  const rows = action === null ? result.rows : result.rows.filter((row) => row.action === action);
  const choose = (one: ImportAction | null) => {
    setAction(one);
    setShown(SHOWN);
  };
  const choices: [value: ImportAction | null, label: string, count: number][] = [
    [null, t('imports.allRows'), result.rows.length],
    ...IMPORT_ACTIONS.map((one): [ImportAction, string, number] => [one, nameOf(one), COUNTS[one](result)]),
  ];
  return (
    <Stack as="section" gap={4} aria-labelledby="import-result" className={styles.result}>
      <h2 id="import-result" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {result.encoding !== null && (
        <Text tone="muted">{t('imports.encoding', { encoding: ENCODINGS[result.encoding] ?? result.encoding })}</Text>
      )}
      {result.ignoredColumns.length > 0 && <Text tone="muted">{t('imports.ignored', { columns: result.ignoredColumns.join(', ') })}</Text>}
      {children}
      <Cluster gap={1} role="group" aria-label={t('imports.filter')} className={shared.chips}>
        {choices.map(([value, label, count]) => (
          <button key={label} type="button" aria-pressed={value === action} onClick={() => choose(value)}>
            {label} <b>{count}</b>
          </button>
        ))}
      </Cluster>
      {rows.length === 0 ? (
        <p className={shared.none}>{t('imports.noRows')}</p>
      ) : (
        <DataTable
          caption={title}
          className={styles.table}
          rows={rows.slice(0, shown)}
          rowKey={({ row }, at) => `${row} ${at}`}
          columns={[
            { key: 'row', label: t('imports.row'), render: ({ row }) => row },
            {
              key: 'sku',
              label: t('imports.sku'),
              isRowHeading: true,
              render: (row) => (
                <Stack gap={0}>
                  <span>{row.sku === '' ? '–' : row.sku}</span>
                  {row.title !== '' && (
                    <Text as="span" size="compact" tone="muted">
                      {row.title}
                    </Text>
                  )}
                </Stack>
              ),
            },
            {
              key: 'what',
              label: t('imports.what'),
              render: ({ action: done, changes, errors, notices }) => (
                <>
                  <ConsoleStatus status={done}>{nameOf(done)}</ConsoleStatus>
                  <Lines
                    lines={changes.map(({ column, before, after }) => [
                      column,
                      t('imports.change', { before: before || '–', after: after || '–' }),
                    ])}
                  />
                  <Lines lines={[...errors, ...notices].map(({ column, message }) => [column, message])} />
                </>
              ),
            },
          ]}
        />
      )}
      {rows.length > shown && (
        <Text as={Cluster} gap={3} tone="muted">
          {t('imports.shown', { n: shown, of: rows.length })}
          <Button variant="outline" size="small" onClick={() => setShown((now) => now + SHOWN)}>
            {t('imports.more')}
          </Button>
        </Text>
      )}
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly (readonly [column: string, text: string])[] }) {
  return (
    lines.length > 0 && (
      <Stack as="ul" gap={1}>
        {lines.map(([column, text]) => (
          <li key={`${column} ${text}`}>
            <b>{column}</b> {text}
          </li>
        ))}
      </Stack>
    )
  );
}
