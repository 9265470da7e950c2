import { listingPath } from '#client/config/links.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { useT } from '#client/i18n/useT.ts';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { Countdown } from './Countdown.tsx';
import { DealTile } from './DealTile.tsx';
import styles from './Deals.module.css';
import type { HomePageQuery } from './HomePage.generated.ts';

interface DealsProps {
  deals: NonNullable<HomePageQuery['deals']>;
  /** How many products are reduced in the whole shop. */
  saleCount: number | null;
}

/** "Deals of the day": a big one and six more, until the clock runs out. */
export function Deals({ deals, saleCount }: DealsProps) {
  const t = useT();
  const [first, ...others] = deals.products;
  if (!first) return null;
  return (
    <section aria-labelledby="deals">
      <SectionHeading
        id="deals"
        title={t('deal.today')}
        aside={deals.endsAt && <Countdown endsAt={deals.endsAt} />}
        more={{ to: listingPath({ sale: true }), label: saleCount === null ? t('ui.seeAll') : t('home.seeAll', { n: saleCount }) }}
      />
      <ul className={styles.grid}>
        <li className={styles.big}>
          <DealTile product={first} />
        </li>
        {others.slice(0, 6).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 1280px) 250px, (min-width: 768px) 24vw, 46vw" {...cardSlots} />
          </li>
        ))}
      </ul>
    </section>
  );
}
