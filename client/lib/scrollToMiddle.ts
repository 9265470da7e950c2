/** Scrolls an element to the middle of the viewport, without animation if the user prefers reduced motion. */
export function scrollToMiddle(element: Element | null | undefined) {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
