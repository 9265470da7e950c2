import { dataPath, fashionShopPath, productPath, type AppPath } from '#client/config/links.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { DealSpread } from '#client/features/fronts/DealSpread.tsx';
import type { Fronts_ProductBannerFragment } from '#client/features/fronts/Fronts.generated.ts';
import { capitalised } from '#schema/rules/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { Picture } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container, Cluster, Frame, Grid, Scroller, Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { MoreLink } from '#client/ui/primitives/SectionHeading.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { cardSlots } from '../cardSlots.tsx';
import type { FashionHomePage_ShelfFragment, FashionHomePageQuery } from './FashionHomePage.generated.ts';
import styles from './FashionHomePage.module.css';

type List<Key extends keyof FashionHomePageQuery> = NonNullable<FashionHomePageQuery[Key]>;

/** SVG paths for the category icons on a 32 px grid, by icon name. */
const GARMENT_ICONS: Readonly<Record<string, string>> = {
  shirt: 'M12 5c1 2.4 7 2.4 8 0l6.5 3 2 7-4 1.2V27h-17V16.2l-4-1.2 2-7zM16 7v20M16 12.5h.01M16 17.5h.01M16 22.5h.01',
  dress: 'M11 4v4.5M21 4v4.5M11 8.5c2 2 8 2 10 0l-1.2 6.5L25 27H7l5.2-12z',
  gown: 'M12 4l-.6 5M20 4l.6 5M11.4 9h9.2l-1.3 6c1 5 3.6 8.6 6.2 13H6.5c2.6-4.4 5.2-8 6.2-13zM12.7 15h6.6',
  romper: 'M12 5c1 2 7 2 8 0l6 3-1.5 5-3.5-1v7l2 8h-5.5L16 22l-1.5 5H9l2-8v-7l-3.5 1L6 8z',
  jacket: 'M12 5l4 3.5L20 5l6.5 3.5 1.5 14-4 .5V27H8v-4l-4-.5 1.5-14zM16 8.5V27M11 18.5h2.5M18.5 18.5H21',
  hoodie: 'M11 9c0-7 10-7 10 0l5.5 2.5 1.5 11-4 .5v4H8v-4l-4-.5 1.5-11zM11 9c2 4 8 4 10 0M12 20h8v4h-8z',
  jeans: 'M9 4h14l2 24h-6l-3-15-3 15H7zM9 8h14M16 4v5',
  hanger: 'M16 11.5V9.8a2.8 2.8 0 1 0-2.8-2.8M16 11.5 29 21c1 1 .4 3-1.2 3H4.2C2.6 24 2 22 3 21z',
  'baby-shoe': 'M4 12v11h24c0-4.5-3-6-7.5-7L14 10.5 11.5 13zM4 19.5h24M15 15.5l2-2M18.5 17l1.8-2',
  bag: 'M6 12h20l2 15H4zM11 15v-5.5a5 5 0 0 1 10 0V15',
  wallet: 'M4 9h22v17H4zM4 9l17-4v4M20 15.5h8v5h-8z',
  belt: 'M2 12h18v8H2zM20 12h10v8H20zM12 14.5h10v3H12M5.5 16h.01M8.5 16h.01',
  ring: 'M16 28a8 8 0 1 0 0-16 8 8 0 0 0 0 16M11.5 8l2-4h5l2 4-4.5 4.5z',
  glasses: 'M3 12h26M13.5 14.5a5 5 0 1 1-10 0V12h10zM28.5 14.5a5 5 0 1 1-10 0V12h10zM13.5 14c1.5-1.5 3.5-1.5 5 0',
  racket: 'M12.5 19.5c-5-1.5-7-6.5-5-11s8-6 12-3 4.5 8.5 1 12-6 2.5-8 2zM12.5 19.5 5 28M9 7l10 10M16.5 4.5 8 13M22 9l-8.5 8.5',
  kite: 'M16 3l9 11-9 9-9-9zM16 3v20M7 14h18M16 23c0 3 3 2 3 4s-3 1-3 3',
};

