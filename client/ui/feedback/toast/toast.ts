import type { ReactNode } from 'react';
import { stopWaiting } from '#client/lib/firstInput.ts';
import type { ToastExtras, ToastKind } from './raiseToast.tsx';

/** The library comes with the first toast; one that is raised before its region is there waits for it. */
function show(kind: ToastKind, message: ReactNode, extras: ToastExtras = {}): void {
  stopWaiting();
  import('./raiseToast.tsx').then(({ raiseToast }) => raiseToast(kind, message, extras), lost);
}

/** The network went before the library had come. What is said in passing only repeats what the page shows. */
function lost(): void {}

/** Says something in passing, top right or at the top of a phone, for 5 seconds; an error stays until closed. Texts come from `t`. */
export const toast = {
  info: (message: ReactNode, extras?: ToastExtras) => show('info', message, extras),
  success: (message: ReactNode, extras?: ToastExtras) => show('success', message, extras),
  warning: (message: ReactNode, extras?: ToastExtras) => show('warning', message, extras),
  error: (message: ReactNode, extras?: ToastExtras) => show('error', message, extras),
};
