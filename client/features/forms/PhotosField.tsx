import { useEffect } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './Forms.module.css';
import { PendingUploads } from './PendingUploads.tsx';
import { fileProblem, forgetRefused, forgetUpload, PICTURE_TYPES, pictureUploadsVar, refuseUpload, startUpload } from './pictureUploads.ts';
import type { UploadedPicture, Uploader } from './uploadPicture.ts';

export type Photo = Pick<UploadedPicture, 'id' | 'url' | 'width' | 'height'>;

interface PhotosFieldProps {
  id: string;
  label: string;
  hint: string;
  photos: readonly Photo[];
  max: number;
  /** The form's draft, to which its uploads belong. */
  draftKey: string;
  uploader: Uploader;
  error: string | null;
  onAdd: (photo: Photo) => void;
  onRemove: (id: string) => void;
}

/** Field for several photos. They are uploaded as soon as they are chosen. */
export function PhotosField({ id, label, hint, photos, max, draftKey, uploader, error, onAdd, onRemove }: PhotosFieldProps) {
  const t = useT();
  const locale = useLocale();
  const pending = useDraftUploads(draftKey);
  const isFull = photos.length + pending.filter((upload) => upload.error === null).length >= max;
  useEffect(() => () => forgetRefused(draftKey), [draftKey]);

  const add = (files: readonly File[]) => {
    let room = max - photos.length - pending.filter((upload) => upload.error === null).length;
    for (const file of files) {
      const problem = room <= 0 ? t('uploads.atMost', { n: max }) : fileProblem(file, t);
      if (problem !== null) refuseUpload(draftKey, file.name, problem);
      else {
        room -= 1;
        startUpload(file, { draftKey, uploader, locale, t, onUploaded: onAdd });
      }
    }
  };
  return (
    <Stack gap={2} role="group" aria-labelledby={`${id}-label`}>
      <Text as="span" size="compact" weight="strong" id={`${id}-label`}>
        {label}{' '}
        <Text as="span" tone="subtle" weight="regular">
          {t('ui.optional')}
        </Text>
      </Text>
      <Cluster as="ul" gap={3} className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Picture
              image={{ ...photo, alt: t('uploads.photo', { n: index + 1, total: photos.length }) }}
              sizes="104px"
              className={styles.photo ?? ''}
            />
            <IconButton
              icon="close"
              size={18}
              variant="round"
              className={cx(styles.removePhoto, only.scripted)}
              label={t('uploads.removePhoto', { n: index + 1 })}
              onClick={() => onRemove(photo.id)}
            />
          </li>
        ))}
        {!isFull && (
          <li className={only.scripted}>
            <Cluster as="label" gap={1} className={cx(styles.choose, styles.addPhoto)}>
              <Icon name="plus" />
              <span>{t('uploads.addPhotos')}</span>
              <input
                id={id}
                type="file"
                accept={PICTURE_TYPES}
                multiple
                aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </Cluster>
          </li>
        )}
      </Cluster>
      <PendingUploads uploads={pending} onRemove={forgetUpload} />
      <noscript>
        <Text size="compact">{t('uploads.noScript')}</Text>
      </noscript>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <Text size="compact" tone="subtle" id={`${id}-hint`}>
        {hint}
      </Text>
    </Stack>
  );
}

/** Uploads of a draft that are running or have failed. */
export function useDraftUploads(draftKey: string) {
  return usePersisted(pictureUploadsVar).filter((upload) => upload.draftKey === draftKey);
}
