import { buildDocuments } from '../../build/documents.ts';

/** The output of qiankun's guide for webpack 5. */
export const build = () =>
  buildDocuments({
    host: 'qiankun',
    outputOf: (vertical) => ({
      library: { name: `${vertical}-[name]`, type: 'umd' },
      chunkLoadingGlobal: `webpackJsonp_${vertical}`,
      globalObject: 'window',
    }),
  });
