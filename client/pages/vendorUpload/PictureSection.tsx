import { useEffect, useRef, useState, type DragEvent } from 'react';
import { languageName } from '#client/i18n/languageName.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { MAX_IMAGES } from '#schema/rules/limits.ts';
import { fieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { PendingUploads } from '#client/features/forms/PendingUploads.tsx';
import { PICTURE_TYPES } from '#client/features/forms/pictureUploads.ts';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Grid, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './VendorUpload.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import type { Pictures } from './usePictures.ts';
import { fieldId, type ProductForm } from './useProductForm.ts';

/** Drag type of a picture within the form, which distinguishes it from a file. */
const PICTURE_DRAG_TYPE = 'application/x-rizq-picture';

const MOVES = [
  { by: -1, icon: 'chevronLeft', label: 'vendorProducts.earlier' },
  { by: 1, icon: 'chevronRight', label: 'vendorProducts.later' },
] as const;

/** Pictures with alternative texts. They can be chosen, dropped, pasted and sorted. */
export function PictureSection({ form, pictures }: { form: ProductForm; pictures: Pictures }) {
  const t = useT();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const rules = 'part-pictures-lead';
  const { images, title } = form.values;
  const error = form.errorOf('images');
  const { add } = pictures;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0 && !form.isSaving) add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    setOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    if (!form.isSaving) add(files);
  };
  const move = (from: number, to: number) => {
    pictures.move(from, to);
    setSaid(t('vendorProducts.moved', { from: from + 1, to: to + 1 }));
  };
  return (
    <>
      <ConsoleSection
        id="part-pictures"
        title={t('vendorProducts.pictures')}
        lead={t('vendorProducts.picturesLead')}
        className={isOver ? styles.over : undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Grid as="ul" columns={{ base: 2, md: 4 }} gap={3} className={styles.tiles}>
          {images.map((image, index) => (
            <li
              key={image.id}
              className={styles.tile}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.setData(PICTURE_DRAG_TYPE, String(index));
                event.dataTransfer.effectAllowed = 'move';
              }}
              onDragOver={(event) => {
                if (event.dataTransfer.types.includes(PICTURE_DRAG_TYPE)) event.preventDefault();
              }}
              onDrop={(event) => {
                const from = event.dataTransfer.getData(PICTURE_DRAG_TYPE);
                if (from === '') return;
                event.preventDefault();
                event.stopPropagation();
                move(Number(from), index);
              }}
            >
              <ProductImage
                image={{ ...image, alt: image.alt || title }}
                sizes="(min-width: 900px) 260px, 60vw"
                isDecorative
                className={styles.picture}
              >
                <Text as="span" size="small" isTruncated className={styles.caption}>
                  {index === 0 ? t('vendorProducts.cardPicture') : image.alt || t('vendorProducts.pictureN', { n: index + 1 })}
                </Text>
              </ProductImage>
              <Cluster noWrap gap={0} className={cx(styles.tools, only.scripted)}>
                {MOVES.map(({ by, icon, label }) => (
                  <IconButton
                    key={icon}
                    icon={icon}
                    size={18}
                    label={t(label, { n: index + 1 })}
                    aria-disabled={images[index + by] === undefined}
                    onClick={() => images[index + by] && move(index, index + by)}
                  />
                ))}
                <IconButton
                  icon="trash"
                  size={18}
                  label={t('vendorProducts.removePicture', { n: index + 1 })}
                  onClick={() => {
                    pictures.remove(image.id);
                    setSaid(t('vendorProducts.removed', { n: index + 1 }));
                  }}
                />
              </Cluster>
            </li>
          ))}
          {images.length < MAX_IMAGES && !form.isSaving && (
            <li className={only.scripted}>
              <Button
                variant="outline"
                icon="plus"
                isWide
                className={styles.add}
                id={fieldId('images')}
                aria-describedby={error ? `${fieldId('images')}-error ${rules}` : rules}
                onClick={() => input.current?.click()}
              >
                {t('vendorProducts.addPicture')}
              </Button>
            </li>
          )}
        </Grid>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          multiple
          disabled={form.isSaving}
          hidden
          data-pictures=""
          aria-label={t('vendorProducts.addPicture')}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <FieldError id={`${fieldId('images')}-error`}>{error}</FieldError>
        <PendingUploads uploads={pictures.pending} onRemove={pictures.dismiss} />
        {images.length > 0 && (
          <details
            className={shared.fold}
            open={
              images.some((_, index) => LOCALES.some((one) => form.errorOf(`images.${index}.${fieldIn('alt', one)}`) !== null)) || undefined
            }
          >
            <summary>{t('vendorProducts.altTitle')}</summary>
            <Stack gap={5}>
              <p className={shared.lead}>{t('vendorProducts.altLead')}</p>
              {images.map((image, index) => (
                <Grid key={image.id} columns={{ base: 1, sm: 2 }} gap={4} align="start">
                  {LOCALES.map((language) => {
                    const name = fieldIn('alt', language);
                    return (
                      <TextField
                        key={name}
                        id={fieldId(`images.${index}.${name}`)}
                        name={`images.${index}.${name}`}
                        label={t('vendorProducts.alt', { n: index + 1, language: languageName(language, locale) })}
                        lang={language}
                        value={image[name]}
                        error={form.errorOf(`images.${index}.${name}`)}
                        isOptional
                        onChange={({ target }) => pictures.describe(image.id, { [name]: target.value })}
                      />
                    );
                  })}
                </Grid>
              ))}
            </Stack>
          </details>
        )}
      </ConsoleSection>
      <LiveRegion message={said} />
    </>
  );
}
