import { categoryPath, dataPath, martCategoryPath, vendorStorePath } from '#client/config/links.ts';
import { capitalised } from '#schema/rules/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { Awning } from '#client/ui/media/Awning.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { iconNamed } from '#client/ui/media/iconPaths.ts';
import { Picture } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { Cluster, Grid, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Section, SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import styles from './HomePage.module.css';
import type { HomePageQuery } from './HomePage.generated.ts';

type List<Key extends keyof HomePageQuery> = NonNullable<HomePageQuery[Key]>;

/** The marketplace's services, in one row. */
export function Promises({ services }: { services: List<'services'> }) {
  const t = useT();
  return (
    <Grid as="ul" columns={{ base: 2, md: 4 }} above={6} aria-label={t('home.promises')} className={styles.promises}>
      {services.map(({ key, title, icon }) => (
        <Cluster as="li" key={key} gap={3} noWrap>
          <Icon name={iconNamed(icon, 'check')} size={24} />
          <Emphasised title={title} />
        </Cluster>
      ))}
    </Grid>
  );
}

/** A title with its first half emphasised: "Free shipping | over $200", "30 days | return". */
function Emphasised({ title }: { title: string }) {
  const words = title.split(' ');
  const half = Math.max(1, Math.ceil(words.length / 2));
  // Keeps a number with its noun: "Pemulangan | 30 hari".
  const strong = half > 1 && /^\d+$/.test(words[half - 1] ?? '') ? half - 1 : half;
  return (
    <Text as="span" size="body">
      <b>{words.slice(0, strong).join(' ')}</b> {words.slice(strong).join(' ')}
    </Text>
  );
}

/** A scrolling row of categories with picture, discount badge, name and product count. */
export function CategoryRow({ tiles }: { tiles: List<'categoryTiles'> }) {
  const t = useT();
  return (
    <Section id="categories" title={t('home.categories')} more={{ to: '/rizq-marketplace', label: t('home.allCategories') }}>
      <ScrollRow label={t('home.categories')} item="minmax(clamp(104px, 12vw, 147px), 1fr)" hasButtons>
        {tiles.map(({ position, category, image, percentage }, index) => (
          <li key={position}>
            <AppLink to={categoryPath(category.slug)} className={styles.tile}>
              <ProductImage
                image={image}
                sizes="(min-width: 1280px) 147px, (min-width: 768px) 16vw, 104px"
                isEager={index < 3}
                isDecorative
                radius="xl"
              >
                {percentage && (
                  <Badge tone="sale" isOnTile>
                    <span aria-hidden="true">{t('home.badge', { percent: percentage })}</span>
                    <VisuallyHidden>{t('home.badgeSpoken', { percent: percentage })}</VisuallyHidden>
                  </Badge>
                )}
              </ProductImage>
              <Text as="b" size="body" weight="strong">
                {capitalised(category.name)}
              </Text>
              <Text as="span" size="small" tone="subtle">
                {t('home.items', { n: category.productCount })}
              </Text>
            </AppLink>
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}

/** A dark section with links to the mart's categories. */
export function MartBand({ categories }: { categories: List<'mart'>['categories'] }) {
  const t = useT();
  return (
    <Surface as="section" tone="band" radius="xl" className={styles.band} aria-labelledby="mart">
      <Awning isOnBand />
      <SectionHeading
        id="mart"
        title={t('nav.mart')}
        aside={<Text tone="muted">{t('home.martText')}</Text>}
        more={{ to: '/rizq-mart', label: t('home.openMart') }}
      />
      <ScrollRow label={t('nav.mart')} item="minmax(122px, 1fr)">
        {categories.map(({ slug, name, image }) => (
          <li key={slug}>
            <AppLink to={martCategoryPath(slug)} className={styles.tile}>
              <ProductImage image={image} sizes="(min-width: 1280px) 164px, 122px" isDecorative />
              <Text as="b" size="body" weight="strong">
                {name}
              </Text>
            </AppLink>
          </li>
        ))}
      </ScrollRow>
    </Surface>
  );
}

/** Two offers side by side, each with text on the left and a picture on the right. */
export function Promos({ banners }: { banners: List<'promos'> }) {
  const t = useT();
  return (
    <section aria-labelledby="offers">
      <VisuallyHidden as="h2" id="offers">
        {t('home.offers')}
      </VisuallyHidden>
      <Grid columns={{ base: 1, md: 2 }}>
        {banners.slice(0, 2).map(({ key, title, copy, cta, href, image }) => (
          <article key={key} className={styles.promo} data-ground={image?.ground ?? 'mango'}>
            <Stack>
              <h3>{title}</h3>
              {copy && (
                <Text size="body" tone="muted">
                  {copy}
                </Text>
              )}
              {cta && (
                <Cluster as={AppLink} noWrap to={dataPath(href)} className={styles.cover}>
                  <Text as="span" size="body" weight="strong">
                    {cta}
                  </Text>
                  <Icon name="arrowRight" size={18} />
                </Cluster>
              )}
            </Stack>
            {image && <Picture image={image} sizes="(min-width: 768px) 300px, 44vw" isDecorative />}
          </article>
        ))}
      </Grid>
    </section>
  );
}

/** Vendors at the highest level, with three product pictures each. */
export function FavouriteVendors({ vendors }: { vendors: List<'vendors'>['nodes'] }) {
  const t = useT();
  return (
    <Section id="favourite-vendors" title={t('home.favouriteVendors')} more={{ to: '/catalog-multi-vendor', label: t('home.allShops') }}>
      <ScrollRow label={t('home.favouriteVendors')} item="minmax(270px, 1fr)">
        {vendors.map(({ id, slug, name, kind, city, level, levelOutOf, logo, products }) => (
          <li key={id}>
            <AppLink to={vendorStorePath(slug)} className={styles.tile}>
              <span className={styles.vendorProducts}>
                {products?.nodes.map(({ id: productId, images }, index) => (
                  <ProductImage
                    key={productId}
                    image={images[0]}
                    sizes={index === 0 ? '(min-width: 768px) 206px, 180px' : '103px'}
                    isDecorative
                  />
                ))}
              </span>
              <Cluster as="span" gap={3} noWrap>
                <ProductImage image={logo} sizes="42px" isDecorative radius="m" className={styles.sign} />
                <Stack as="span" gap={0}>
                  <Text as="b" size="body" weight="strong">
                    {name}
                  </Text>
                  <Text as="span" size="small" tone="subtle">
                    {t('home.categoryLine', { kind, city, level, of: levelOutOf })}
                  </Text>
                </Stack>
              </Cluster>
            </AppLink>
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