/** Category links with an icon, name and product count. */
export function GarmentCategories({ categories }: Pick<List<'fashioncategories'>, 'categories'>) {
  const t = useT();
  if (categories.length === 0) return null;
  return (
    <Container>
      <nav aria-labelledby="fashion-categories">
        <VisuallyHidden as="h2" id="fashion-categories">
          {t('fashion.byCategory')}
        </VisuallyHidden>
        <Grid as="ul" columns={{ base: 4, lg: 8 }} gap={1} className={styles.categories}>
          {categories.map(({ slug, name, icon, productCount }) => (
            <li key={slug}>
              <Stack as={AppLink} gap={0} align="center" to={fashionShopPath({ category: slug })}>
                <svg
                  viewBox="0 0 32 32"
                  width="34"
                  height="34"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.25"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d={GARMENT_ICONS[icon ?? ''] ?? GARMENT_ICONS.hanger} />
                </svg>
                <Text as="span" size="body">
                  {capitalised(name)}
                </Text>
                <Text as="span" size="small" tone="subtle">
                  {t('fashion.pieces', { n: productCount })}
                </Text>
              </Stack>
            </li>
          ))}
        </Grid>
      </nav>
    </Container>
  );
}

/** Deal of the week, with the week's other deals as thumbnails. */
export function WeekDeal({ deal }: { deal: List<'fashiondeal'> }) {
  const t = useT();
  const [lead, ...others] = deal.products;
  if (!lead) return null;
  return (
    <Container>
      <DealSpread
        id="week-deal"
        product={lead}
        endsAt={deal.endsAt}
        eyebrow={
          <Text size="body" tone="muted">
            {deal.title} · {lead.vendor.name}
          </Text>
        }
        price={formatMoney(lead.price.current.minorUnits)}
        cta={t('home.seeDeal')}
        className={styles.deal}
      >
        {others.length > 0 && (
          <div className={styles.otherDeals}>
            <Grid as="ul" columns={5} gap={2} aria-label={t('fashion.otherDeals')}>
              {others.slice(0, 5).map(({ id, slug, title, price, images: [small] }) => (
                <li key={id}>
                  <AppLink to={productPath(slug)} title={title}>
                    <ProductImage image={small} sizes="88px" isDecorative>
                      <VisuallyHidden>
                        {title}, {t('ui.percentOff', { n: price.discountPercent ?? 0 })}
                      </VisuallyHidden>
                      <b aria-hidden="true">{`−${price.discountPercent}%`}</b>
                    </ProductImage>
                  </AppLink>
                </li>
              ))}
            </Grid>
            <MoreLink to={fashionShopPath({ sale: true })}>{t('fashion.allDeals')}</MoreLink>
          </div>
        )}
      </DealSpread>
    </Container>
  );
}

interface ProductShelfProps {
  id: string;
  shelf: FashionHomePage_ShelfFragment;
  /** `lead`: one large and four small cards; `beside`: four cards next to a text; `row`: six small cards. */
  variant: 'lead' | 'beside' | 'row';
  /** Link to all products; by default, to the products in the shelf's categories. */
  more?: { to: AppPath; label: string };
  /** Text below the heading, only for `beside`. */
  copy?: string;
  /** Whether to show links to the categories next to the heading. */
  hasCategories?: boolean;
}

const SHELVES = {
  lead: { shown: 5, columns: { base: 2 }, sizes: '(min-width: 1024px) 300px, 46vw', firstSizes: '(min-width: 1024px) 680px, 92vw' },
  beside: { shown: 4, columns: { base: 2, lg: 4 }, sizes: '(min-width: 1024px) 260px, 46vw', firstSizes: undefined },
  row: { shown: 6, columns: { base: 2, sm: 3, lg: 6 }, sizes: '(min-width: 1024px) 210px, 46vw', firstSizes: undefined },
} as const;

/** A section of product cards. */
export function ProductShelf({
  id,
  shelf: { title, categories, products },
  variant,
  more,
  copy,
  hasCategories = false,
}: ProductShelfProps) {
  const t = useT();
  if (products.length === 0) return null;
  const { shown, columns, sizes, firstSizes } = SHELVES[variant];
  const all = more ?? { to: fashionShopPath({ category: categories.map(({ slug }) => slug) }), label: t('ui.seeAll') };
  const link = <MoreLink to={all.to}>{all.label}</MoreLink>;
  const heading = <h2 id={id}>{title}</h2>;
  const grid = (
    <Grid as="ul" columns={columns} className={cx(styles.products, variant === 'lead' && styles.lead)}>
      {products.slice(0, shown).map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={index === 0 ? (firstSizes ?? sizes) : sizes} {...cardSlots} />
        </li>
      ))}
    </Grid>
  );
  return (
    <Container>
      {variant === 'beside' ? (
        <Split as="section" side="230px" isReversed gap={6} aria-labelledby={id}>
          <Stack gap={2} align="start">
            {heading}
            <Text tone="muted">{copy}</Text>
            {link}
          </Stack>
          {grid}
        </Split>
      ) : (
        <Stack as="section" gap={5} aria-labelledby={id} className={styles.shelf}>
          <Cluster gap={8} align="baseline" justify="between" isTight>
            {heading}
            {hasCategories ? (
              <Scroller as="nav" gap={6} align="baseline" aria-label={title}>
                {categories.slice(0, 4).map(({ slug, name }) => (
                  <Text as={AppLink} key={slug} size="body" tone="muted" to={fashionShopPath({ category: slug })}>
                    {capitalised(name)}
                  </Text>
                ))}
                {link}
              </Scroller>
            ) : (
              link
            )}
          </Cluster>
          {grid}
        </Stack>
      )}
    </Container>
  );
}

