import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { unpackArchive } from '@atrium/artefact-store/archive';
import type { BuiltManifest } from '@atrium/remote-contract/built-manifest';
import { checkInChromium } from './check-in-chromium.ts';
import type { CheckMessage, CheckRequest } from './check-version.ts';
import { killBelow } from './process-tree.ts';

/*
 * Checks one version: its archive and the request are in files that the arguments name. Prints one message per line, the
 * outcome last. Standard input is a leash: when it ends, so does the check.
 */
const [archive, request] = process.argv.slice(2) as [string, string];
const { pageFolder, chromium, limits, priority } = JSON.parse(readFileSync(request, 'utf8')) as CheckRequest;
const say = (message: CheckMessage) => process.stdout.write(`${JSON.stringify(message)}\n`);

setPriority(priority);
process.stdin.resume().on('end', () => {
  killBelow(process.pid);
  process.exit(1);
});
try {
  const files = await unpackArchive(readFileSync(archive));
  const { name, version } = JSON.parse(files.get('manifest.json')!.toString('utf8')) as BuiltManifest;
  const base = `/remotes/${name}/${version}/`;
  const report = (step: string) => say({ step });
  say(await checkInChromium({ pageFolder, base, files, chromium, limits, report }));
} catch (error) {
  say({ failure: (error as Error).message });
}
killBelow(process.pid);
process.exit();
