import { packFiles } from '@atrium/remote-contract/pack-folder';
import { RegistryError } from '../registry-error.ts';
import type { MeasuredVersion } from './measure-version.ts';
import type { BrowserChecks } from '../browser-check/browser-checks.ts';

/** Refuses an upload in which the conformance suite finds something in Chromium, or which cannot be checked. Source: 13-07. */
export async function requireConformance(
  checks: BrowserChecks,
  { manifest, files }: Pick<MeasuredVersion, 'manifest' | 'files'>,
): Promise<void> {
  const { name, version } = manifest;
  const packed = await packFiles([...files, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]);
  const { findings } = await checks.check({ remote: name, version, packed }).catch((error: Error) => {
    throw new RegistryError('UPLOAD_REFUSED', error.message);
  });
  if (findings.length > 0)
    throw new RegistryError('UPLOAD_REFUSED', `${name} ${version} failed its check in Chromium: ${findings.join(' ')}`);
}
