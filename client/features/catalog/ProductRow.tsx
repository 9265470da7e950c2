import type { ComponentProps } from 'react';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { ProductGrid } from './ProductGrid.tsx';

interface ProductRowProps
  extends
    Omit<ComponentProps<typeof ProductGrid>, 'columns' | 'label' | 'aside' | 'hasFullRows'>,
    Pick<ComponentProps<typeof Section>, 'aside' | 'more'> {
  id: string;
  title: string;
  columns?: ComponentProps<typeof ProductGrid>['columns'];
}

/** A section with a product grid that shows only complete rows. */
export function ProductRow({ id, title, aside, more, columns = 5, ...grid }: ProductRowProps) {
  return (
    <Section id={id} title={title} aside={aside} more={more} above="rhythm">
      <ProductGrid {...grid} hasFullRows columns={columns} label={title} />
    </Section>
  );
}
