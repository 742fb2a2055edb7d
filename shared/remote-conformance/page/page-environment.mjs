import jsdomEnvironment from 'jest-environment-jsdom';
import { quickLabels } from './quick-labels.mjs';
import { quickStyles } from './quick-styles.mjs';

const JsdomEnvironment = jsdomEnvironment.default ?? jsdomEnvironment;

/** Interfaces that every browser and Node have, and jsdom lacks. Without MessageChannel: React would keep it open. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Uint8Array',
  'ArrayBuffer',
];

/** A page as jsdom gives it, completed with Node's own web interfaces. */
export default class PageEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    quickStyles(page);
    quickLabels(page);
    for (const name of FROM_NODE) page[name] = globalThis[name];
    Object.defineProperty(page, 'crypto', { configurable: true, value: globalThis.crypto });
    page.AbortController = globalThis.AbortController;
    page.AbortSignal = globalThis.AbortSignal;
    // The window has methods of its own.
    for (const target of [page.EventTarget.prototype, page]) acceptSignals(target);
    // Constructed style sheets, which jsdom does not apply: a page in a shadow tree can be tested without its looks.
    page.CSSStyleSheet.prototype.replaceSync ??= () => {};
    const channels = new Set();
    page.BroadcastChannel = class extends globalThis.BroadcastChannel {
      constructor(name) {
        super(name);
        this.unref();
        channels.add(this);
      }
    };
    this.openChannels = channels;
  }

  async teardown() {
    for (const channel of this.openChannels) channel.close();
    await super.teardown();
  }

  /** Builds for bundlers are ES modules; tests use the ones for Node. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
}

/** jsdom accepts signals of its own alone, which `fetch` refuses: here listeners end with Node's. */
function acceptSignals(target) {
  const { addEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    if (!(options?.signal instanceof globalThis.AbortSignal))
      return addEventListener.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    addEventListener.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
  };
}
