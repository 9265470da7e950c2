import { useEffect, useRef, useState } from 'react';
import { MAX_FIRST } from '#schema/rules/limits.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { loginPath, productPath, vendorStorePath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { useListed } from '#client/features/saved/useListed.ts';
import { type Follow, followsVar, unfollowed } from '#client/state/follows.ts';
import type { RemovedEntry } from '#client/state/removableList.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { useSessionUser } from '#client/state/useSessionUser.ts';
import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { QuietSelect } from '#client/ui/navigation/QuietSelect.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { useItemFocus } from '#client/ui/primitives/useItemFocus.ts';
import styles from './Follow.module.css';
import type { MessageKey } from '#client/i18n/Translate.ts';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { nameOrder } from '#schema/rules/collation.ts';
import { MakerPortrait, usePlace, VendorLogo } from '#client/features/vendors/VendorMarks.tsx';
import { FollowsDocument, type FollowsQuery } from './Follows.generated.ts';

const FOLLOW_SORTS = {
  latest: { label: 'follow.sortLatest', compare: () => 0 },
  name: { label: 'follow.sortName', compare: (left, right, byName) => byName(left.name, right.name) },
  level: { label: 'follow.sortLevel', compare: (left, right) => right.level - left.level },
  products: { label: 'follow.sortProducts', compare: (left, right) => right.productCount - left.productCount },
} as const satisfies Record<
  string,
  { label: MessageKey; compare: (left: FollowedVendor, right: FollowedVendor, byName: ReturnType<typeof nameOrder>) => number }
>;

type FollowSort = keyof typeof FOLLOW_SORTS;

