import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './ProductCard.module.css';

/** The round + of a product with sizes or colours: the choice is made on its own page. */
export function ChooseLink({ slug, title, isWide = false }: { slug: string; title: string; isWide?: boolean }) {
  const t = useT();
  const label = isWide ? t('list.chooseNamed', { name: title }) : t('product.chooseOptions', { name: title });
  return (
    <AppLink to={productPath(slug)} className={isWide ? styles.chooseWide : styles.choose} aria-label={label} title={label}>
      {isWide ? t('list.chooseOptions') : <Icon name="plus" size={18} />}
    </AppLink>
  );
}
