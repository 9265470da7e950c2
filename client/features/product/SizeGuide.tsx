import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { sizeTable } from './sizeGuide.ts';
import styles from './Product.module.css';

/** What the sizes on offer measure, one press away from choosing one. */
export function SizeGuide({ sizes }: { sizes: readonly string[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const table = sizeTable(sizes);
  if (table === null) return null;
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('size.guide')}
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('size.guide')}>
        <div className={styles.sizeGuideContent}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('product.size')}</th>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {/* The order of the product: as keys, sizes of digits would sort themselves. */}
              {sizes.map((size) => (
                <tr key={size}>
                  <th scope="row">{size}</th>
                  {(table.rows[size] ?? table.columns.map(() => '–')).map((measure, at) => (
                    <td key={table.columns[at]}>{measure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>{t('size.how')}</p>
        </div>
      </Drawer>
    </>
  );
}
