import { useState } from 'react';
import { productPath, shopPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
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
  const { slug, name, kind, city, state, level, levelOutOf, productCount, logo, products, followerCount } = vendor;
  const arrivals = products?.nodes.filter(({ createdAt }) => createdAt > since) ?? [];
  const fresh = arrivals.length;
  const place = state === null ? city : `${city}, ${t(`states.${state}`)}`;
  return (
    <div className={styles.row}>
      <span className={styles.sign}>{logo ? <Picture image={logo} sizes="56px" isDecorative /> : name.slice(0, 1)}</span>
      <div className={styles.who}>
        <AppLink to={shopPath(slug)} className={styles.name}>
          {name}
        </AppLink>
        <p>
          {kind} · {place}
        </p>
      </div>
      <p className={styles.figures}>
        <span>{t('follow.level', { level, of: levelOutOf })}</span>
        <span>{t('follow.products', { n: productCount })}</span>
        <span>{t('follow.followers', { n: followerCount })}</span>
      </p>
      <p className={styles.fresh}>
        {fresh > 0 && <Badge>{fresh < LOOKED_AT ? t('follow.new', { n: fresh }) : t('follow.newMany', { n: LOOKED_AT - 1 })}</Badge>}
      </p>
      <Button look="outline" size="small" className={styles.action} aria-label={t('follow.unfollowName', { name })} onClick={onUnfollow}>
        {t('follow.unfollow')}
      </Button>
      {fresh > 0 && (
        <ul className={styles.arrivals} aria-label={t('follow.newOf', { name })}>
          {arrivals.slice(0, SHOWN).map((product) => (
            <li key={product.id}>
              <AppLink to={productPath(product.slug)}>
                <ProductImage image={product.images[0]} sizes="64px" isDecorative className={styles.tile} />
                <span>{product.title}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
