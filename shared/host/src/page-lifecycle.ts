import type { HostServices } from './host-services.ts';

/** What a page without React is given for as long as it is in the document. */
export interface PagePlace {
  /** An empty element in the page's column. The page owns what is inside and nothing outside. */
  readonly element: HTMLElement;
  readonly host: HostServices;
  /** Aborts right before `unmount`: for listeners, requests and whatever else takes a signal. */
  readonly signal: AbortSignal;
}

/** What the page shows may depend on this; every change is an `update`. */
export interface PageInput {
  /** Path and query of the address: `/hall` and `?table=7`. */
  readonly path: string;
  readonly search: string;
  /** The member's language: a tag such as `pt-BR`. */
  readonly language: string;
  /** False while a kept page (`keepAlive`) is hidden: stop timers and polling, keep the state. */
  readonly visible: boolean;
  /** What the place gives, where this is a part in a place of another remote: see `Places`. */
  readonly given?: object;
  /** A text of the remote by its key, in the member's language and in the version that is shown. */
  text(key: string, params?: Readonly<Record<string, string | number>>): string;
}

export interface MountedPage {
  /** The input has changed. An error that is thrown here is a fault of the version, as one in `mount` is. */
  update(input: PageInput): void;
  /** The element has left the document: release what the signal does not. */
  unmount(): void;
}

/**
 * Puts a page into its place: plain functions, a custom element, another framework. Loading, swap, fallback, kept
 * pages and faults are those of every page. The remote declares contract 2. Source: 13-14.
 */
export type MountPage = (place: PagePlace, input: PageInput) => MountedPage | Promise<MountedPage>;
