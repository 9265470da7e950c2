import type { ReactNode } from 'react';
import { resolveFirstInput } from '#client/lib/firstInput.ts';
import type { ToastExtras, ToastKind } from './raiseToast.tsx';

/** Loads the library when the first toast is shown. Toasts are queued until the region is mounted. */
function show(kind: ToastKind, message: ReactNode, extras: ToastExtras = {}): void {
  resolveFirstInput();
  import('./raiseToast.tsx').then(({ raiseToast }) => raiseToast(kind, message, extras), lost);
}

/** Ignores a failed import, because toasts only repeat what the page already shows. */
function lost(): void {}

/** Shows toasts for 5 seconds; errors stay until they are closed. Messages must already be translated. */
export const toast = {
  info: (message: ReactNode, extras?: ToastExtras) => show('info', message, extras),
  success: (message: ReactNode, extras?: ToastExtras) => show('success', message, extras),
  warning: (message: ReactNode, extras?: ToastExtras) => show('warning', message, extras),
  error: (message: ReactNode, extras?: ToastExtras) => show('error', message, extras),
};
