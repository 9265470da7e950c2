/** Scrolls an element to the middle of the screen; at once where motion is not wanted. */
export function scrollToMiddle(element: Element | null | undefined) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
