import { useRef, useState } from 'react';
import { downscalePicture, MAX_CHOSEN_BYTES, MAX_CHOSEN_PIXELS } from '#client/features/forms/downscalePicture.ts';
import { UploadFailed, uploadPicture } from '#client/features/forms/uploadPicture.ts';
import { textFields } from '#client/graphql/localisedTexts.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { ProductPicture } from '#client/state/productDrafts.ts';
import { loseSession } from '#client/state/session.ts';
import { MAX_IMAGES } from '#schema/rules/limits.ts';
import type { ProductForm } from './useProductForm.ts';

/** Pending or failed upload. */
export interface PendingPicture {
  key: number;
  name: string;
  /** 0 to 1 once sending; null while resizing or queued. */
  progress: number | null;
  error: string | null;
}

export type Pictures = ReturnType<typeof usePictures>;

const TRIES = 4;
const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/** Pictures of a product, uploaded one at a time, with an error per file. */
export function usePictures({ form, viewerId }: { form: ProductForm; viewerId: string }) {
  const t = useT();
  const locale = useLocale();
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const count = useRef(0);
  const { change, values } = form;
  const waiting = pending.filter(({ error }) => error === null).length;

  const update = (key: number, part: Partial<PendingPicture>) =>
    setPending((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const sentence = (failure: unknown): string => {
    if (!(failure instanceof UploadFailed)) return t('vendorProducts.uploadFailed');
    if (failure.code === 'UNAUTHENTICATED') loseSession();
    return failure.serverMessage ?? t('vendorProducts.uploadFailed');
  };

  const send = async (key: number, chosen: File) => {
    const file = await downscalePicture(chosen);
    if (file === 'unreadable') return update(key, { error: t('vendorProducts.unreadable') });
    if (file === 'tooManyPixels') return update(key, { error: t('vendorProducts.tooManyPixels', { n: MAX_CHOSEN_PIXELS / MEGAPIXEL }) });
    update(key, { progress: 0 });
    for (let tries = 1; ; tries += 1) {
      try {
        const picture = await uploadPicture(file, { viewerId, locale, onProgress: (progress) => update(key, { progress }) });
        change(({ images }) => ({ images: [...images, { ...picture, ground: null, ...textFields('alt', []) }].slice(0, MAX_IMAGES) }));
        setPending((now) => now.filter((one) => one.key !== key));
        return;
      } catch (failure) {
        const isBusy = failure instanceof UploadFailed && failure.code === 'BUSY' && tries < TRIES;
        if (!isBusy) return update(key, { error: sentence(failure) });
        await new Promise((resolve) => setTimeout(resolve, (failure.retryAfterSeconds ?? 1) * 1000));
      }
    }
  };

  /** Queues files; invalid ones get an error at once. */
  const add = (files: readonly File[]) => {
    let room = MAX_IMAGES - values.images.length - waiting;
    for (const file of files) {
      const key = (count.current += 1);
      const problem = room <= 0 ? t('vendorProducts.sixPictures', { n: MAX_IMAGES }) : problemOf(file);
      setPending((now) => [...now, { key, name: file.name, progress: null, error: problem }]);
      if (problem !== null) continue;
      room -= 1;
      form.errors.forget('images');
      queue.current = queue.current.then(() => send(key, file));
    }
  };

  const problemOf = (file: File): string | null => {
    if (file.size === 0) return t('vendorProducts.emptyFile');
    if (file.size > MAX_CHOSEN_BYTES)
      return t('vendorProducts.fileTooLarge', {
        size: (Math.ceil((file.size / MEGABYTE) * 10) / 10).toFixed(1),
        limit: MAX_CHOSEN_BYTES / MEGABYTE,
      });
    return file.type !== '' && !file.type.startsWith('image/') ? t('vendorProducts.noPicture') : null;
  };

  return {
    pending,
    isBusy: waiting > 0,
    add,
    dismiss: (key: number) => setPending((now) => now.filter((one) => one.key !== key)),
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
