import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import styles from './VendorImport.module.css';
import { IMPORT_ACTIONS, type ImportAction, type ImportResult } from './sendImport.ts';

interface ImportRowsProps {
  title: string;
  result: ImportResult;
  /** What can be done with it. */
  children?: ReactNode;
}

/** So many rows are shown at first, and more at a press. */
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

/** What becomes of each row of a file, all of them or those of one kind. Begins with the mistakes, if there are any. Takes the focus. */
export function ImportRows({ title, result, children }: ImportRowsProps) {
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
    <section aria-labelledby="import-result" className={styles.importRowsSection}>
      <h2 id="import-result" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {result.ignoredColumns.length > 0 && (
        <p className={styles.note}>{t('imports.ignored', { columns: result.ignoredColumns.join(', ') })}</p>
      )}
      {children}
      <div role="group" aria-label={t('imports.filter')} className={styles.choices}>
        {choices.map(([value, label, count]) => (
          <button key={label} type="button" aria-pressed={value === action} onClick={() => choose(value)}>
            {label} <span>{count}</span>
          </button>
        ))}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{t('imports.noRows')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('imports.row')}</th>
              <th scope="col">{t('imports.sku')}</th>
              <th scope="col">{t('imports.what')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, at) => (
              <tr key={`${row.row} ${at}`}>
                <td>{row.row}</td>
                <th scope="row">
                  {row.sku === '' ? '–' : row.sku}
                  {row.title !== '' && <span className={styles.title}>{row.title}</span>}
                </th>
                <td>
                  <span className={styles.action} data-action={row.action}>
                    {nameOf(row.action)}
                  </span>
                  {row.changes.length > 0 && (
                    <ul className={styles.errors}>
                      {row.changes.map(({ column, before, after }) => (
                        <li key={column}>
                          <b>{column}</b> {t('imports.change', { before: before || '–', after: after || '–' })}
                        </li>
                      ))}
                    </ul>
                  )}
                  {row.errors.length > 0 && (
                    <ul className={styles.errors}>
                      {row.errors.map(({ column, message }) => (
                        <li key={`${column} ${message}`}>
                          <b>{column}</b> {message}
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shown && (
        <p className={styles.more}>
          {t('imports.shown', { n: shown, of: rows.length })}
          <Button look="outline" size="small" onClick={() => setShown((now) => now + SHOWN)}>
            {t('imports.more')}
          </Button>
        </p>
      )}
    </section>
  );
}
