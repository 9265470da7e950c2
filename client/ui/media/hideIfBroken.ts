/**
 * A picture that cannot be had leaves its ground, not a broken frame; `data-broken` lets the ground show an object instead. For `ref` as well as `onError`: it may have failed before the
 * scripts ran.
 */
export function hideIfBroken(img: HTMLImageElement | null): void {
  if (!img?.complete || img.naturalWidth > 0) return;
  img.style.visibility = 'hidden';
  img.dataset['broken'] = '';
}
