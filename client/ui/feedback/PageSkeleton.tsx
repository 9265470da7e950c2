import { Block, Container, Cluster, Grid, Split, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { Skeleton } from './Skeleton.tsx';
import styles from './PageSkeleton.module.css';
import { cx } from '#client/ui/primitives/cx.ts';

/** Data from the pressed product card, shown until the product's page has loaded. */
export interface KnownProduct {
  title: string;
  /** URL of the card's picture. */
  picture: string | null;
  ground: string | null;
}

interface PageSkeletonProps {
  /** `article`: a heading and its text below the breadcrumbs; `page`: a heading and boxes. */
  variant: 'listing' | 'product' | 'article' | 'page';
  sidebar?: 'left' | 'right' | 'none';
  columns?: number;
  /** Shows the listing in rows instead of a grid. */
  isList?: boolean;
  product?: KnownProduct | null;
}

/** Skeleton for a page that is loading, with the dimensions of that kind of page. Rendered before the previous page, which it hides. */
export function PageSkeleton({ variant, sidebar = 'none', columns = 4, isList = false, product = null }: PageSkeletonProps) {
  return (
    <Container className={styles.page} aria-hidden="true" data-skeleton={variant}>
      {variant !== 'page' && (
        <Cluster className={styles.crumbs}>
          <Skeleton width="180px" height="12px" />
        </Cluster>
      )}
      {variant === 'listing' && <ListingSkeleton sidebar={sidebar} columns={columns} isList={isList} />}
      {variant === 'product' && <ProductSkeleton sidebar={sidebar} product={product} />}
      {variant === 'article' && (
        <Stack gap={8} measure="653px" above={5}>
          <Skeleton width="70%" height="var(--text-display)" />
          <Lines widths={['100%', '94%', '98%', '60%']} />
          <Lines widths={['96%', '100%', '90%', '97%', '40%']} />
        </Stack>
      )}
      {variant === 'page' && (
        <Stack gap={6} style={{ paddingTop: 'var(--page-top)' }}>
          <Skeleton width="min(260px, 60%)" height="calc(1.1 * var(--text-h1))" />
          <Lines widths={['min(420px, 90%)', 'min(360px, 70%)']} />
          <Grid columns={{ base: 1, md: 2 }} gap={5}>
            <Skeleton height="220px" radius="var(--radius-l)" />
            <Skeleton height="220px" radius="var(--radius-l)" />
          </Grid>
        </Stack>
      )}
    </Container>
  );
}

const SIDE = 'minmax(340px, 400px)';
const CARDS = 12;

function ListingSkeleton({ sidebar, columns, isList }: Required<Pick<PageSkeletonProps, 'sidebar' | 'columns' | 'isList'>>) {
  const beside = sidebar === 'none' ? 3 : 2;
  const grid = isList ? { base: 1, lg: columns } : { base: 2, sm: beside, lg: Math.min(3, columns), xl: columns };
  const facets = (
    <Stack gap={10}>
      {[1, 2, 3].map((facet) => (
        <Lines key={facet} widths={['50%', '90%', '84%', '88%', '70%']} />
      ))}
    </Stack>
  );
  return (
    <>
      <Cluster align="end" justify="between" above={3}>
        <Skeleton width="210px" height="calc(1.1 * var(--text-h1))" />
        <Cluster as="span" className={styles.count}>
          <Skeleton width="180px" height="14px" />
        </Cluster>
      </Cluster>
      <Cluster as="span" className={styles.note}>
        <Skeleton width="210px" height="12px" />
      </Cluster>
      <SidebarLayout side={sidebar} className={styles.below} sidebar={{ label: '', content: facets, isWideOnly: true }}>
        <Skeleton height="44px" radius="var(--radius-m)" />
        <Grid columns={grid} className={styles.grid}>
          {Array.from({ length: CARDS }, (_, card) => (
            <Grid key={card} columns={isList ? 'minmax(0, 190px) minmax(0, 1fr)' : 'minmax(0, 1fr)'} gap={['none', 5]}>
              <Skeleton ratio="1" radius="var(--radius-l)" />
              <Stack gap={2} above={3}>
                <Skeleton width="96px" height="28px" />
                <Skeleton width="88%" height="15px" />
                <Skeleton width="60%" height="13px" />
                <Skeleton width="46%" height="13px" />
              </Stack>
            </Grid>
          ))}
        </Grid>
      </SidebarLayout>
    </>
  );
}

function ProductSkeleton({ sidebar, product }: Required<Pick<PageSkeletonProps, 'sidebar' | 'product'>>) {
  const isBeside = sidebar !== 'none';
  const list = <Lines widths={['60%', '90%', '84%', '88%', '70%', '80%']} />;
  return (
    <SidebarLayout side={sidebar} className={styles.product} sidebar={{ label: '', content: list }}>
      <Split gap={[5, 14]} side={isBeside ? SIDE : 'minmax(380px, 500px)'} from={isBeside ? 'xl' : 'lg'}>
        <Cluster gap={4} align="start" noWrap className={styles.gallery}>
          <Stack className={cx(styles.thumbs, only.fromMd)}>
            <Skeleton ratio="1" radius="var(--radius-m)" />
            <Skeleton ratio="1" radius="var(--radius-m)" />
          </Stack>
          {product === null ? (
            <span className={styles.picture}>
              <Skeleton height="100%" radius="0" />
            </span>
          ) : (
            <span className={styles.picture} data-ground={product.ground ?? undefined}>
              {product.picture !== null && <img src={product.picture} alt="" />}
            </span>
          )}
        </Cluster>
        <Stack gap={4}>
          <Block as="span" above={0}>
            <Skeleton width="92px" height="14px" />
          </Block>
          {product === null ? <Skeleton width="80%" height="calc(1.1 * var(--text-h1))" /> : <p className={styles.name}>{product.title}</p>}
          <Skeleton width="180px" height="14px" />
          <Skeleton width="148px" height="50px" />
          <Lines widths={['100%', '86%']} />
          <Skeleton height="56px" radius="var(--radius-m)" />
          <Skeleton height="56px" radius="var(--radius-m)" />
        </Stack>
      </Split>
    </SidebarLayout>
  );
}

function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <Stack gap={3}>
      {widths.map((width, line) => (
        <Skeleton key={line} width={width} height="14px" />
      ))}
    </Stack>
  );
}
