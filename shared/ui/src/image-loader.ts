/** Images start to load when they are within this many window heights from its top. */
export const preloadFactor = 1.3;
/** Tries per image before it counts as failed. */
export const imageAttempts = 3;
/** Addresses remembered as loaded; the least recently requested one is dropped first. */
export const imageCacheSize = 200;

type Fetch = (src: string) => Promise<void>;

const throughImage: Fetch = (src) =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(`The image ${src} could not be loaded.`));
    image.src = src;
  });

export interface ImageLoader {
  /** Resolves when the browser has the image; rejects after the last try. Several callers share one try. */
  load: (src: string) => Promise<void>;
  /** Loaded before and still remembered: can be shown at once. */
  has: (src: string) => boolean;
  size: () => number;
}

export function createImageLoader(
  fetchImage: Fetch = throughImage,
  attempts = imageAttempts,
  capacity = imageCacheSize,
): ImageLoader {
  const loaded = new Set<string>();
  const underway = new Map<string, Promise<void>>();

  const keep = (src: string) => {
    loaded.delete(src);
    loaded.add(src);
    if (loaded.size > capacity) loaded.delete(loaded.values().next().value as string);
  };
  const attempt = async (src: string) => {
    for (let left = attempts; left > 0; left--) {
      try {
        await fetchImage(src);
        keep(src);
        return;
      } catch (fault) {
        if (left === 1) throw fault;
      }
    }
  };
  return {
    has: (src) => loaded.has(src),
    size: () => loaded.size,
    load(src) {
      if (loaded.has(src)) {
        keep(src);
        return Promise.resolve();
      }
      const running = underway.get(src) ?? attempt(src).finally(() => underway.delete(src));
      underway.set(src, running);
      return running;
    },
  };
}

/** The only loader of the page. */
export const pageImages = createImageLoader();
