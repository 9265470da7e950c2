import { LARGEST_PICTURE_WIDTH, pictureUrl } from '#schema/rules/pictures.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './Auth.module.css';
import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { cx } from '#client/ui/primitives/cx.ts';

const REASONS: readonly { icon: IconName; text: PlainMessageKey }[] = [
  { icon: 'truck', text: 'auth.reasonOrders' },
  { icon: 'pin', text: 'auth.reasonAddresses' },
  { icon: 'heart', text: 'auth.reasonLists' },
  { icon: 'lock', text: 'auth.reasonGuest' },
];

const BASKET = {
  url: pictureUrl('mengkuang-basket-front'),
  alt: '',
  width: LARGEST_PICTURE_WIDTH,
  height: LARGEST_PICTURE_WIDTH,
  dominantColor: '',
  ground: 'mango',
};

/** What an account is for, and that one can do without. */
export function AccountReasons({ hasPicture = false }: { hasPicture?: boolean }) {
  const t = useT();
  return (
    <Stack as="aside" gap={5} className={styles.reasons} aria-labelledby="account-reasons">
      {hasPicture && <ProductImage image={BASKET} sizes="320px" isDecorative className={cx(styles.tile, only.fromLg)} />}
      <div>
        <Heading level={2} size="title" id="account-reasons">
          {t('auth.reasonsTitle')}
        </Heading>
        <ul>
          {REASONS.map(({ icon, text }) => (
            <Cluster as="li" key={text} gap={3} align="start" noWrap>
              <Icon name={icon} size={20} />
              {t(text)}
            </Cluster>
          ))}
        </ul>
      </div>
    </Stack>
  );
}
