import { listingPath, productPath } from '#client/config/links.ts';
import { CardCartButton } from '#client/features/cart/CardCartButton.tsx';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import type { ProductCard_ProductFragment } from '#client/features/catalog/ProductCard.generated.ts';
import { defaultLine } from '#client/features/catalog/defaultLine.ts';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';
import { useT } from '#client/i18n/useT.ts';
import { addToCart, cartVar, type CartLine } from '#client/state/cart.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { remainingTime } from '#client/ui/feedback/remainingTime.ts';
import { useNow } from '#client/ui/feedback/useNow.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Grid } from '#client/ui/primitives/Layout.tsx';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { cardSlots } from '../cardSlots.tsx';
import styles from './HomePage.module.css';
import type { HomePageQuery } from './HomePage.generated.ts';

interface DealsProps {
  deals: NonNullable<HomePageQuery['deals']>;
  /** Number of products on sale in the marketplace; null if the query failed. */
  saleCount: number | null;
}

/** Deals: one large tile and six cards. Deals with an end date have a countdown. */
export function DealsOfTheDay({ deals, saleCount }: DealsProps) {
  const t = useT();
  const [first, ...others] = deals.products;
  if (!first) return null;
  return (
    <Section
      id="deals"
      title={t('deal.today')}
      aside={deals.endsAt && <Countdown endsAt={deals.endsAt} />}
      more={{ to: listingPath({ sale: true }), label: saleCount === null ? t('ui.seeAll') : t('home.seeAll', { n: saleCount }) }}
    >
      <Grid as="ul" columns={{ base: 2, md: 3, xl: 5 }} className={styles.deals}>
        <li>
          <DealTile product={first} />
        </li>
        {others.slice(0, 6).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 1280px) 250px, (min-width: 768px) 30vw, 46vw" {...cardSlots} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

/** Countdown. Its space is reserved until hydration. It is not a live region, because screen readers would announce it every second. */
function Countdown({ endsAt }: { endsAt: string }) {
  const t = useT();
  const now = useNow();
  const left = now === null ? null : remainingTime(Date.parse(endsAt), now);
  if (left?.isOver) {
    return (
      <Text size="compact" tone="subtle">
        {t('deal.over')}
      </Text>
    );
  }
  const figures = left ? [left.hours, left.minutes, left.seconds].map((figure) => String(figure).padStart(2, '0')) : ['00', '00', '00'];
  return (
    <Cluster as="p" className={styles.countdown}>
      <Text as="span" size="compact" tone="subtle" aria-hidden="true">
        {t('deal.ends')}
      </Text>
      <Cluster as="time" dateTime={endsAt} data-waiting={left ? undefined : ''} aria-hidden="true">
        {figures.map((figure, index) => (
          <b key={index}>{figure}</b>
        ))}
      </Cluster>
      {left && <VisuallyHidden>{t('deal.endsSpoken', { hours: left.hours, minutes: left.minutes })}</VisuallyHidden>}
    </Cluster>
  );
}

/** Large tile for the first deal. */
function DealTile({ product }: { product: ProductCard_ProductFragment }) {
  const { id, slug, title, vendor, rating, images } = product;
  const { current, was } = product.price;
  return (
    <article className={styles.deal}>
      <ProductImage image={images[0]} sizes="(min-width: 1280px) 500px, (min-width: 768px) 46vw, 92vw" isDecorative />
      <div>
        <Text size="compact" tone="muted">
          {vendor.name}
        </Text>
        <h3>
          <AppLink to={productPath(slug)} className={styles.cover}>
            {title}
          </AppLink>
        </h3>
        <Rating average={rating.average} count={rating.count} variant="counted" />
      </div>
      <HeartToggle productId={id} slug={slug} title={title} priceCents={current.minorUnits} />
      <Cluster align="end" justify="between" className={styles.dealFoot} data-ground={images[0]?.ground ?? undefined}>
        <PriceTag price={formatMoney(current.minorUnits)} was={was && formatMoney(was.minorUnits)} variant="solid" size="large" />
        <DealAction line={defaultLine(product)} slug={slug} />
      </Cluster>
    </article>
  );
}

interface DealActionProps {
  /** null if the product requires a choice of options. */
  line: Omit<CartLine, 'quantity'> | null;
  slug: string;
}

/** Add-to-cart button. Once the deal is in the cart, it becomes the stepper used on product cards. */
function DealAction({ line, slug }: DealActionProps) {
  const t = useT();
  const isIn = usePersisted(cartVar, ({ lines }) => lines.some(({ variantId }) => variantId === line?.variantId));
  if (line === null)
    return (
      <ButtonLink to={productPath(slug)} iconEnd="arrowRight">
        {t('home.seeDeal')}
      </ButtonLink>
    );
  if (isIn) return <CardCartButton line={line} />;
  return (
    <Button icon="plus" aria-label={`${t('home.addDeal')}: ${line.snapshot.title}`} onClick={() => addToCart({ ...line, quantity: 1 })}>
      {t('home.addDeal')}
    </Button>
  );
}
