/**
 * Inline script at the top of every page, allowed by its hash in the content security policy. Loads fonts and the application at the first
 * paint, so that they do not compete with styles and images. Queues events that need the application until it is ready, and marks visitors
 * who have a cart. Built separately, so it has no imports.
 */

export {};

declare global {
  interface DocumentEventMap {
    /** The page is hydrated and stored state has been loaded. */
    'rizq:ready': Event;
    /** The application failed to start, e.g. because a module is missing. */
    'rizq:failed': Event;
  }
}

/** How long after `load` a visible page waits for the first paint before loading the application anyway. */
const PAINT_TIMEOUT_MS = 2000;

const { entry = '', modules = '', styles = '', fonts = '' } = document.currentScript?.dataset ?? {};
/** Queued events by button, field or form. Only the first of repeated presses is replayed, and only the last of repeated inputs. */
const queued = new Map<Element, () => void>();
let isLoading = false;

function hold(event: Event, control: Element, replay: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!queued.has(control)) queued.set(control, replay);
}

/** Whether a form uses GET. Such a form works without scripts, while a form that posts waits for the application. */
function isSearch(form: HTMLFormElement | null): boolean {
  return form !== null && form.getAttribute('method')?.toLowerCase() !== 'post';
}

function needsApplication(control: HTMLButtonElement | HTMLInputElement): boolean {
  if (control instanceof HTMLInputElement) return /checkbox|radio/.test(control.type) && !isSearch(control.form);
  // The form's submit event covers its submit button.
  return control.type === 'button' || control.form === null;
}

/** Queues clicks on buttons, checkboxes and radios. Links and `<details>` work without the application. */
function holdClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLButtonElement | HTMLInputElement>('button, input') : null;
  if (control === null || !needsApplication(control)) return;
  // The target is often an SVG inside the button, which has no `click()`.
  hold(event, control, () => target?.dispatchEvent(new MouseEvent('click', event)));
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (!isSearch(form)) hold(event, form, () => submit(form, submitter));
}

/** Hydration may have replaced the pressed button: its successor with the same effect is used, and without one nothing is sent. */
function submit(form: HTMLFormElement, pressed: HTMLElement | null): void {
  const effect = ({ attributes }: Element) =>
    ['name', 'value', 'formaction'].map((name) => attributes.getNamedItem(name)?.value).join('\n');
  const buttons = [...form.elements].filter((control) => control instanceof HTMLButtonElement && control.type === 'submit');
  const owned = buttons.find((button) => button === pressed) ?? buttons.find((button) => pressed && effect(button) === effect(pressed));
  if (pressed === null || owned !== undefined) form.requestSubmit(owned as HTMLButtonElement | undefined);
}

/** Hydration resets fields to their rendered values, so queued input is re-entered afterwards. */
function holdText({ target }: Event): void {
  if (target instanceof HTMLSelectElement) queued.set(target, enter(target, target.value, 'change'));
  else if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !/checkbox|radio|file/.test(target.type))) {
    queued.set(target, enter(target, target.value, 'input'));
  }
}

/** React would pass the event to `onChange` after it has reset the select during hydration. */
function holdSelect(event: Event): void {
  if (event.target instanceof HTMLSelectElement) event.stopImmediatePropagation();
}

/** Sets a value in a way that makes React fire `onChange`: resets React's tracked value, then bypasses its `value` setter. */
function enter(field: HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement, value: string, event: 'change' | 'input') {
  return () => {
    if (event === 'input') field.value = '';
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };
}

/** Replays queued events, even if the application cannot be loaded; forms are then submitted without scripts. */
async function release(): Promise<void> {
  removeEventListener('click', holdClick, true);
  removeEventListener('submit', holdSubmit, true);
  removeEventListener('input', holdText, true);
  removeEventListener('change', holdSelect, true);
  for (const [control, replay] of queued) {
    if (control.isConnected) replay();
    // Lets React render after each replayed event.
    await new Promise((resolve) => setTimeout(resolve));
  }
  queued.clear();
}

function addLink(rel: string, href: string, disabled = false): void {
  document.head.append(Object.assign(document.createElement('link'), { disabled, rel, href }));
}

const list = (urls: string) => urls.split(' ').filter(Boolean);

function load(): void {
  if (isLoading) return;
  isLoading = true;
  if (!hasFonts) addLink('stylesheet', fonts);
  // The page already inlines these styles. Disabled links are not fetched, and they stop the bundler's loader from fetching the files.
  for (const href of list(styles)) addLink('stylesheet', href, true);
  for (const href of [entry, ...list(modules)]) addLink('modulepreload', href);
  // The application's initial state is the last element of the page.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

function start(): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: entry });
  script.addEventListener('error', () => void release());
  document.head.append(script);
}

// The server renders the sample cart shown on a first visit; this attribute hides it from visitors with a stored cart.
try {
  // eslint-disable-next-line no-restricted-globals -- this script imports nothing
  if (localStorage.getItem('persist:cart') !== null) document.documentElement.dataset.cart = '';
} catch {
  // Storage is disabled, so every visit counts as a first visit.
}

// Once a marketplace page has been visited, the fonts are cached and can be used from the first paint.
const hasFonts = document.referrer.startsWith(`${location.origin}/`);
if (hasFonts) addLink('stylesheet', fonts);

// Listeners on `window` run before React's listeners on `document`.
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);
addEventListener('input', holdText, true);
addEventListener('change', holdSelect, true);
document.addEventListener('rizq:ready', () => void release(), { once: true });
document.addEventListener('rizq:failed', () => void release(), { once: true });

const tellsPaint = 'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');
if (tellsPaint) {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
}
// Background tabs do not paint.
addEventListener('load', () => setTimeout(load, tellsPaint && document.visibilityState === 'visible' ? PAINT_TIMEOUT_MS : 0));
