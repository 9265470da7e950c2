/**
 * Finding by label makes jsdom query the labels of every control and every `aria-labelledby`, each of which walks the whole page: more than
 * half of the time of a test of a full list. These overrides give the same results from jsdom's id index.
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
