/**
 * Inline script at the top of every page; the policy allows it by its hash. Loads fonts and the application at the first paint, so that they do
 * not compete with styles and pictures, holds presses and texts that need the application until it is ready, and marks who has a cart. Built
 * alone: it imports nothing.
 */

export {};

declare global {
  interface DocumentEventMap {
    /** The application has taken the page over, and kept state is loaded. */
    'rizq:ready': Event;
    /** The application could not start: one of its modules is missing, say. */
    'rizq:failed': Event;
  }
}

/** How long a visible page may take from its load to its first paint before the application is loaded all the same. */
const PAINT_TIMEOUT_MS = 2000;

const { entry = '', modules = '', styles = '', fonts = '' } = document.currentScript?.dataset ?? {};
/** What to do once the application is ready, by button, field or form. An impatient second press of the same one counts once. */
const held = new Map<Element, () => void>();
let isLoading = false;

function hold(event: Event, control: Element, replay: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!held.has(control)) held.set(control, replay);
}

/** A search by GET is served by the server; a form that posts is better served by the application. */
function isSearch(form: HTMLFormElement | null): boolean {
  return form !== null && form.getAttribute('method')?.toLowerCase() !== 'post';
}

function needsApplication(control: HTMLButtonElement | HTMLInputElement): boolean {
  if (control instanceof HTMLInputElement) return /checkbox|radio/.test(control.type) && !isSearch(control.form);
  // A submit button is followed by its form's own event.
  return control.type === 'button' || control.form === null;
}

/** Links and `<details>` work by themselves. */
function holdClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLButtonElement | HTMLInputElement>('button, input') : null;
  if (control === null || !needsApplication(control)) return;
  // The target is often a drawing inside the button, which has no `click()`.
  hold(event, control, () => target?.dispatchEvent(new MouseEvent('click', event)));
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (!isSearch(form)) hold(event, form, () => form.requestSubmit(submitter));
}

/** React puts into a field what the application knows of it, and that is not yet what was typed or chosen there. */
function holdText({ target }: Event): void {
  if (target instanceof HTMLSelectElement) held.set(target, enter(target, target.value, 'change'));
  else if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !/checkbox|radio|file/.test(target.type))) {
    held.set(target, enter(target, target.value, 'input'));
  }
}

/** React hears of a text that differs from what it last saw in the field: emptied as React sees it, filled past React's own `value`. */
function enter(field: HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement, value: string, event: 'change' | 'input') {
  return () => {
    if (event === 'input') field.value = '';
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };
}

/** Also when the application cannot be fetched or started: forms are then sent as without scripts. */
async function release(): Promise<void> {
  removeEventListener('click', holdClick, true);
  removeEventListener('submit', holdSubmit, true);
  removeEventListener('input', holdText, true);
  for (const [control, replay] of held) {
    if (control.isConnected) replay();
    // React shows what a press has changed before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
  held.clear();
}

function addLink(rel: string, href: string, disabled = false): void {
  document.head.append(Object.assign(document.createElement('link'), { disabled, rel, href }));
}

const list = (addresses: string) => addresses.split(' ').filter(Boolean);

function load(): void {
  if (isLoading) return;
  isLoading = true;
  if (!hasFonts) addLink('stylesheet', fonts);
  // They are in the page: disabled links are not fetched, and tell the bundler's loader that it need not either.
  for (const href of list(styles)) addLink('stylesheet', href, true);
  for (const href of [entry, ...list(modules)]) addLink('modulepreload', href);
  // The state that the application starts from is the last element of the page.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

function start(): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: entry });
  script.addEventListener('error', () => void release());
  document.head.append(script);
}

// The cart in the server's page is that of a first visit.
try {
  // eslint-disable-next-line no-restricted-globals -- this script imports nothing
  if (localStorage.getItem('persist:cart') !== null) document.documentElement.dataset.cart = '';
} catch {
  // Storage is switched off: each visit is the first.
}

// Who comes from another page of the marketplace has them: text is then painted in them at once.
const hasFonts = document.referrer.startsWith(`${location.origin}/`);
if (hasFonts) addLink('stylesheet', fonts);

// On the window, before React's listeners on the document.
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);
addEventListener('input', holdText, true);
document.addEventListener('rizq:ready', () => void release(), { once: true });
document.addEventListener('rizq:failed', () => void release(), { once: true });

const tellsPaint = 'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');
if (tellsPaint) {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
}
// A tab in the background paints nothing.
addEventListener('load', () => setTimeout(load, tellsPaint && document.visibilityState === 'visible' ? PAINT_TIMEOUT_MS : 0));
