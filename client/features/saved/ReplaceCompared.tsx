import { useQuery } from '@apollo/client/react';
import { COMPARE_MAX } from '#client/config/limits.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { compareVar, makeRoom, waitingForRoomVar } from '#client/state/compare.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { ComparedTitlesDocument } from './ComparedTitles.generated.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './CompareTray.module.css';

/** A fifth product was to be compared: the shopper says which of the four gives way, or lets it be. */
export function ReplaceCompared() {
  const t = useT();
  const locale = apiLocale(useLocale());
  const { entries } = usePersisted(compareVar);
  const waiting = usePersisted(waitingForRoomVar);
  const { data } = useQuery(ComparedTitlesDocument, {
    variables: { ids: entries.map(({ productId }) => productId), locale },
    skip: waiting === null,
    errorPolicy: 'all',
  });
  return (
    <Drawer isOpen={waiting !== null} onClose={() => waitingForRoomVar(null)} title={t('compare.full', { n: COMPARE_MAX })}>
      <Text tone="muted">{t('compare.fullHint', { name: waiting?.title ?? '' })}</Text>
      <Stack as="ul" gap={2} className={styles.choices}>
        {entries.map(({ productId, slug }, position) => {
          const node = data?.nodes?.[position];
          const product = node?.__typename === 'Product' ? node : null;
          return (
            <li key={productId}>
              <button type="button" onClick={() => makeRoom(productId)}>
                <ProductImage image={product?.images[0]} sizes={64} isDecorative />
                {/* What is gone, or has not come yet, still has the name of its address. */}
                <span>{t('compare.replace', { name: product?.title ?? slug })}</span>
              </button>
            </li>
          );
        })}
      </Stack>
    </Drawer>
  );
}
