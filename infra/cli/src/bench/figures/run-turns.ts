import { spawn } from 'node:child_process';
import type { BenchDocument } from './figure.ts';

/**
 * One turn of a benchmark: each of its parts in turn, with `--json` and the arguments of the row. A part that misses its budget exits with 1 and still
 * prints its document; one that prints none is named in `failed`.
 */
export async function runTurn(
  files: readonly string[],
  { root, env, args }: { root: string; env: NodeJS.ProcessEnv; args: readonly string[] },
): Promise<{ documents: BenchDocument[]; failed: string[] }> {
  const documents: BenchDocument[] = [];
  const failed: string[] = [];
  for (const file of files) {
    const run = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, '--json', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
      cwd: root,
    });
    let output = '';
    run.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    await new Promise((resolve) => run.once('close', resolve));
    const document = documentIn(output);
    if (document) documents.push(document);
    else failed.push(file);
  }
  return { documents, failed };
}

/** The last line that is a document with a name. */
export function documentIn(output: string): BenchDocument | undefined {
  for (const line of output.trim().split('\n').reverse()) {
    if (!line.startsWith('{')) continue;
    try {
      const document: unknown = JSON.parse(line);
      if (typeof (document as BenchDocument).name === 'string') return document as BenchDocument;
    } catch {
      // A line of a log.
    }
  }
  return undefined;
}
