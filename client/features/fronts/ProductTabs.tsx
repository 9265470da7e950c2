import type { ReactNode } from 'react';
import { Tabs } from '#client/ui/navigation/Tabs.tsx';

interface ProductTabsProps<Product> {
  id: string;
  title: string;
  tabs: readonly { key: string; label: string; products: readonly Product[] }[];
  /** Shows the number of products in each tab. */
  hasCounts?: boolean;
  className?: string;
  children: (products: readonly Product[]) => ReactNode;
}

/** Product tabs. Omits tabs without products. */
export function ProductTabs<Product>({ id, title, tabs, hasCounts = false, className, children }: ProductTabsProps<Product>) {
  const filled = tabs.filter(({ products }) => products.length > 0);
  if (filled.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Tabs
        label={title}
        heading={<h2 id={id}>{title}</h2>}
        className={className}
        tabs={filled.map(({ key, label, products }) => ({
          key,
          label: hasCounts ? (
            <>
              {label} <small>{products.length}</small>
            </>
          ) : (
            label
          ),
          panel: children(products),
        }))}
      />
    </section>
  );
}
