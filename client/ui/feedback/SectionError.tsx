import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './feedback.module.css';

interface SectionErrorProps {
  onRetry: () => void;
  /** Instead of "Failed to load products". */
  message?: string;
}

/** In the place of one list that did not come. The rest of the page goes on working. */
export function SectionError({ onRetry, message }: SectionErrorProps) {
  const t = useT();
  return (
    <Cluster isTight gap={4} justify="between" className={cx(styles.note, styles.sectionError)} role="alert">
      <Icon name="warning" />
      <p>{message ?? t('ui.failed')}</p>
      <Button look="outline" size="small" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Cluster>
  );
}
