/**
 * A picture that cannot be had leaves its ground, not a broken frame. For `ref` as well as `onError`: it may have failed before the
 * scripts ran.
 */
export function hideIfBroken(img: HTMLImageElement | null): void {
  if (img?.complete && img.naturalWidth === 0) img.style.visibility = 'hidden';
}
