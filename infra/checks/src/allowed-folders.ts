export type FolderRoot = 'infra/gateway/src' | 'shell/src';

/** The folders of one root, each with the folders that it may import besides itself. */
export type FolderTable = Record<string, readonly string[]>;

/**
 * The allowed imports between the folders of one package. A key covers its subfolders unless they have rows of their own.
 * Files directly in the root start the process: they may import every folder, and no folder may import them. A root
 * without a table is not checked.
 */
export const ALLOWED_FOLDERS: Partial<Record<FolderRoot, FolderTable>> = {};
