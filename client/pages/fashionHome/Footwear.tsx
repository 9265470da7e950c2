import { fashionShopPath } from '#client/config/links.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Container } from '#client/ui/primitives/Container.tsx';
import { cardSlots } from '../cardSlots.tsx';
import type { FashionHomePageQuery } from './FashionHomePage.generated.ts';
import styles from './Footwear.module.css';
import { SectionLink } from './SectionLink.tsx';

/** Footwear: a column of words, then four pairs. */
export function Footwear({ footwear }: { footwear: NonNullable<FashionHomePageQuery['fashionfootwear']> }) {
  const t = useT();
  const { title, categories, products } = footwear;
  if (products.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby="fashion-footwear" className={styles.line}>
        <div className={styles.words}>
          <h2 id="fashion-footwear">{title}</h2>
          <p>{t('fashion.footwearCopy')}</p>
          <SectionLink to={fashionShopPath({ category: categories.map(({ slug }) => slug) })}>{t('ui.seeAll')}</SectionLink>
        </div>
        <ul className={styles.pairs}>
          {products.slice(0, 4).map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes="(min-width: 1024px) 260px, 46vw" renderMarks={cardSlots.renderMarks} />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
