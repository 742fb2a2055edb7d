import type { Compiler } from 'webpack';

/** Deterministic ids have three digits, and a build has fewer chunks, so this one is free. */
const INSTEAD_OF_ZERO = 1_000;

/**
 * Gives the chunk with the id 0 another one. The integrity plugin takes 0 for "no id" and leaves its hash out, so that
 * the browser would run that one chunk unchecked.
 */
export class ChunkIdsFromOne {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIdsFromOne', (compilation) => {
      compilation.hooks.chunkIds.tap({ name: 'ChunkIdsFromOne', stage: 100 }, (chunks) => {
        const used = new Set(Array.from(chunks, ({ id }) => id));
        let free = INSTEAD_OF_ZERO;
        while (used.has(free)) free += 1;
        for (const chunk of chunks) {
          if (chunk.id !== 0) continue;
          chunk.id = free;
          chunk.ids = [free];
        }
      });
    });
  }
}
