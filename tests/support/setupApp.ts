/** Before every test of the client: a browser's missing parts, the API behind msw, and no console errors. */
import 'reflect-metadata';
import '@testing-library/jest-dom/vitest';
import './fastQueries.ts';
import { transferableAbortController } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { allowRequests, apiServer, closeTestApi, cookieJar } from './apiServer.ts';
import { seedProperties, tellSeedOnFailure } from './randomSeed.ts';
import { resetShopperState } from './resetShopperState.ts';

// Node's Request only accepts Node's own signals, and jsdom brings another AbortController.
const controller = transferableAbortController();
vi.stubGlobal('AbortController', controller.constructor);
vi.stubGlobal('AbortSignal', controller.signal.constructor);

// The server runs in the same process, and knows bytes by Node's own classes.
vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
vi.stubGlobal('ArrayBuffer', Buffer.alloc(1).buffer.constructor);

// jsdom has no layout: what asks for it gets the answers of a desktop window.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia = (media: string) =>
  ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
// A closed dialog is out of sight, which jsdom's own style sheet does not know.
const closedDialogs = document.createElement('style');
closedDialogs.textContent = 'dialog:not([open]) { display: none }';
document.head.append(closedDialogs);
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
vi.stubGlobal('IntersectionObserver', NoObserver);
vi.stubGlobal('ResizeObserver', NoObserver);

configure({
  // A whole page is fetched and drawn: on a busy machine that takes longer than the library's one second.
  asyncUtilTimeout: 15_000,
  // Without the page's source: while something is waited for it would be written out at every look, and a list's is endless.
  getElementError: (message) => Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

failOnConsoleError();
tellSeedOnFailure(seedProperties());

beforeAll(() => apiServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetShopperState();
  cookieJar.token = null;
});
afterEach(() => {
  cleanup();
  apiServer.resetHandlers();
  allowRequests();
});
afterAll(() => {
  apiServer.close();
  closeTestApi();
});
