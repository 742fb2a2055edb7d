import { canonicalJson } from '@atrium/contracts/canonical-json';
import type { ChannelStatus } from '@atrium/contracts/registry-channel-status';
import type { RegisteredKit, Registration } from '@atrium/contracts/registry-versions';
import type { OtherVersion, RemoteModule, SnapshotKit, SnapshotRemote } from '@atrium/contracts/snapshot';
import type { Channel } from './channels.repository.ts';
import type { Ramp } from './ramp-steps.ts';

/** The version that members outside a canary get. */
export const shownVersion = ({ standIn, stable }: Channel): string =>
  standIn?.kind === 'module' ? standIn.to! : stable;

/** The description of each remote for a page: channels resolved to versions, without the parts that are closed. */
export function resolveRemotes(
  channels: readonly Channel[],
  registrations: ReadonlyMap<string, Registration>,
  closed: ReadonlySet<string> = new Set(),
  shadows: ReadonlyMap<string, string> = new Map(),
): SnapshotRemote[] {
  return channels.map((channel) => {
    const find = (version: string): Registration => {
      const registered = registrations.get(`${channel.remote}@${version}`)!;
      const parts = registered.parts?.filter(({ place }) => !closed.has(`${channel.remote} ${place}`));
      const kits = registered.kits?.map((kit) => withPin(kit, channel.kits?.[version]?.[kit.name], registrations));
      return { ...registered, ...(parts && { parts }), ...(kits && { kits }) };
    };
    const version = shownVersion(channel);
    const { standIn } = channel;
    const shown = find(version);
    const about = {
      name: channel.remote,
      version,
      subject: shown.subject,
      routes: shown.routes,
      ...(shown.centre && { centre: shown.centre }),
      ...(shown.parts && { parts: shown.parts }),
      ...(standIn?.applyBy && { applyBy: standIn.applyBy }),
    };
    const times = standIn && { since: standIn.since, ...(standIn.until && { until: standIn.until }) };
    if (standIn?.kind === 'frame') return { ...about, ...times!, kind: 'frame', url: standIn.url! };
    if (standIn?.kind === 'maintenance') return { ...about, ...times!, kind: 'maintenance', text: standIn.text! };
    const shadow = standIn ? undefined : shadows.get(channel.remote);
    const previous = standIn ? channel.stable : channel.history.at(-1);
    return {
      ...about,
      ...moduleOf(shown),
      kind: 'module',
      ...(channel.canary &&
        !standIn && { canary: { ...withPages(find(channel.canary)), percent: channel.canaryPercent! } }),
      ...(previous && previous !== version && { previous: otherVersion(find(previous), shown) }),
      ...(shadow && { shadow: otherVersion(find(shadow), shown) }),
    };
  });
}

export function statusOf(channel: Channel): ChannelStatus {
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
    ...(channel.standIn && { standIn: standInStatus(channel.standIn) }),
  };
}

const standInStatus = ({ applyBy: _applyBy, ...standIn }: NonNullable<Channel['standIn']>) => standIn;
const rampStatus = ({ minutes, since, paused }: Ramp) => ({ minutes, since, paused });

const withPages = (version: Registration): OtherVersion => ({
  ...moduleOf(version),
  routes: version.routes,
  ...(version.centre && { centre: version.centre }),
  ...(version.parts && { parts: version.parts }),
});

/** A version that is rarely needed, short: its pages only where they differ, and no files to preload. */
function otherVersion(version: Registration, shown: Registration): OtherVersion {
  const { routes, centre, parts = [] } = withPages(version);
  const bare = <T extends { preload?: unknown }>(list: readonly T[] = []) =>
    list.map(({ preload: _preload, ...rest }) => rest);
  const { preload: _files, ...bareCentre } = centre ?? {};
  const { preload: _shownFiles, ...shownCentre } = shown.centre ?? {};
  const same =
    canonicalJson([bare(routes), bareCentre, bare(parts)]) ===
    canonicalJson([bare(shown.routes), shownCentre, bare(shown.parts)]);
  if (same) return moduleOf(version);
  return {
    ...moduleOf(version),
    routes: bare(routes),
    ...(centre && { centre: bareCentre as typeof centre }),
    ...(parts.length > 0 && { parts: bare(parts) }),
  };
}

function moduleOf({ version, container, entry, integrity, preload, kits, contract }: Registration): RemoteModule {
  return {
    version,
    container,
    entry,
    integrity,
    contract,
    ...(preload && { preload }),
    ...(kits && { kits: kits.map(({ version: _version, range: _range, ...kit }) => kit) }),
  };
}

/** A kit with the copy that its remote was promoted with, where that is not its own. */
function withPin(
  kit: RegisteredKit,
  holder: string | undefined,
  registrations: ReadonlyMap<string, Registration>,
): RegisteredKit & Pick<SnapshotKit, 'pinned'> {
  const held = holder && registrations.get(holder)?.kits?.find(({ name }) => name === kit.name);
  if (!held) return kit;
  const { container, url, integrity } = held;
  return { ...kit, pinned: { container, url, integrity } };
}
