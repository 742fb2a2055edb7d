import { frameDocument } from './frame-document.ts';
import { TWIN_READY, type TwinInput, type TwinResult } from './twin-input.ts';

/** Starting the frame, loading the version, and waiting until its page no longer changes. */
const DEADLINE_MS = 30_000;

/**
 * Renders one version in a frame that is neither seen nor in reach, and resolves to what was found in it; to undefined
 * when it took too long, left its document, or `stop` said so. The frame is of no origin: it has none of the site's
 * cookies, storages and channels, and runs beside the page where the browser can.
 */
export function renderTwin(input: TwinInput, stop: AbortSignal): Promise<TwinResult | undefined> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('allow', '');
    frame.setAttribute('aria-hidden', 'true');
    frame.inert = true;
    frame.tabIndex = -1;
    // In the viewport, since browsers slow down what is outside of it.
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      inlineSize: '100vw',
      blockSize: '100vh',
      border: '0',
      opacity: '0',
      pointerEvents: 'none',
      zIndex: '-1',
      contain: 'strict',
    });
    frame.srcdoc = frameDocument(document);
    let documents = 0;
    const { port1, port2 } = new MessageChannel();
    const end = (result?: TwinResult) => {
      clearTimeout(timer);
      removeEventListener('message', ready);
      stop.removeEventListener('abort', cut);
      port1.close();
      frame.remove();
      resolve(result);
    };
    const cut = () => end();
    const timer = setTimeout(cut, DEADLINE_MS);
    const ready = ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow && data === TWIN_READY && documents <= 1)
        frame.contentWindow!.postMessage(input, '*', [port2]);
    };
    // A second document is one that the version went to.
    frame.addEventListener('load', () => ++documents > 1 && end());
    port1.onmessage = ({ data }) => end(data as TwinResult);
    addEventListener('message', ready);
    stop.addEventListener('abort', cut);
    if (stop.aborted) return end();
    document.body.append(frame);
  });
}
