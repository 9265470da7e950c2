import { MAX_COMPARED } from '#schema/rules/limits.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { compareVar, replaceCompared, pendingCompareVar } from '#client/state/compare.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import styles from './CompareTray.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import { only, Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { useQuery } from '@apollo/client/react';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { ComparedTitlesDocument } from './ComparedTitles.generated.ts';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Pages with products; on other pages, the tray would cover forms or text. */
const WITH_TRAY = /^\/(rizq-|shop[/-]|banner-|fashion|product[/-]|catalog-single-vendor|wishlist|user-history|$)/;
/** Pages where phones have a buy bar or card buttons in the same place. */
const WIDE_ONLY = /^\/(product(\/|-)|wishlist(\/|$))/;

/** Tray with the number of products being compared and a link to the table. Once closed, it stays hidden until the number changes. */
export function CompareTray() {
  const t = useT();
  const { pathname } = useLocation();
  const count = usePersisted(compareVar, ({ entries }) => entries.length);
  const [hiddenAt, setHiddenAt] = useState<number | null>(null);
  if (count === 0 || count === hiddenAt || !WITH_TRAY.test(pathname)) return null;
  const isWideOnly = WIDE_ONLY.test(pathname);
  return (
    <Cluster
      as="aside"
      gap={3}
      noWrap
      className={cx(styles.tray, only.screen, isWideOnly && only.fromMd)}
      data-wide={isWideOnly || undefined}
      aria-label={t('compare.tray')}
    >
      <p>{t('compare.trayCount', { n: count, max: MAX_COMPARED })}</p>
      <ButtonLink to="/compare" size="small">
        {t('compare.open')}
      </ButtonLink>
      <IconButton icon="close" size={18} label={t('compare.hide')} onClick={() => setHiddenAt(count)} />
    </Cluster>
  );
}

/** When the comparison is full, this drawer asks which product the new one should replace. */
export function ReplaceCompared() {
  const t = useT();
  const locale = useApiLocale();
  const { entries } = usePersisted(compareVar);
  const waiting = usePersisted(pendingCompareVar);
  const { data } = useQuery(ComparedTitlesDocument, {
    variables: { ids: entries.map(({ productId }) => productId), locale },
    skip: waiting === null,
    errorPolicy: 'all',
  });
  return (
    <Drawer isOpen={waiting !== null} onClose={() => pendingCompareVar(null)} title={t('compare.full', { n: MAX_COMPARED })}>
      <Text tone="muted">{t('compare.fullHint', { name: waiting?.title ?? '' })}</Text>
      <Stack as="ul" gap={2} className={styles.choices}>
        {entries.map(({ productId, slug }, position) => {
          const node = data?.nodes?.[position];
          const product = node?.__typename === 'Product' ? node : null;
          return (
            <li key={productId}>
              <Cluster as="button" type="button" gap={3} noWrap onClick={() => replaceCompared(productId)}>
                <ProductImage image={product?.images[0]} sizes={64} isDecorative />
                {/* The slug serves as the name of deleted products, and of other products until they have loaded. */}
                <span>{t('compare.replace', { name: product?.title ?? slug })}</span>
              </Cluster>
            </li>
          );
        })}
      </Stack>
    </Drawer>
  );
}
