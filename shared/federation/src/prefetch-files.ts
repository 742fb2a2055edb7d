import type { RuntimePort } from './runtime-port.ts';

/** Over HTTP/1.1 a browser has six connections to a host: files that hang must leave some to what a visitor opens. */
const AT_A_TIME = 3;

type File = Parameters<RuntimePort['prefetch']>[0];

/** Fetches files ahead of their use, few at a time, and none after one has failed. */
export async function prefetchFiles(files: readonly File[], { prefetch }: RuntimePort): Promise<void> {
  const left = files.values();
  let isWhole = true;
  const fetchOnward = async () => {
    for (const file of left) {
      if (!(await prefetch(file))) isWhole = false;
      if (!isWhole) return;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, fetchOnward));
}
