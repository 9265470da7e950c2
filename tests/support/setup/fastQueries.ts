/* Faster versions of the jsdom functions that tests call most often, with the same results. */

/**
 * To find an element by label, jsdom queries the labels of every control and every `aria-labelledby`, and each query walks the whole
 * page. That takes more than half of the time of a test with a full list. These overrides get the same results from jsdom's id index.
 */
const BY_ID = /^\[id="([^"\\]+)"\]$/;

const querySelector = Element.prototype.querySelector;
Element.prototype.querySelector = function querySelectorOrIndex(this: Element, selector: string): Element | null {
  const id = BY_ID.exec(selector)?.[1];
  if (id === undefined) return querySelector.call(this, selector);
  const found = this.ownerDocument.getElementById(id);
  return found !== null && found !== this && this.contains(found) ? found : null;
};

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLOutputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLInputElement) {
      if (this.type === 'hidden') return null;
      return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
        label.htmlFor === '' ? label.contains(this) : label.htmlFor === this.id,
      );
    },
  });
}

/** The style properties that queries, matchers and clicks read. */
const READ = ['display', 'visibility', 'opacity', 'pointerEvents'] as const;
const INHERITED = /visibility|pointer-events/;
/** Table parts, which `hidden` makes `visibility: collapse` together with their content. */
const TABLE_PARTS = new Set(['colgroup', 'thead', 'tbody', 'tfoot', 'tr']);
const page = document.defaultView!;
const computedStyle = page.getComputedStyle.bind(page);
const stylesByKind = new Map<string, Record<string, string>>();

/**
 * Queries by role read the style of each candidate and all its ancestors. After each change, jsdom matches all rules again, which takes
 * an eighth of the time. Without style sheets and inline styles, the result depends only on the tag and a few attributes, so it is
 * computed once per combination.
 */
function styleOfKind(element: Element): Record<string, string> | null {
  if (document.styleSheets.length > 0 || element.localName === 'summary' || element.hasAttribute('popover')) return null;
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    if (each.hasAttribute('style') && (each === element || INHERITED.test(each.getAttribute('style') ?? ''))) return null;
    if (TABLE_PARTS.has(each.localName) && each.hasAttribute('hidden')) return null;
  }
  const attributes = ['hidden', 'open', 'type'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const kind = JSON.stringify([element.namespaceURI, element.localName, attributes]);
  let style = stylesByKind.get(kind);
  if (style === undefined) {
    const sample = document.createElementNS(element.namespaceURI, element.localName);
    for (const [name, value] of attributes) sample.setAttribute(name, value);
    const computed = computedStyle(sample);
    style = Object.fromEntries(READ.map((property) => [property, computed[property]]));
    stylesByKind.set(kind, style);
  }
  return style;
}

page.getComputedStyle = window.getComputedStyle = (element, pseudoElement) => {
  const style = pseudoElement ? null : styleOfKind(element);
  if (style === null) return computedStyle(element, pseudoElement);
  const read = (name: string) => style[name] ?? computedStyle(element).getPropertyValue(name);
  const get = (_: object, name: string | symbol): unknown =>
    name === 'getPropertyValue' ? read : (style[String(name)] ?? Reflect.get(computedStyle(element), name));
  return new Proxy({}, { get }) as CSSStyleDeclaration;
};
