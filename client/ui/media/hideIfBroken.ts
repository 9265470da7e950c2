/**
 * Hides a picture that failed to load; `data-broken` lets its tile show a fallback. Use it as `onError` and as `ref`, since the picture may
 * have failed before hydration.
 */
export function hideIfBroken(img: HTMLImageElement | null): void {
  if (!img?.complete || img.naturalWidth > 0) return;
  img.style.visibility = 'hidden';
  img.dataset['broken'] = '';
}
