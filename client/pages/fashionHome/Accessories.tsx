import { fashionShopPath } from '#client/config/links.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Container } from '#client/ui/primitives/Container.tsx';
import { cardSlots } from '../cardSlots.tsx';
import styles from './Accessories.module.css';
import type { FashionHomePageQuery } from './FashionHomePage.generated.ts';
import { SectionLink } from './SectionLink.tsx';

/** Accessories: six small things in a row. */
export function Accessories({ accessories }: { accessories: NonNullable<FashionHomePageQuery['fashionaccessories']> }) {
  const t = useT();
  const { title, categories, products } = accessories;
  if (products.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby="fashion-accessories">
        <div className={styles.head}>
          <h2 id="fashion-accessories">{title}</h2>
          <SectionLink to={fashionShopPath({ category: categories.map(({ slug }) => slug) })}>{t('ui.seeAll')}</SectionLink>
        </div>
        <ul className={styles.row}>
          {products.slice(0, 6).map((product) => (
            <li key={product.id}>
              <ProductCard product={product} sizes="(min-width: 1024px) 210px, 46vw" renderMarks={cardSlots.renderMarks} />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
