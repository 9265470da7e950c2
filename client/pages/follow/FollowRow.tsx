import { useState } from 'react';
import { productPath, shopPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { VendorLogo } from '#client/features/vendors/VendorLogo.tsx';
import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { FollowedVendor } from './useFollowed.ts';
import styles from './Follow.module.css';

const MONTH_MS = 30 * 86_400_000;
/** As many of the newest products as are asked for. */
const LOOKED_AT = 8;
const SHOWN = 4;

/** A vendor that is followed: who it is, and what is new there. */
export function FollowRow({ vendor, onUnfollow }: { vendor: FollowedVendor; onUnfollow: () => void }) {
  const t = useT();
  const [since] = useState(() => new Date(Date.now() - MONTH_MS).toISOString());
  const { slug, name, kind, city, state, level, levelOutOf, productCount, products, followerCount } = vendor;
  const arrivals = products?.nodes.filter(({ createdAt }) => createdAt > since) ?? [];
  const fresh = arrivals.length;
  const place = state === null ? city : `${city}, ${t(`states.${state}`)}`;
  return (
    <Cluster noWrap align="start" gap={4} className={styles.row}>
      <VendorLogo vendor={vendor} />
      <Stack gap={2} className={styles.who}>
        <Cluster gap={3}>
          <div className={styles.who}>
            <Text as={AppLink} size="lead" weight="strong" to={shopPath(slug)}>
              {name}
            </Text>
            <Text size="compact" tone="subtle">
              {kind} · {place}
            </Text>
          </div>
          <Text as={Cluster} gap={4} isTight size="compact" tone="muted" isTabular className={styles.figures}>
            <span>{t('follow.level', { level, of: levelOutOf })}</span>
            <span>{t('follow.products', { n: productCount })}</span>
            <span>{t('follow.followers', { n: followerCount })}</span>
          </Text>
          <p className={styles.fresh}>
            {fresh > 0 && <Badge>{fresh < LOOKED_AT ? t('follow.new', { n: fresh }) : t('follow.newMany', { n: LOOKED_AT - 1 })}</Badge>}
          </p>
          <Button look="outline" size="small" aria-label={t('follow.unfollowName', { name })} onClick={onUnfollow}>
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
