import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Document {
  /** Addresses of scripts, in order. */
  scripts: readonly string[];
  isModule?: boolean;
  head?: string;
}

/** Writes `index.html` of a host or of a vertical that is a document of its own. */
export function writePage(folder: string, { scripts, isModule = false, head = '' }: Document): void {
  const kind = isModule ? 'type="module"' : 'defer';
  const tags = scripts.map((script) => `<script ${kind} src="${script}"></script>`).join('');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Peers</title><link rel="icon" href="data:,">${head}${tags}</head><body><div id="root"></div></body></html>\n`,
  );
}
