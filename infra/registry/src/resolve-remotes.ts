import { canonicalJson } from '@atrium/contracts/canonical-json';
import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import type { Registration } from '@atrium/contracts/registry-versions';
import type { OtherVersion, RemoteModule, SnapshotRemote, SnapshotRoute } from '@atrium/contracts/snapshot';
import type { Channel } from './channels.repository.ts';
import type { Ramp } from './ramp/ramp.ts';

/** The version that members outside a canary get. */
export const shownVersion = ({ standIn, stable }: Channel): string =>
  standIn?.kind === 'module' ? standIn.to! : stable;

/** The description of each remote for a page: channels resolved to versions. */
export function resolveRemotes(
  channels: readonly Channel[],
  registrations: ReadonlyMap<string, Registration>,
): SnapshotRemote[] {
  return channels.map((channel) => {
    const find = (version: string): Registration => registrations.get(`${channel.remote}@${version}`)!;
    const version = shownVersion(channel);
    const { standIn } = channel;
    const shown = find(version);
    const about = {
      name: channel.remote,
      version,
      subject: shown.subject,
      routes: shown.routes,
      ...(shown.centre && { centre: shown.centre }),
      ...(standIn?.applyBy && { applyBy: standIn.applyBy }),
    };
    const times = standIn && { since: standIn.since, ...(standIn.until && { until: standIn.until }) };
    if (standIn?.kind === 'frame') return { ...about, ...times!, kind: 'frame', url: standIn.url! };
    if (standIn?.kind === 'maintenance') return { ...about, ...times!, kind: 'maintenance', text: standIn.text! };
    const previous = standIn ? channel.stable : channel.history.at(-1);
    return {
      ...about,
      ...moduleOf(shown),
      kind: 'module',
      ...(channel.canary &&
        !standIn && { canary: { ...withPages(find(channel.canary)), percent: channel.canaryPercent! } }),
      ...(previous && previous !== version && { previous: otherVersion(find(previous), shown) }),
    };
  });
}

export function statusOf(channel: Channel): ChannelStatus {
  const { applyBy: _applyBy, ...standIn } = channel.standIn ?? ({} as never);
  return {
    name: channel.remote,
    channel: 'stable',
    kind: channel.standIn?.kind ?? 'module',
    version: shownVersion(channel),
    ...(channel.canary && {
      canary: {
        version: channel.canary,
        percent: channel.canaryPercent!,
        ...(channel.ramp && { ramp: rampStatus(channel.ramp) }),
      },
    }),
    ...(channel.standIn && { standIn }),
  };
}

const rampStatus = ({ minutes, since, paused }: Ramp) => ({ minutes, since, paused });

const withPages = (version: Registration): OtherVersion => ({
  ...moduleOf(version),
  routes: version.routes,
  ...(version.centre && { centre: version.centre }),
});

/** A version that is rarely needed, short: its pages only where they differ, and no files to preload. */
function otherVersion(version: Registration, shown: Registration): OtherVersion {
  const { routes, centre } = withPages(version);
  const bare = (list: readonly SnapshotRoute[] = []) => list.map(({ preload: _preload, ...route }) => route);
  const { preload: _files, ...bareCentre } = centre ?? {};
  const { preload: _shownFiles, ...shownCentre } = shown.centre ?? {};
  const same = canonicalJson([bare(routes), bareCentre]) === canonicalJson([bare(shown.routes), shownCentre]);
  if (same) return moduleOf(version);
  return { ...moduleOf(version), routes: bare(routes), ...(centre && { centre: bareCentre as typeof centre }) };
}

function moduleOf({ version, container, entry, integrity, preload, contract }: Registration): RemoteModule {
  return { version, container, entry, integrity, contract, ...(preload && { preload }) };
}
