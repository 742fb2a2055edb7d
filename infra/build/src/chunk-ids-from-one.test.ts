import webpack, { type Compiler } from 'webpack';
import { ChunkIdsFromOne } from './chunk-ids-from-one.ts';

it('gives the chunk with the id 0 a free id, and leaves the others', () => {
  const compiler = webpack({ mode: 'production', entry: {} }) as Compiler;
  new ChunkIdsFromOne().apply(compiler);
  const compilation = compiler.newCompilation(compiler.newCompilationParams());
  for (const [name, id] of Object.entries({ page: 0, texts: 1_000, proof: 617 })) compilation.addChunk(name).id = id;
  compilation.hooks.chunkIds.call(compilation.chunks);
  expect(Object.fromEntries(Array.from(compilation.chunks, ({ name, id }) => [name, id]))).toEqual({
    page: 1_001,
    texts: 1_000,
    proof: 617,
  });
});
