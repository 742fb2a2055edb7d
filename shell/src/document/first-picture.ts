import { firstCoversAtom, host } from '@atrium/host';

let content: { path: string; nodes: readonly ChildNode[] } | undefined;
let pictures: ReadonlySet<string> = new Set();

/** Captures what the HTML drew before any script ran. */
export function captureFirstPicture(place: Element, path: string): void {
  const main = place.querySelector('main');
  content = main ? { path, nodes: [...main.childNodes] } : undefined;
  const broken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;
  const drawn = (selector: string) =>
    [...place.querySelectorAll<HTMLImageElement>(selector)].map((image) =>
      broken(image) ? '' : image.getAttribute('src')!,
    );
  pictures = new Set(drawn('img'));
  const covers = drawn('.first-covers img');
  if (covers.length > 0) host().store.set(firstCoversAtom, { path, covers });
}

/** What the HTML drew of the page at this address, shown until the page's code is loaded. */
export const firstPictureOf = (path: string): readonly ChildNode[] | undefined =>
  content?.path === path ? content.nodes : undefined;

/** Called when the first screen is drawn: from then on only the part that shows the picture keeps it, until its code is loaded. */
export function releaseFirstPicture(): void {
  content = undefined;
}

/** Whether the HTML already showed an image: it stays in view, without a fade. */
export const wasDrawn = (sources: readonly string[]): boolean => sources.some((source) => pictures.has(source));
