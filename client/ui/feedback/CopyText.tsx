import { useT } from '#client/i18n/useT.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { useCopied } from './useCopied.ts';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import styles from './feedback.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';

/** Button that copies a text and announces the result; hidden in insecure contexts, which have no clipboard access. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const t = useT();
  const { isPossible, isCopied, copy } = useCopied(text);
  return (
    <span className={cx(styles.copy, only.screen)}>
      {isPossible && <IconButton icon={isCopied ? 'check' : 'copy'} label={label} onClick={copy} />}
      <VisuallyHidden role="status">{isCopied ? t('ord.copied') : ''}</VisuallyHidden>
    </span>
  );
}
