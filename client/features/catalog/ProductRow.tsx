import type { ComponentProps } from 'react';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { ProductGrid } from './ProductGrid.tsx';

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
    <Stack as="section" gap={0} above="rhythm" aria-labelledby={id}>
      <SectionHeading id={id} title={title} aside={aside} more={more} />
      <ProductGrid {...grid} hasFullRows columns={columns} label={title} />
    </Stack>
  );
}
