import { brotliCompressSync, constants } from 'node:zlib';

export interface Picture {
  svg: Buffer;
  brotli: Buffer;
}

const MOST = 3_000;

/** Drawn pictures by address, the oldest thrown away first: each is drawn and compressed once a process. */
export function keptPictures(): { get(address: string, draw: () => string): Picture } {
  const kept = new Map<string, Picture>();
  return {
    get(address, draw) {
      const known = kept.get(address);
      if (known) return known;
      const svg = Buffer.from(draw());
      const picture = {
        svg,
        brotli: brotliCompressSync(svg, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        }),
      };
      if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
      kept.set(address, picture);
      return picture;
    },
  };
}
