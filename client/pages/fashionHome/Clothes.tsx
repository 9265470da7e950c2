import { fashionShopPath } from '#client/config/links.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { cardSlots } from '../cardSlots.tsx';
import styles from './Clothes.module.css';
import type { FashionHomePageQuery } from './FashionHomePage.generated.ts';
import { SectionLink } from './SectionLink.tsx';

interface ClothesProps {
  clothes: NonNullable<FashionHomePageQuery['fashionclothes']>;
  /** Pieces in the whole fashion shop. */
  total: number | null;
}

/** Clothes: one piece large, four beside it. */
export function Clothes({ clothes, total }: ClothesProps) {
  const t = useT();
  const { title, categories, products } = clothes;
  if (products.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby="fashion-clothes">
        <div className={styles.head}>
          <h2 id="fashion-clothes">{title}</h2>
          <nav className={styles.ways} aria-label={title}>
            {categories.slice(0, 4).map(({ slug, name }) => (
              <AppLink key={slug} to={fashionShopPath({ category: slug })}>
                {capitalised(name)}
              </AppLink>
            ))}
            <SectionLink to={fashionShopPath()}>{total === null ? t('ui.seeAll') : t('home.seeAll', { n: total })}</SectionLink>
          </nav>
        </div>
        <ul className={styles.grid}>
          {products.slice(0, 5).map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                sizes={index === 0 ? '(min-width: 1024px) 680px, 92vw' : '(min-width: 1024px) 300px, 46vw'}
                renderMarks={cardSlots.renderMarks}
              />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
