import { channelOf } from '../channels.repository.ts';
import { makeChange, type RegistryParts } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { shownVersion } from '../resolve-remotes.ts';
import { endShadow } from './change-shadow.ts';
import { runningShadows, type Shadow, shadowOf } from './shadow.repository.ts';

/** Ends the shadows whose time is over or whose renderings are complete, and those of a version that members have now. */
export async function endDueShadows(parts: RegistryParts): Promise<void> {
  for (const shadow of await runningShadows(parts.pool, parts.brand)) {
    const reason = await whyDue(parts, shadow);
    if (!reason) continue;
    const change = endShadow(parts, shadow.remote, { reason });
    const made = makeChange(parts, 'registry', {
      ...change,
      async make(client) {
        // Its squad may have begun another one in the meantime.
        const now = await shadowOf(client, parts.brand, shadow.remote);
        if (now?.startedAt.getTime() !== shadow.startedAt.getTime())
          throw new RegistryError('NO_SHADOW', `The hidden renderings of ${shadow.version} have ended.`);
        await change.make(client);
      },
    });
    await made.catch((error: unknown) => {
      if (!(error instanceof RegistryError)) throw error;
    });
  }
}

async function whyDue({ pool, brand, now }: RegistryParts, shadow: Shadow): Promise<string | undefined> {
  const { remote, version, until, renderings, mostRenderings } = shadow;
  if (renderings >= mostRenderings) return `${renderings} renderings`;
  if (until <= now()) return `until ${until.toISOString()}`;
  const channel = await channelOf(pool, brand, remote);
  const inTheField = channel && [channel.stable, channel.canary, shownVersion(channel)].includes(version);
  return inTheField ? `members have ${version} now` : undefined;
}
