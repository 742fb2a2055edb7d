import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// The limit for a screen to show something: a busy machine may be several times slower.
/** The library's own switch, which its types leave out. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 15_000,
  // While a test waits, each failed attempt would print the whole page; the error of the last attempt still does.
  getElementError: (message, container) =>
    isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// React's development build records a stack for each element that it creates, for its warnings: a tenth of a page test's
// time. It stops at ten thousand in a second.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

/** Interfaces that depend on drawing, which jsdom does not do: they behave as in a browser without a screen. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const lacking: Record<string, unknown> = {
  IntersectionObserver: QuietObserver,
  ResizeObserver: QuietObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  requestIdleCallback: (work: (deadline: IdleDeadline) => void) =>
    setTimeout(() => work({ didTimeout: false, timeRemaining: () => 10 }), 0),
  cancelIdleCallback: (id: number) => clearTimeout(id),
};
for (const [name, value] of Object.entries(lacking)) {
  if (!(name in window)) Object.defineProperty(window, name, { configurable: true, writable: true, value });
}

// A page that is never painted has no timing entries.
if (!('getEntriesByType' in performance))
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });

// jsdom only warns that it does not implement these; a warning with its stack takes longer than a query.
HTMLCanvasElement.prototype.getContext = () => null;
window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

HTMLDialogElement.prototype.show ??= function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(value?: string) {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event('close'));
};
