import { type BuiltPath, martCategoryPath } from '#client/config/links.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import type { Facet } from '#client/features/filters/facetGroups.ts';
import { withEverything } from '#client/features/filters/changeListingQuery.ts';
import type { ListingUrl } from '#client/features/filters/useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { JumpList } from '#client/ui/navigation/JumpList.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import type { MartShelf_CategoryFragment } from './ListingPage.generated.ts';
import { MartPromises } from './MartPromises.tsx';
import styles from './MartListing.module.css';

interface MartFrontProps {
  shelves: readonly MartShelf_CategoryFragment[];
  listingUrl: ListingUrl;
  facets: readonly Facet[];
  /** Number of the mart's products. */
  total: number;
}

/** Front page of the mart: services, earlier purchases, and a shelf for each category with a row of links to them. */
export function MartFront({ shelves, listingUrl, facets, total }: MartFrontProps) {
  const t = useT();
  const filled = shelves.filter(({ products }) => products.nodes.length > 0);
  return (
    <>
      <MartPromises listingUrl={listingUrl} facets={facets} />
      <BuyAgain />
      <JumpList label={t('mart.jump')} parts={filled.map(({ slug, name }) => ({ id: `shelf-${slug}`, label: name }))} />
      {filled.map((shelf, at) => (
        <Shelf key={shelf.slug} shelf={shelf} isFirst={at === 0} />
      ))}
      <div id="everything" className={styles.everything}>
        <ButtonLink to={listingUrl.hrefOf(withEverything(listingUrl.query)) as BuiltPath} variant="outline" isWide iconEnd="arrowRight">
          {t('mart.list', { n: total })}
        </ButtonLink>
      </div>
    </>
  );
}

/** Number of products on a full shelf. */
const SHELF = 6;

function Shelf({ shelf: { slug, name, productCount, products }, isFirst }: { shelf: MartShelf_CategoryFragment; isFirst: boolean }) {
  const t = useT();
  const path = martCategoryPath(slug);
  const all = (
    <>
      {t('mart.seeAll', { n: productCount })}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  );
  return (
    <Section id={`shelf-${slug}`} title={name} more={{ to: path, label: all }} className={styles.shelf}>
      <ScrollRow label={name} className={styles.row} hasButtons>
        {products.nodes.map((product, at) => (
          <li key={product.id} data-item={product.id}>
            <ProductCard
              product={product}
              sizes="(min-width: 1280px) 196px, 150px"
              isEager={isFirst && at < 3}
              density="compact"
              {...cardSlots}
            />
          </li>
        ))}
        {products.nodes.length < SHELF && (
          <li>
            <AppLink to={path} className={styles.rest}>
              {t('mart.allOf', { name })}
            </AppLink>
          </li>
        )}
      </ScrollRow>
    </Section>
  );
}
