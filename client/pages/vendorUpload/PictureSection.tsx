import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { MAX_ALT_LENGTH, MAX_IMAGES } from '#schema/rules/limits.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './VendorUpload.module.css';
import { fieldId } from './places.ts';
import type { Pictures } from './usePictures.ts';
import type { ProductForm } from './useProductForm.ts';

interface PictureSectionProps {
  form: ProductForm;
  pictures: Pictures;
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';
/** What is dragged here is a picture of the form, not a file. */
const MOVED = 'application/x-rizq-picture';

/** Up to six pictures: chosen, dropped or pasted, put in order, and said in words for those who do not see them. */
export function PictureSection({ form, pictures }: PictureSectionProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const rules = useId();
  const { images, title } = form.values;
  const error = form.errorOf('images');
  const { add } = pictures;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    setOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const move = (from: number, to: number) => {
    pictures.move(from, to);
    setSaid(t('vendorProducts.moved', { from: from + 1, to: to + 1 }));
  };
  return (
    <section
      className={cx(styles.productEditorPart, isOver && styles.over)}
      aria-labelledby="part-pictures"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 id="part-pictures">{t('vendorProducts.pictures')}</h2>
      <p className={styles.lead} id={rules}>
        {t('vendorProducts.picturesLead')}
      </p>
      <ul className={styles.tiles}>
        {images.map((image, index) => (
          <li
            key={image.id}
            className={styles.tile}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData(MOVED, String(index));
              event.dataTransfer.effectAllowed = 'move';
            }}
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes(MOVED)) event.preventDefault();
            }}
            onDrop={(event) => {
              const from = event.dataTransfer.getData(MOVED);
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
              <span className={styles.caption}>
                {index === 0 ? t('vendorProducts.cardPicture') : image.alt || t('vendorProducts.pictureN', { n: index + 1 })}
              </span>
            </ProductImage>
            <div className={styles.tools}>
              <IconButton
                icon="chevronLeft"
                size={18}
                label={t('vendorProducts.earlier', { n: index + 1 })}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, index - 1)}
              />
              <IconButton
                icon="chevronRight"
                size={18}
                label={t('vendorProducts.later', { n: index + 1 })}
                aria-disabled={index === images.length - 1}
                onClick={() => index < images.length - 1 && move(index, index + 1)}
              />
              <IconButton
                icon="trash"
                size={18}
                label={t('vendorProducts.removePicture', { n: index + 1 })}
                onClick={() => {
                  pictures.remove(image.id);
                  setSaid(t('vendorProducts.removed', { n: index + 1 }));
                }}
              />
            </div>
          </li>
        ))}
        {images.length < MAX_IMAGES && (
          <li className={styles.add}>
            <button
              type="button"
              id={fieldId('images')}
              aria-describedby={error ? `${fieldId('images')}-error ${rules}` : rules}
              onClick={() => input.current?.click()}
            >
              <Icon name="plus" size={26} />
              {t('vendorProducts.addPicture')}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        multiple
        hidden
        data-pictures=""
        aria-label={t('vendorProducts.addPicture')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <FieldError id={`${fieldId('images')}-error`}>{error}</FieldError>
      {pictures.pending.length > 0 && (
        <ul className={styles.pending}>
          {pictures.pending.map(({ key, name, progress, error: problem }) => (
            <li key={key}>
              <span className={styles.name}>{name}</span>
              {problem === null ? (
                <progress
                  {...(progress !== null && { value: progress })}
                  max={1}
                  aria-label={t(progress === null ? 'vendorProducts.preparing' : 'vendorProducts.uploading', { name })}
                />
              ) : (
                <>
                  <FieldError id={`picture-${key}-error`}>{problem}</FieldError>
                  <IconButton icon="close" size={18} label={t('vendorProducts.dismiss', { name })} onClick={() => pictures.dismiss(key)} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {images.length > 0 && (
        <details className={styles.words} open={images.some((_, index) => form.errorOf(`images.${index}.alt`) !== null) || undefined}>
          <summary>{t('vendorProducts.altTitle')}</summary>
          <p className={styles.lead}>{t('vendorProducts.altLead')}</p>
          {images.map((image, index) => (
            <div key={image.id} className={styles.two}>
              <TextField
                id={fieldId(`images.${index}.alt`)}
                label={t('vendorProducts.alt', { n: index + 1 })}
                value={image.alt}
                maxLength={MAX_ALT_LENGTH}
                error={form.errorOf(`images.${index}.alt`)}
                isOptional
                onChange={({ target }) => pictures.describe(image.id, { alt: target.value })}
              />
              <TextField
                id={fieldId(`images.${index}.altMs`)}
                label={t('vendorProducts.altMs', { n: index + 1 })}
                lang="ms"
                value={image.altMs}
                maxLength={MAX_ALT_LENGTH}
                error={form.errorOf(`images.${index}.altMs`)}
                isOptional
                onChange={({ target }) => pictures.describe(image.id, { altMs: target.value })}
              />
            </div>
          ))}
        </details>
      )}
      <LiveRegion message={said} />
    </section>
  );
}
