import { attribute } from '@atrium/federation/telemetry/attribute-error';

/** The version of a remote, as `remote@version`, whose code is innermost in an error's stack; undefined for the shell's. */
export function versionOf(error: Error): string | undefined {
  const { remote, version } = attribute(error) ?? {};
  return remote && remote !== 'shell' ? `${remote}@${version}` : undefined;
}
