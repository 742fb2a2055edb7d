import type { RemoteDefinition } from '@atrium/host/define-remote';
import { definitionOf } from './definition-of.ts';
import { fileIntegrity } from './file-integrity.ts';
import type { Build } from './open-build.ts';

/**
 * Loads a build as the shell does: the federation runtime, the entry script, then whatever its code asks for. The page
 * of a test fetches no scripts, so those of the build are read, held to their hashes and run here.
 */
export async function loadContainer({ manifest, base, read }: Build): Promise<RemoteDefinition> {
  const hashes = new Map(manifest.files.map(({ path, integrity }) => [path, integrity]));
  const run = async (script: HTMLScriptElement): Promise<void> => {
    const path = new URL(script.src).href.slice(base.length).split('?')[0]!;
    try {
      const bytes = await read(path);
      if (hashes.get(path) !== fileIntegrity(bytes)) throw new Error(`${path} has other bytes than its manifest says.`);
      // What a browser would refuse: the build itself says another hash where it loads the file.
      if (script.integrity && !script.integrity.split(' ').includes(fileIntegrity(bytes)))
        throw new Error(`${path} is loaded with another hash than its bytes have.`);
      Object.defineProperty(document, 'currentScript', { configurable: true, get: () => script });
      // The same as the script element would do, in the page's own global scope.
      // biome-ignore lint/security/noGlobalEval: this is how a script is run in a page that fetches none.
      globalThis.eval(new TextDecoder().decode(bytes));
      script.dispatchEvent(new Event('load'));
    } catch (error) {
      script.dispatchEvent(Object.assign(new Event('error'), { error }));
    } finally {
      Reflect.deleteProperty(document, 'currentScript');
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src.startsWith(base)) void run(node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return definitionOf({ manifest, base });
}
