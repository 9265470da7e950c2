import { useT } from '#client/i18n/useT.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import styles from './Forms.module.css';
import type { PictureUpload } from './pictureUploads.ts';

interface PendingUploadsProps {
  uploads: readonly PictureUpload[];
  onRemove: (key: number) => void;
}

/** Uploads that are running or have failed. */
export function PendingUploads({ uploads, onRemove }: PendingUploadsProps) {
  const t = useT();
  if (uploads.length === 0) return null;
  return (
    <Stack as="ul" gap={2}>
      {uploads.map(({ key, name, progress, error, retry }) => (
        <Cluster key={key} as="li" gap={3}>
          <Text as="span" size="body" isTruncated className={styles.file}>
            {name}
          </Text>
          {error === null ? (
            <progress
              className={styles.progress}
              {...(progress !== null && { value: progress })}
              max={1}
              aria-label={t(progress === null ? 'uploads.preparing' : 'uploads.uploading', { name })}
            />
          ) : (
            <>
              <FieldError id={`picture-${key}-error`}>{error}</FieldError>
              {retry && (
                <Button variant="outline" size="small" onClick={retry}>
                  {t('uploads.retry')}
                  <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                </Button>
              )}
            </>
          )}
          <IconButton icon="close" size={18} label={t('uploads.remove', { name })} onClick={() => onRemove(key)} />
        </Cluster>
      ))}
    </Stack>
  );
}
