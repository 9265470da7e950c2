import { BACK_TO_TOP_PX } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import styles from './BackToTop.module.css';
import { useScrolledPast } from './useScrolledPast.ts';

/** Appears below 300 px; scrolls smoothly to the top and takes the focus along. On phones it may have to make way (`isWideOnly`). */
export function BackToTop({ isWideOnly = false }: { isWideOnly?: boolean }) {
  const t = useT();
  if (!useScrolledPast(BACK_TO_TOP_PX)) return null;
  const goUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <IconButton
      icon="arrowUp"
      look="round"
      label={t('nav.backToTop')}
      className={styles.button}
      data-wide-only={isWideOnly || undefined}
      onClick={goUp}
    />
  );
}
