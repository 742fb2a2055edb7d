import type { Snapshot, TrustedKey } from '@atrium/contracts/snapshot';
import { createFederation, type Federation } from '@atrium/federation/federation';
import { RemoteOutlet } from '@atrium/federation/remote-outlet';
import { federationRuntime } from '@atrium/federation/runtime-port';
import { watchErrors } from '@atrium/federation/telemetry/watch-errors';

/** Starts the store of the remotes as the portal's shell does, without the portal's session, texts and reports. */
export function startRemotes(snapshot: Snapshot | undefined, keys: TrustedKey[]): Federation {
  const federation = createFederation({ snapshot, keys, runtime: federationRuntime(), storage: localStorage });
  watchErrors(federation.handleError);
  return federation;
}

/** Applies each snapshot that the registry publishes while this tab is open. */
export function follow(federation: Federation): void {
  new EventSource('/atrium/stream').addEventListener('message', ({ data }) => void federation.apply(JSON.parse(data)));
}

export function RemoteView({ federation, remote }: { federation: Federation; remote: string }) {
  return (
    <RemoteOutlet
      federation={federation}
      remote={remote}
      target={targetOf(remote)}
      pending={<p>Loading …</p>}
      failed={(_cause, retry) => (
        <p role="alert">
          Couldn't show these games.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      frame={({ url }) => <iframe title={remote} src={url} />}
      maintenance={({ text }) => <p>{text}</p>}
    />
  );
}

const targets = new Map<string, { route: string }>();
/** The same object for the same remote. */
function targetOf(remote: string): { route: string } {
  const known = targets.get(remote) ?? { route: `/${remote}` };
  targets.set(remote, known);
  return known;
}
