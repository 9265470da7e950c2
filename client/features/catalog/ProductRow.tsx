import type { ComponentProps } from 'react';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './ProductGrid.module.css';

interface ProductRowProps
  extends
    Omit<ComponentProps<typeof ProductGrid>, 'columns' | 'label' | 'aside' | 'hasFullRows'>,
    Pick<ComponentProps<typeof SectionHeading>, 'aside' | 'more'> {
  id: string;
  title: string;
  columns?: ComponentProps<typeof ProductGrid>['columns'];
}

/** Products under a heading: full rows only, on any screen. */
export function ProductRow({ id, title, aside, more, columns = 5, ...grid }: ProductRowProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={title} aside={aside} more={more} />
      <ProductGrid {...grid} hasFullRows columns={columns} label={title} />
    </section>
  );
}
