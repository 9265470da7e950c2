import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import type { GridProduct } from '#client/features/catalog/ProductGrid.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Tabs } from '#client/ui/navigation/Tabs.tsx';
import { cardSlots } from '../cardSlots.tsx';
import styles from './DropArrivals.module.css';

interface DropArrivalsProps {
  tabs: readonly { key: string; label: string; products: readonly GridProduct[] }[];
}

/** What has come in, by kind: tiles that touch, one rule between them. */
export function DropArrivals({ tabs }: DropArrivalsProps) {
  const t = useT();
  const filled = tabs.filter(({ products }) => products.length > 0);
  if (filled.length === 0) return null;
  return (
    <section aria-labelledby="drop-arrivals">
      <Tabs
        label={t('fashion.arrivals')}
        heading={<h2 id="drop-arrivals">{t('fashion.arrivals')}</h2>}
        className={styles.arrivals}
        tabs={filled.map(({ key, label, products }) => ({
          key,
          label: (
            <>
              {label} <small>{products.length}</small>
            </>
          ),
          panel: (
            <ul className={styles.grid}>
              {products.slice(0, 8).map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} sizes="(min-width: 1024px) 26vw, 52vw" renderMarks={cardSlots.renderMarks} />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </section>
  );
}
