/** Setup for every client test: provides missing browser APIs, puts the API behind msw, and forbids console errors. */
import 'reflect-metadata';
import '@testing-library/jest-dom/vitest';
import './fastQueries.ts';
import './withoutElementStacks.ts';
import { transferableAbortController } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { failOnConsoleError } from './failOnConsoleError.ts';
import { allowRequests, apiServer, closeTestApi, cookieJar } from '#tests/support/app/apiServer.ts';
import { stopStarted } from './openedServices.ts';
import { seedProperties, printSeedOnFailure } from './randomSeed.ts';
import { resetShopperState } from './resetShopperState.ts';

// Node's Request accepts only Node's own signals, but jsdom replaces AbortController.
const controller = transferableAbortController();
vi.stubGlobal('AbortController', controller.constructor);
vi.stubGlobal('AbortSignal', controller.signal.constructor);

// The server runs in the same process and recognises bytes by Node's own classes.
vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
vi.stubGlobal('ArrayBuffer', Buffer.alloc(1).buffer.constructor);

// jsdom has no layout: these stubs return the values of a desktop window.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};
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
  // On a busy machine, fetching and rendering a whole page takes longer than the library's default timeout of one second.
  asyncUtilTimeout: 60_000,
  // Leaves the page's HTML out of error messages, because it would be serialised at every poll.
  getElementError: (message) => Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

failOnConsoleError();
printSeedOnFailure(seedProperties());

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
  stopStarted();
});
