import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a test waits for what a screen shows: a busy machine may be several times slower.
configure({ asyncUtilTimeout: 5_000 });

/** What a page asks of its browser and jsdom does not draw: answered as a browser without a screen would. */
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

// A page that nobody paints has nothing to tell about its timing.
if (!('getEntriesByType' in performance))
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });

// jsdom has these, but only to say that it cannot do them.
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
