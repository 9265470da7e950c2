import { ProductCard, type CardDensity } from '#client/features/catalog/ProductCard.tsx';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { cardSlots } from '#client/pages/cardSlots.tsx';
import type { Exhibit, Show } from '../Exhibit.ts';
import { PRODUCTS } from '../samples/products.ts';

const DENSITIES: readonly CardDensity[] = ['large', 'described', 'compact', 'dense'];
const FEW = [PRODUCTS.reduced, PRODUCTS['to choose first'], PRODUCTS['sold out'], PRODUCTS['long words']];

export const products: readonly Exhibit[] = [
  {
    of: 'ProductCard',
    also: ['CardFoot', 'ChooseLink', 'FashionCardTag', 'FashionCardDetails'],
    states: {
      ...statesOf(Object.entries(PRODUCTS), (product) => <ProductCard product={product} sizes="250px" {...cardSlots} />),
      ...statesOf(
        DENSITIES.map((density) => [density, density]),
        (density) => <ProductCard product={PRODUCTS.reduced} sizes="250px" density={density} {...cardSlots} />,
      ),
    },
  },
  {
    of: 'ProductGrid',
    room: 'wide',
    states: {
      columns: () => <ProductGrid products={FEW} columns={4} {...cardSlots} />,
      rows: () => <ProductGrid products={FEW} columns={1} density="row" {...cardSlots} />,
      'half rows': () => <ProductGrid products={FEW} columns={2} density="halfRow" {...cardSlots} />,
    },
  },
];

/** One state per sample. */
function statesOf<Sample>(samples: readonly (readonly [name: string, sample: Sample])[], draw: (sample: Sample) => ReturnType<Show>) {
  return Object.fromEntries(samples.map(([name, sample]): [string, Show] => [name, () => draw(sample)]));
}
