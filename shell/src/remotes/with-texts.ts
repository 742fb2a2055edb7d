import { type Cause, RemoteFailure } from '@atrium/federation/cause';
import type { RuntimePort } from '@atrium/federation/runtime-port';
import type { RemoteModule } from '@atrium/contracts/snapshot';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { addNamespace } from '@atrium/i18n/create-i18n';
import { releaseTexts } from '@atrium/i18n/texts-of-version';
import type { i18n as I18n } from 'i18next';

/** Pauses between the attempts to fetch texts that were missing when their screen was shown. */
const TEXT_RETRIES_MS = [3_000, 15_000, 60_000];

export interface TextParts {
  i18n: I18n;
  /** Why a file of this version could not be loaded. */
  diagnose(module: RemoteModule, error: unknown): Promise<Cause>;
  /** Called once for each version whose texts are missing. */
  missing(remote: string, version: string, failure: RemoteFailure): void;
  wait?(work: () => void, ms: number): void;
}

/**
 * Loads the texts of a remote beside the code of its first screen, which is shown once it has both. Where the texts cannot
 * be fetched, the screen is shown in the fallback language, or with its keys as words, and they are fetched again later.
 * Source: 13-19.
 */
export function withTexts(
  runtime: RuntimePort,
  { i18n, diagnose, missing, wait = setTimeout }: TextParts,
): RuntimePort {
  /** Whose texts the page has, by container. */
  const owners = new Map<string, string>();
  const texts = ({ name, locales }: RemoteDefinition, version: string, options?: { unseen(): boolean }) =>
    addNamespace(i18n, name, locales, { ...options, owner: `${name}@${version}` });
  const fetchLater = (definition: RemoteDefinition, version: string, [pause, ...pauses] = TEXT_RETRIES_MS): void => {
    if (pause === undefined) return;
    wait(() => void texts(definition, version).catch(() => fetchLater(definition, version, pauses)), pause);
  };
  return {
    ...runtime,
    async load(module, origin) {
      const exported = (await runtime.load(module, origin)) as {
        default?: RemoteDefinition;
        remote?: RemoteDefinition;
      };
      const definition = exported.default ?? exported.remote;
      if (!definition?.locales || !Array.isArray(definition.routes)) return exported;
      owners.set(module.container, `${definition.name}@${module.version}`);
      // The version's screens wait for them, so that none has to be rendered again.
      const loaded = texts(definition, module.version, { unseen: () => true }).catch((error: unknown) => {
        fetchLater(definition, module.version);
        void diagnose(module, error).then((cause) =>
          missing(
            definition.name,
            module.version,
            new RemoteFailure(cause, 'The texts could not be fetched.', { cause: error }),
          ),
        );
      });
      return { remote: shownAfter(loaded, definition) };
    },
    unloadOthers(inUse) {
      runtime.unloadOthers(inUse);
      for (const [container, owner] of owners) {
        if (inUse.has(container)) continue;
        owners.delete(container);
        releaseTexts(i18n, owner);
      }
    },
  };
}

type Loaded = { readonly load: () => Promise<unknown> };

/** The remote with screens that wait for the texts. */
function shownAfter(texts: Promise<void>, definition: RemoteDefinition): RemoteDefinition {
  const waiting = <Screen extends Loaded>(screen: Screen): Screen => ({
    ...screen,
    load: async () => (await Promise.all([screen.load(), texts]))[0],
  });
  const { routes, centre, parts } = definition;
  return {
    ...definition,
    routes: routes.map(waiting),
    ...(centre && { centre: { ...waiting(centre), pages: centre.pages.map(waiting) } }),
    ...(parts && { parts: parts.map(waiting) }),
  };
}
