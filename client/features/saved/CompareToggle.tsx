import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './MarkToggle.module.css';
import { useCompared, type MarkedProduct } from './useCompared.ts';

/** Toggle button for the comparison; cards only show it on hover and focus. */
export function CompareToggle({ productId, slug, title }: MarkedProduct) {
  const t = useT();
  const { isOn, toggle } = useCompared({ productId, slug, title });
  return (
    <button
      type="button"
      className={cx(styles.mark, styles.onApproach, isOn && styles.compareOn)}
      aria-pressed={isOn}
      aria-label={t('saved.compareAdd', { name: title })}
      title={t(isOn ? 'saved.compareRemove' : 'saved.compareAdd', { name: title })}
      onClick={toggle}
    >
      <Icon name="compare" size={20} />
    </button>
  );
}
