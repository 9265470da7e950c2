/**
 * Hides a picture that failed to load; `data-broken` lets its tile show a fallback. Use it both as `onError` and as `ref`, because the
 * picture may already have failed before hydration.
 */
export function hideIfBroken(img: HTMLImageElement | null): void {
  if (!img?.complete || img.naturalWidth > 0) return;
  img.style.visibility = 'hidden';
  img.dataset['broken'] = '';
}