/** Vendors followed on this device or, for members, by the account. */
export function FollowPage() {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const isMember = useSessionUser() !== null;
  const { entries } = usePersisted(followsVar);
  const removed = usePersisted(unfollowed.removedVar);
  const [sort, setSort] = useState<FollowSort>('latest');
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useItemFocus(root);
  useEffect(() => unfollowed.forget, []);

  const listed = entries.slice(-MAX_FIRST);
  const ids = [...listed, ...removed.map(({ entry }) => entry)].map(({ vendorId }) => vendorId);
  const requestedIds = [...new Set(ids)].slice(-MAX_FIRST);
  const { listed: vendors, hasFailed, retry } = useListed('Vendor', FollowsDocument, requestedIds, 'cache-first');
  const rows = vendors === null ? [] : followRows(listed, removed, vendors, { sort, locale });
  const isEmpty = isHydrated && entries.length === 0;

  const undo = (vendorId: string) => {
    unfollowed.putBack(vendorId);
    focusOn(vendorId);
  };
  const unfollow = (vendorId: string, name: string) => {
    unfollowed.takeOut(vendorId);
    focusOn(vendorId);
    const action = { label: t('cart.undo'), onPress: () => undo(vendorId) };
    toast.success(t('follow.removed', { name }), { id: 'follow', action });
  };
  return (
    <AccountFrame isMember={isMember}>
      <title>{`${t('follow.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Stack ref={root} gap={4} className={styles.page}>
        <h1 tabIndex={-1}>{t('follow.title')}</h1>
        <noscript>
          <Text tone="muted">{t('follow.noScript')}</Text>
        </noscript>
        {isHydrated && entries.length > 0 && (
          <Cluster justify="between">
            <Text tone="muted">
              <span>{t('follow.hint', { n: entries.length })}</span>
              {listed.length < entries.length && <span>{` · ${t('follow.newest', { n: listed.length })}`}</span>}
              {!isMember && (
                <>
                  {' · '}
                  {t('follow.keep')} <AppLink to={loginPath('/user-follow')}>{t('follow.keepLogIn')}</AppLink>
                </>
              )}
            </Text>
            {entries.length > 1 && (
              <QuietSelect
                label={t('follow.sort')}
                value={sort}
                options={Object.entries(FOLLOW_SORTS).map(([value, { label }]) => ({ value, label: t(label) }))}
                onChoose={(one) => setSort(one as FollowSort)}
              />
            )}
          </Cluster>
        )}
        {hasFailed && <SectionError message={t('follow.failed')} onRetry={retry} />}
        {isHydrated && vendors === null && !hasFailed && ids.length > 0 && (
          <Stack gap={2} aria-hidden="true">
            {listed.map(({ vendorId }) => (
              <Skeleton key={vendorId} height="92px" radius="var(--radius-l)" />
            ))}
          </Stack>
        )}
        {rows.length > 0 && (
          <ul className={styles.rows} aria-label={t('follow.list')}>
            {rows.map(({ vendor, isRemoved }) => (
              <li key={vendor.id} data-item={vendor.id}>
                {isRemoved ? (
                  <RemovedNote text={t('follow.removed', { name: vendor.name })} name={vendor.name} onUndo={() => undo(vendor.id)} />
                ) : (
                  <FollowRow vendor={vendor} onUnfollow={() => unfollow(vendor.id, vendor.name)} />
                )}
              </li>
            ))}
          </ul>
        )}
        {isEmpty && (
          <NothingHere
            icon="shop"
            title={t('follow.empty')}
            text={t('follow.emptyHint')}
            links={[{ to: '/catalog-multi-vendor', label: t('follow.toShops') }]}
          />
        )}
      </Stack>
    </AccountFrame>
  );
}

/** A list row: a vendor, or an undo note for a vendor that was unfollowed. */
interface FollowedRow {
  vendor: FollowedVendor;
  isRemoved: boolean;
}

/** The list's rows. By default, the most recently followed vendor comes first. */
function followRows(
  entries: readonly Follow[],
  removed: readonly RemovedEntry<Follow>[],
  vendors: ReadonlyMap<string, FollowedVendor>,
  { sort, locale }: { sort: FollowSort; locale: Locale },
): FollowedRow[] {
  const all = unfollowed.withRemoved(entries, removed).reverse();
  const rows = all.flatMap(({ vendorId }): FollowedRow[] => {
    const vendor = vendors.get(vendorId);
    return vendor ? [{ vendor, isRemoved: !entries.some((entry) => entry.vendorId === vendorId) }] : [];
  });
  const byName = nameOrder(locale);
  return rows.sort((left, right) => FOLLOW_SORTS[sort].compare(left.vendor, right.vendor, byName));
}

const MONTH_MS = 30 * 86_400_000;
/** Number of new products to query per vendor. */
const QUERIED_PRODUCTS = 8;
const SHOWN = 4;

/** A followed vendor, with its products from the last 30 days. */
function FollowRow({ vendor, onUnfollow }: { vendor: FollowedVendor; onUnfollow: () => void }) {
  const t = useT();
  const [since] = useState(() => new Date(Date.now() - MONTH_MS).toISOString());
  const placeOf = usePlace();
  const { slug, name, kind, level, levelOutOf, productCount, products, followerCount } = vendor;
  const arrivals = products?.nodes.filter(({ createdAt }) => createdAt > since) ?? [];
  const fresh = arrivals.length;
  return (
    <Cluster noWrap align="start" gap={4} className={styles.row}>
      <VendorLogo vendor={vendor} />
      <MakerPortrait vendor={vendor} sizes="60px" />
      <Stack gap={2} className={styles.who}>
        <Cluster gap={3}>
          <div className={styles.who}>
            <Text as={AppLink} size="lead" weight="strong" to={vendorStorePath(slug)}>
              {name}
            </Text>
            <Text size="compact" tone="subtle">
              {kind} · {placeOf(vendor)}
            </Text>
          </div>
          <Text as={Cluster} gap={4} isTight size="compact" tone="muted" isTabular className={styles.figures}>
            <span>{t('follow.level', { level, of: levelOutOf })}</span>
            <span>{t('follow.products', { n: productCount })}</span>
            <span>{t('follow.followers', { n: followerCount })}</span>
          </Text>
          <p className={styles.fresh}>
            {fresh > 0 && (
              <Badge>{fresh < QUERIED_PRODUCTS ? t('follow.new', { n: fresh }) : t('follow.newMany', { n: QUERIED_PRODUCTS - 1 })}</Badge>
            )}
          </p>
          <Button variant="outline" size="small" aria-label={t('follow.unfollowName', { name })} onClick={onUnfollow}>
            {t('follow.unfollow')}
          </Button>
        </Cluster>
        {fresh > 0 && (
          <Grid as="ul" min="200px" gap={2} aria-label={t('follow.newOf', { name })}>
            {arrivals.slice(0, SHOWN).map((product) => (
              <li key={product.id}>
                <Text as={AppLink} size="body" to={productPath(product.slug)} className={styles.arrival}>
                  <ProductImage image={product.images[0]} sizes="56px" isDecorative />
                  <span>{product.title}</span>
                </Text>
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </Cluster>
  );
}

type Node = NonNullable<NonNullable<FollowsQuery['nodes']>[number]>;
type FollowedVendor = Extract<Node, { __typename: 'Vendor' }>;
