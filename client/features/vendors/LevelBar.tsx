import { useT } from '#client/i18n/useT.ts';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './Vendors.module.css';

/** How far a seller has come, in steps. */
export function LevelBar({ level, outOf }: { level: number; outOf: number }) {
  const t = useT();
  return (
    <Cluster as="span" noWrap className={styles.level} role="img" aria-label={t('product.vendorLevelSpoken', { n: level, of: outOf })}>
      <span className={styles.steps}>
        {Array.from({ length: outOf }, (_, at) => (
          <i key={at} data-on={at < level || undefined} />
        ))}
      </span>
      {t('product.vendorLevel', { n: level, of: outOf })}
    </Cluster>
  );
}
