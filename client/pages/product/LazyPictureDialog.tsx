import type { ComponentProps } from 'react';
import { useLazyImport } from '#client/lib/useLazyImport.ts';
import type { PictureDialog } from './PictureDialog.tsx';

const loadPictureDialog = () => import('./PictureDialog.tsx');

/** Picture dialog in a lazy chunk, loaded after the first input or when it is opened. */
export function LazyPictureDialog(props: ComponentProps<typeof PictureDialog>) {
  const part = useLazyImport(loadPictureDialog, props.start !== null);
  return part && <part.PictureDialog {...props} />;
}
