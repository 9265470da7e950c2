import { useId, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import styles from './Forms.module.css';
import { cropPicture, isTooNarrow } from './cropPicture.ts';

interface CropDialogProps {
  title: string;
  /** Where the browser has it, and what it is. */
  url: string;
  type: string;
  /** Width over height of what is cut out. */
  aspect: number;
  maxWidth: number;
  onCancel: () => void;
  /** The part that was chosen; null when the browser cannot read the picture. */
  onCropped: (picture: Blob | null) => void;
  /** It is too small, or too long for its width, to cut anything out of it. */
  onTooNarrow: () => void;
}

const START_PERCENT = 92;
/** No side of what is cut out may be shorter, in pixels of the screen. */
const MIN_SIDE = 40;

/** Chooses the part of a picture to use, by mouse, finger or arrow keys. */
export function CropDialog({ title, url, type, aspect, maxWidth, onCancel, onCropped, onTooNarrow }: CropDialogProps) {
  const t = useT();
  const heading = useId();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const use = async () => {
    if (!image.current || !crop) return;
    onCropped(await cropPicture(image.current, crop, { maxWidth, type }));
  };
  return (
    <Dialog look="box" isOpen keepsOnVeil onClose={onCancel} className={styles.dialog} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{t('vendorSettings.cropHint')}</p>
      <div className={styles.picture}>
        <ReactCrop
          className={styles.cropper}
          crop={crop}
          aspect={aspect}
          keepSelection
          minWidth={MIN_SIDE}
          ruleOfThirds
          ariaLabels={{
            cropArea: t('vendorSettings.cropArea'),
            nwDragHandle: t('vendorSettings.cropHandle'),
            nDragHandle: t('vendorSettings.cropHandle'),
            neDragHandle: t('vendorSettings.cropHandle'),
            eDragHandle: t('vendorSettings.cropHandle'),
            seDragHandle: t('vendorSettings.cropHandle'),
            sDragHandle: t('vendorSettings.cropHandle'),
            swDragHandle: t('vendorSettings.cropHandle'),
            wDragHandle: t('vendorSettings.cropHandle'),
          }}
          onChange={(_pixels, percent) => setCrop(percent)}
        >
          <img
            ref={image}
            src={url}
            alt={t('vendorSettings.cropPicture')}
            onError={() => onCropped(null)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (isTooNarrow(naturalWidth, naturalHeight, aspect)) return onTooNarrow();
              const widest = makeAspectCrop({ unit: '%', width: START_PERCENT }, aspect, naturalWidth, naturalHeight);
              setCrop(centerCrop(widest, naturalWidth, naturalHeight));
            }}
          />
        </ReactCrop>
      </div>
      <div className={styles.buttons}>
        <Button look="outline" onClick={onCancel}>
          {t('acc.cancel')}
        </Button>
        <Button onClick={() => void use()}>{t('vendorSettings.cropUse')}</Button>
      </div>
    </Dialog>
  );
}
