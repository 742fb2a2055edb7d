import { buildDocuments } from '../../build/documents.ts';

export const build = () =>
  buildDocuments({
    host: 'micro-app',
    outputOf: (vertical) => ({ chunkLoadingGlobal: `webpackJsonp_${vertical}`, globalObject: 'window' }),
  });
