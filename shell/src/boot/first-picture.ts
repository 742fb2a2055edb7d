let content: { path: string; nodes: readonly ChildNode[] } | undefined;
let pictures: ReadonlySet<string | null> = new Set();

/** Takes over what the HTML drew before any script had run. */
export function takeFirstPicture(place: Element, path: string): void {
  const main = place.querySelector('main');
  content = main ? { path, nodes: [...main.childNodes] } : undefined;
  const broken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;
  pictures = new Set([...place.querySelectorAll('img')].filter((image) => !broken(image)).map((image) => image.getAttribute('src')));
}

/** What the HTML drew of the page at this address, for the time until its code is there. */
export const firstPictureOf = (path: string): readonly ChildNode[] | undefined => (content?.path === path ? content.nodes : undefined);

/** Whether a picture stood in the page from the start: it is shown on, without a fade. */
export const wasDrawn = (sources: readonly string[]): boolean => sources.some((source) => pictures.has(source));
