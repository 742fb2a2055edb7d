import { host, type MountedPage, type MountPage, type PageInput } from '@atrium/host';

export const PAGE_ELEMENT = 'atrium-page';

/** The element around a page without React: it mounts the page once, updates it, and unmounts it where it leaves the document. */
export interface PageElement extends HTMLElement {
  receive(input: Omit<PageInput, 'visible'>): void;
  show(mount: MountPage, failed: (error: unknown) => void): void;
  hide(): void;
}

/** Defined at first use: the class needs a document. */
export function definePageElement(): void {
  if (customElements.get(PAGE_ELEMENT)) return;
  customElements.define(
    PAGE_ELEMENT,
    class extends HTMLElement implements PageElement {
      #input: PageInput | undefined;
      #life: Life | undefined;

      receive(input: Omit<PageInput, 'visible'>): void {
        this.#change({ ...input, visible: this.#input?.visible ?? true });
      }

      show(mount: MountPage, failed: (error: unknown) => void): void {
        if (!this.#life) this.#life = startLife(this, mount, this.#input!, failed);
        else this.#change({ ...this.#input!, visible: true });
      }

      hide(): void {
        if (this.isConnected) this.#change({ ...this.#input!, visible: false });
      }

      /** React removes a hidden page without running an effect; an element that is only moved is connected again at once. */
      disconnectedCallback(): void {
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.#life?.end();
          this.#life = undefined;
        });
      }

      #change(input: PageInput): void {
        const before = this.#input;
        this.#input = input;
        if (!before || KEYS.some((key) => before[key] !== input[key])) this.#life?.update(input);
      }
    },
  );
}

const KEYS = ['path', 'search', 'language', 'visible', 'text', 'given'] as const satisfies (keyof PageInput)[];

interface Life {
  update(input: PageInput): void;
  end(): void;
}

function startLife(element: HTMLElement, mount: MountPage, input: PageInput, failed: (error: unknown) => void): Life {
  const ending = new AbortController();
  let page: MountedPage | undefined;
  let latest = input;
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (ending.signal.aborted) host().report(error, PAGE_ELEMENT);
      else failed(error);
    }
  };
  const begin = (mounted: MountedPage) => {
    page = mounted;
    if (ending.signal.aborted) attempt(() => mounted.unmount());
    else if (latest !== input) attempt(() => mounted.update(latest));
  };
  attempt(() => {
    const mounting = mount({ element, host: host(), signal: ending.signal }, input);
    if (!(mounting instanceof Promise)) return begin(mounting);
    void mounting.then(begin, (error: unknown) => !ending.signal.aborted && failed(error));
  });
  return {
    update(changed) {
      latest = changed;
      if (page) attempt(() => page!.update(changed));
    },
    end() {
      ending.abort();
      if (page) attempt(() => page!.unmount());
    },
  };
}
