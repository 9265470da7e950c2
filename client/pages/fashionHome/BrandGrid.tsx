import { fashionShopPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import styles from './BrandGrid.module.css';

interface BrandWallProps {
  title: string;
  brands: readonly { slug: string; name: string; productCount: number }[];
}

/** The makers as one paragraph of names, upright and italic in turn, each with how much it has. */
export function BrandGrid({ title, brands }: BrandWallProps) {
  const t = useT();
  if (brands.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby="fashion-brands" className={styles.wall}>
        <VisuallyHidden as="div">
          <h2 id="fashion-brands">{title}</h2>
        </VisuallyHidden>
        <ul className={styles.names}>
          {brands.map(({ slug, name, productCount }) => (
            <li key={slug}>
              <AppLink to={fashionShopPath({ brand: slug })}>
                {name}
                <sup aria-hidden="true">{productCount}</sup>
                <VisuallyHidden>, {t('fashion.pieces', { n: productCount })}</VisuallyHidden>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
