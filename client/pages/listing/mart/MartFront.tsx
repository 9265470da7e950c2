import type { ReactNode } from 'react';
import { martCategoryPath } from '#client/config/links.ts';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { cardSlots } from '../../cardSlots.tsx';
import type { MartShelf_CategoryFragment } from '../MartShelf.generated.ts';
import { BuyAgain } from './BuyAgain.tsx';
import styles from './MartFront.module.css';

interface MartFrontProps {
  shelves: readonly MartShelf_CategoryFragment[];
  /** Halal only, and what to do when something has run out. */
  children: ReactNode;
}

/** How the mart opens: its categories, what was bought before, then a shelf of each category with a way to jump to it. */
export function MartFront({ shelves, children }: MartFrontProps) {
  const t = useT();
  const filled = shelves.filter(({ products }) => products.nodes.length > 0);
  return (
    <>
      <ScrollRow label={t('mart.categories')} className={styles.categories} hasButtons>
        {shelves.map(({ slug, name, image }) => (
          <li key={slug}>
            <AppLink to={martCategoryPath(slug)} className={styles.category}>
              <ProductImage image={image} sizes="(min-width: 1280px) 168px, 112px" isEager isDecorative />
              <span>{name}</span>
            </AppLink>
          </li>
        ))}
      </ScrollRow>
      {children}
      <BuyAgain />
      <nav className={styles.jumps} aria-label={t('mart.jump')}>
        <ul>
          {filled.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#shelf-${slug}`}>{name}</a>
            </li>
          ))}
          <li>
            <a href="#everything">{t('mart.everything')}</a>
          </li>
        </ul>
      </nav>
      {filled.map(({ slug, name, productCount, products }) => (
        <section key={slug} className={styles.section} aria-labelledby={`shelf-${slug}`}>
          <SectionHeading
            id={`shelf-${slug}`}
            title={name}
            more={{
              to: martCategoryPath(slug),
              label: (
                <>
                  {t('mart.seeAll', { n: productCount })}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </>
              ),
            }}
          />
          <ProductGrid products={products.nodes} columns={5} look="compact" label={name} {...cardSlots} />
        </section>
      ))}
      <h2 id="everything" className={styles.everything}>
        {t('mart.everything')}
      </h2>
    </>
  );
}
