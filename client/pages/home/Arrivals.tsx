import { ProductGrid, type GridProduct } from '#client/features/catalog/ProductGrid.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { Tabs } from '#client/ui/navigation/Tabs.tsx';
import { cardSlots } from '../cardSlots.tsx';

export interface ArrivalsTab {
  key: string;
  label: PlainMessageKey;
  products: readonly GridProduct[];
}

const SHOWN = 10;

/** "Just set out": what is new, by stall. A stall with nothing new has no tab. */
export function Arrivals({ tabs }: { tabs: readonly ArrivalsTab[] }) {
  const t = useT();
  const filled = tabs.filter(({ products }) => products.length > 0);
  if (filled.length === 0) return null;
  return (
    <section aria-labelledby="arrivals">
      <Tabs
        label={t('home.arrivals')}
        heading={<h2 id="arrivals">{t('home.arrivals')}</h2>}
        tabs={filled.map(({ key, label, products }) => ({
          key,
          label: t(label),
          panel: <ProductGrid products={products.slice(0, SHOWN)} columns={5} {...cardSlots} />,
        }))}
      />
    </section>
  );
}
