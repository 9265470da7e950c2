import { lazy, Suspense, useId, useState } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { sessionVar } from '#client/state/session.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { only, Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Picture, type PictureData } from '#client/ui/media/Picture.tsx';
import { VisuallyHidden, Text } from '#client/ui/primitives/Type.tsx';
import { MIN_UPLOAD_SIDE } from '#schema/rules/limits.ts';
import { MAX_SIDE_RATIO } from './cropPicture.ts';
import styles from './Forms.module.css';
import { uploadPicture, UploadFailed, type UploadedPicture } from './uploadPicture.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

const MEGABYTE = 1024 * 1024;
/** Larger than the server's limit, because only the cropped picture is uploaded. */
const MAX_FILE_BYTES = 40 * MEGABYTE;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

interface PictureFieldProps {
  id: string;
  label: string;
  hint: string;
  picture: Pick<PictureData, 'url' | 'width' | 'height'> | null;
  aspect: number;
  maxWidth: number;
  error: string | null;
  /** Called with the uploaded picture, or with null if it is removed. */
  onChange: (upload: UploadedPicture | null) => void;
  /** Called when an upload starts. The promise resolves after `onChange`, with whether the picture was stored. */
  onUploading?: (upload: Promise<boolean>) => void;
}

/** Field for choosing, cropping, uploading and removing a picture. */
export function PictureField({ id, label, hint, picture, aspect, maxWidth, error, onChange, onUploading }: PictureFieldProps) {
  const t = useT();
  const locale = useLocale();
  const describedBy = useId();
  const [chosen, setChosen] = useState<{ url: string; type: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const isWrong = !TYPES.includes(file.type);
    setProblem(
      isWrong
        ? t('vendorSettings.wrongType')
        : file.size > MAX_FILE_BYTES
          ? t('vendorSettings.hugeFile', { n: MAX_FILE_BYTES / MEGABYTE })
          : null,
    );
    if (!isWrong && file.size <= MAX_FILE_BYTES) setChosen({ url: URL.createObjectURL(file), type: file.type });
  };
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  };
  const upload = async (part: Blob): Promise<boolean> => {
    setBusy(true);
    try {
      onChange(await uploadPicture(part, { uploader: { viewerId: sessionVar().user?.id ?? null }, locale }));
      setProblem(null);
      return true;
    } catch (failure) {
      setProblem((failure instanceof UploadFailed && failure.serverMessage) || t('acc.failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const errorText = problem ?? error;
  return (
    <Stack gap={2} role="group" aria-labelledby={`${id}-label`}>
      <Text as="span" size="compact" weight="strong" id={`${id}-label`}>
        {label}
      </Text>
      <Cluster gap={4}>
        <span className={styles.shown} data-square={aspect === 1 || undefined} style={{ aspectRatio: aspect }} aria-hidden="true">
          {picture ? <Picture image={{ ...picture, alt: '' }} sizes="320px" isDecorative /> : <Icon name="shop" size={26} />}
        </span>
        <Cluster>
          <Cluster as="label" className={cx(styles.choose, only.scripted)} data-busy={isBusy || undefined}>
            <Icon name={isBusy ? 'spinner' : 'arrowUp'} size={18} />
            {t(isBusy ? 'vendorSettings.uploading' : picture ? 'vendorSettings.otherPicture' : 'vendorSettings.choosePicture')}
            <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
            <input
              id={id}
              type="file"
              accept={TYPES.join(',')}
              disabled={isBusy}
              aria-invalid={errorText ? true : undefined}
              aria-describedby={`${errorText ? `${id}-error ` : ''}${describedBy}`}
              onChange={({ target }) => {
                choose(target.files?.[0]);
                target.value = '';
              }}
            />
          </Cluster>
          {picture && (
            <Button variant="text" size="small" needsScript onClick={() => onChange(null)}>
              {t('vendorSettings.noPicture')}
              <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
            </Button>
          )}
        </Cluster>
      </Cluster>
      <noscript>
        <Text size="compact">{t('vendorSettings.pictureNoScript')}</Text>
      </noscript>
      <FieldError id={`${id}-error`}>{errorText}</FieldError>
      <Text size="compact" tone="subtle" id={describedBy}>
        {hint}
      </Text>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            title={label}
            {...chosen}
            aspect={aspect}
            maxWidth={maxWidth}
            onCancel={close}
            onCropped={(part) => {
              close();
              if (part === null) return setProblem(t('vendorSettings.unreadable'));
              const uploading = upload(part);
              onUploading?.(uploading);
            }}
            onTooNarrow={() => {
              close();
              setProblem(t('vendorSettings.tooNarrow', { n: MIN_UPLOAD_SIDE, most: MAX_SIDE_RATIO }));
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
