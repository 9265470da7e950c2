/**
 * Finds layout faults on the open page at its current width: clipped text, covered controls, and a page wider than the screen. Runs in
 * the browser, so it cannot refer to anything outside the function.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) faults.push(`the page is ${wide} px wider than the screen`);

  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${text}"`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const isLeftOut = (element: Element) => element.closest('[aria-hidden="true"], [inert], dialog:not([open])') !== null;

  /** Tickers deliberately move their content out of the box. */
  const isMoving = (element: Element) =>
    element.getAnimations().some(({ effect, playState }) => playState !== 'idle' && effect?.getTiming().iterations === Infinity);

  // Text outside the box of an ancestor that clips it. Ellipses, line clamps, scroll containers, tickers and visually hidden text are
  // intentional.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isShown(parent) || isLeftOut(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) continue;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed' || isMoving(box)) break;
      const rect = box.getBoundingClientRect();
      if (rect.width <= 1 || rect.height <= 1) break;
      const isCut = (overflow: string, before: number, after: number) => /hidden|clip/.test(overflow) && (before > 2 || after > 2);
      if (
        isCut(style.overflowX, rect.left - text.left, text.right - rect.right) ||
        isCut(style.overflowY, rect.top - text.top, text.bottom - rect.bottom)
      ) {
        faults.push(`cut off by ${nameOf(box).split('>')[0]}>: "${node.textContent.trim().slice(0, 60)}"`);
        break;
      }
    }
  }

  // Selects narrower than the label of their selected option.
  const pen = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    const [chosen] = select.selectedOptions;
    if (!pen || !chosen || !isShown(select) || isLeftOut(select)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(chosen.text).width > room + 1) faults.push(`${nameOf(select)} has no room for "${chosen.text}"`);
  }

  // Controls covered at their centre by an element other than their label, a descendant or an ancestor.
  for (const control of document.querySelectorAll(
    'main :is(a[href], button, input, select, textarea, summary), header :is(a[href], button, input, select)',
  )) {
    if (!isShown(control) || isLeftOut(control) || getComputedStyle(control).pointerEvents === 'none') continue;
    let rect = control.getBoundingClientRect();
    if (rect.width < 4 || rect.height < 4) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // A link that spans several lines is checked on its first line.
    rect = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    if (!hit || control.contains(hit) || hit.contains(control) || labels.some((label) => label.contains(hit))) continue;
    faults.push(`${nameOf(control)} is covered by ${nameOf(hit)}`);
  }

  // Primary buttons that lie fully within the first viewport must not be covered by floating bars.
  scrollTo({ top: 0, behavior: 'instant' });
  for (const button of document.querySelectorAll('main :is(a, button)[class*="primary"]')) {
    if (!isShown(button) || isLeftOut(button)) continue;
    const rect = button.getBoundingClientRect();
    if (rect.top < 0 || rect.bottom > innerHeight || rect.left < 0 || rect.right > innerWidth) continue;
    for (const y of [rect.top + 4, rect.bottom - 4]) {
      const hit = document.elementFromPoint(rect.left + rect.width / 2, y);
      if (hit && !button.contains(hit) && !hit.contains(button))
        faults.push(`first screen: ${nameOf(button)} is covered by ${nameOf(hit)}`);
    }
  }
  return [...new Set(faults)];
}
