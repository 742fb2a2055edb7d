import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import type { Registration } from '@atrium/contracts/registry-versions';
import type { RemoteModule, SnapshotRemote } from '@atrium/contracts/snapshot';
import type { Channel } from './channels.repository.ts';

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
        !standIn && { canary: { ...moduleOf(find(channel.canary)), percent: channel.canaryPercent! } }),
      ...(previous && previous !== version && { previous: moduleOf(find(previous)) }),
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
    ...(channel.canary && { canary: { version: channel.canary, percent: channel.canaryPercent! } }),
    ...(channel.standIn && { standIn }),
  };
}

function moduleOf({ version, container, entry, integrity, preload, contract }: Registration): RemoteModule {
  return { version, container, entry, integrity, contract, ...(preload && { preload }) };
}