interface BrandGridProps extends Pick<List<'fashionbrand'>, 'title' | 'brands'> {
  /** Number of fashion products by brand slug; null if the listing failed to load. */
  piecesOf: ReadonlyMap<string, number> | null;
}

/** Brand links with product counts, alternating between upright and italic. */
export function BrandGrid({ title, brands, piecesOf }: BrandGridProps) {
  const t = useT();
  if (brands.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby="fashion-brands">
        <VisuallyHidden as="h2" id="fashion-brands">
          {title}
        </VisuallyHidden>
        <Grid as="ul" columns={{ base: 2, md: 3 }} gap={1} className={styles.brands}>
          {brands.map(({ slug, name }) => {
            const count = piecesOf?.get(slug);
            return (
              <li key={slug}>
                <AppLink to={fashionShopPath({ brand: slug })}>
                  <span>{name}</span>
                  {count !== undefined && (
                    <>
                      <Text as="sup" size="small" tone="subtle" aria-hidden="true">
                        {count}
                      </Text>
                      <VisuallyHidden>, {t('fashion.pieces', { n: count })}</VisuallyHidden>
                    </>
                  )}
                </AppLink>
              </li>
            );
          })}
        </Grid>
      </section>
    </Container>
  );
}

/** Lookbook: a close-up of the first product, a collage of the others under an arch, and links to all of them. */
export function Lookbook({ banner }: { banner: Fronts_ProductBannerFragment }) {
  const [first, ...others] = banner.products;
  const close = first?.images[0];
  return (
    <Container>
      <Stack as="section" gap={4} aria-labelledby="lookbook" className={styles.lookbook}>
        <h2 id="lookbook">
          <SplitTitle>{banner.title}</SplitTitle>
        </h2>
        <Split side="57%" from="md" gap={6} align="stretch">
          {close && (
            <AppLink to={productPath(first.slug)} className={styles.close} aria-label={first.title}>
              <Picture image={close} sizes="(min-width: 768px) 1200px, 200vw" isDecorative />
            </AppLink>
          )}
          <Stack gap={4}>
            <Frame ratio="1.08" className={styles.arch}>
              <span />
              {others.slice(0, 3).map(({ id, images: [image] }) => (
                <span key={id}>{image && <Picture image={image} sizes="(min-width: 768px) 440px, 60vw" isDecorative />}</span>
              ))}
            </Frame>
            <Grid min="260px" gap={10} className={styles.lookWords}>
              <Stack gap={1} align="start">
                {banner.copy && <Text tone="muted">{banner.copy}</Text>}
                {banner.cta && <MoreLink to={dataPath(banner.href)}>{banner.cta}</MoreLink>}
              </Stack>
              <ul>
                {banner.products.map(({ id, slug, title, price }) => (
                  <Cluster as="li" key={id} gap={5} justify="between" noWrap>
                    <AppLink to={productPath(slug)}>{title}</AppLink>
                    <Text as="span" tone="muted">
                      {formatMoney(price.current.minorUnits)}
                    </Text>
                  </Cluster>
                ))}
              </ul>
            </Grid>
          </Stack>
        </Split>
      </Stack>
    </Container>
  );
}

/** A title in which the part after the first comma or colon is on a new line in italics. */
export function SplitTitle({ children }: { children: string }) {
  const match = /^(.+?(?:[,:](?=\s)|[，：]))\s*(.+)$/.exec(children);
  if (!match) return <>{children}</>;
  return (
    <>
      <span>{match[1]}</span> <em>{match[2]}</em>
    </>
  );
}
