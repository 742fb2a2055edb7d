import { firstCoversAtom, host } from '@atrium/host';

let content: { path: string; nodes: readonly ChildNode[] } | undefined;
let pictures: ReadonlySet<string> = new Set();

/** Takes over what the HTML drew before any script had run. */
export function takeFirstPicture(place: Element, path: string): void {
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

/** What the HTML drew of the page at this address, for the time until its code is there. */
export const firstPictureOf = (path: string): readonly ChildNode[] | undefined =>
  content?.path === path ? content.nodes : undefined;

/** Once the first screen stands, whoever shows the picture holds it alone: it goes with that screen's code. */
export function letFirstPictureGo(): void {
  content = undefined;
}

/** Whether a picture stood in the page from the start: it is shown on, without a fade. */
export const wasDrawn = (sources: readonly string[]): boolean => sources.some((source) => pictures.has(source));
