import { type CSSProperties, useId, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import styles from './Forms.module.css';
import { recordOf } from '#schema/rules/recordOf.ts';
import { cropPicture, isTooNarrow } from './cropPicture.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';

const WIDE = { '--dialog-width': '680px' } as CSSProperties;

interface CropDialogProps {
  title: string;
  /** The picture's object URL and media type. */
  url: string;
  type: string;
  /** Aspect ratio of the crop (width / height). */
  aspect: number;
  maxWidth: number;
  onCancel: () => void;
  /** Called with the cropped picture, or with null if the browser cannot read the picture. */
  onCropped: (picture: Blob | null) => void;
  /** Called instead if the picture is too small or too elongated to be cropped. */
  onTooNarrow: () => void;
}

const HANDLES = (['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const).map((side) => `${side}DragHandle` as const);
const START_PERCENT = 92;
/** Minimum width of the crop, in CSS pixels. */
const MIN_SIDE = 40;

/** Crop dialog; works with mouse, touch and arrow keys. */
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
    <Dialog isOpen onClose={onCancel} variant="box" keepsOnScrimPress aria-labelledby={heading} style={WIDE}>
      <Stack gap={4}>
        <Heading level={2} size="title" id={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted">{t('vendorSettings.cropHint')}</Text>
        <div className={styles.picture}>
          <ReactCrop
            className={styles.cropper}
            crop={crop}
            aspect={aspect}
            keepSelection
            minWidth={MIN_SIDE}
            ruleOfThirds
            ariaLabels={{ cropArea: t('vendorSettings.cropArea'), ...recordOf(HANDLES, () => t('vendorSettings.cropHandle')) }}
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
        <Cluster justify="end">
          <Button variant="outline" onClick={onCancel}>
            {t('acc.cancel')}
          </Button>
          <Button onClick={() => void use()}>{t('vendorSettings.cropUse')}</Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
