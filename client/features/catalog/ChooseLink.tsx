import { withHash, type BuiltPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Pill } from '#client/ui/navigation/Chip.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './ProductCard.module.css';

/** Replaces the cart button on products with options: links to the product page, where the options are chosen. */
export function ChooseLink({ path, title, isWide = false }: { path: BuiltPath; title: string; isWide?: boolean }) {
  const t = useT();
  const label = isWide ? t('list.chooseNamed', { name: title }) : t('product.chooseOptions', { name: title });
  const link = { to: path, 'aria-label': label, title: label };
  if (isWide) {
    return (
      <Pill as={AppLink} tone="soft" {...link}>
        {t('list.chooseOptions')}
      </Pill>
    );
  }
  return (
    <AppLink {...link} className={styles.choose}>
      <Icon name="plus" size={18} />
    </AppLink>
  );
}

/** Link from the card of a sold-out product to its form for an alert. */
export function NotifyLink({ path, title }: { path: BuiltPath; title: string }) {
  const t = useT();
  return (
    <Pill as={AppLink} tone="soft" to={withHash(path, 'alerts')} aria-label={t('product.notifyOf', { name: title })}>
      {t('product.notify')}
    </Pill>
  );
}
