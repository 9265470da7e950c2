import { useEffect } from 'react';
import { textFields } from '#client/graphql/localisedTexts.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { ProductPicture } from '#client/state/productDrafts.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { MAX_IMAGES } from '#schema/rules/limits.ts';
import {
  fileProblem,
  forgetRefused,
  forgetUpload,
  pictureUploadsVar,
  refuseUpload,
  startUpload,
} from '#client/features/forms/pictureUploads.ts';
import type { ProductForm } from './useProductForm.ts';

export type Pictures = ReturnType<typeof usePictures>;

/** A product's pictures and their uploads. Each file may have an error. */
export function usePictures({ form, draftKey, viewerId }: { form: ProductForm; draftKey: string; viewerId: string }) {
  const t = useT();
  const locale = useLocale();
  const pending = usePersisted(pictureUploadsVar).filter((upload) => upload.draftKey === draftKey);
  const { change, values } = form;
  useEffect(() => () => forgetRefused(draftKey), [draftKey]);

  /** Queues files. Invalid ones are rejected immediately. */
  const add = (files: readonly File[]) => {
    let room = MAX_IMAGES - values.images.length - pending.filter(({ error }) => error === null).length;
    const addPicture = form.pictureTarget();
    for (const file of files) {
      const problem = room <= 0 ? t('vendorProducts.sixPictures', { n: MAX_IMAGES }) : fileProblem(file, t);
      if (problem !== null) {
        refuseUpload(draftKey, file.name, problem);
        continue;
      }
      room -= 1;
      form.errors.forget('images');
      startUpload(file, {
        draftKey,
        uploader: { viewerId },
        locale,
        t,
        onUploaded: (picture) => addPicture({ ...picture, ground: null, ...textFields('alt', []) }),
      });
    }
  };

  return {
    pending,
    add,
    dismiss: forgetUpload,
    move: (from: number, to: number) =>
      change(({ images }) => {
        const moved = images[from];
        if (moved === undefined || to < 0 || to >= images.length) return {};
        const others = images.filter((_, index) => index !== from);
        return { images: [...others.slice(0, to), moved, ...others.slice(to)] };
      }),
    remove: (id: string) => change(({ images }) => ({ images: images.filter((image) => image.id !== id) })),
    describe: (id: string, part: Partial<ProductPicture>) =>
      change(({ images }) => ({ images: images.map((image) => (image.id === id ? { ...image, ...part } : image)) })),
  };
}
