import { buildDocuments } from '../../build/documents.ts';

export const build = () => buildDocuments({ host: 'iframe' });
