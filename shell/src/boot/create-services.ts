import type { BusyTracker } from '@atrium/federation/busy-tracker';
import { createApi } from '@atrium/api/create-api';
import { createSessionCache } from '@atrium/api/session-cache';
import { axiosTransport } from '@atrium/api/transport';
import type { BootData } from '@atrium/contracts/boot';
import { createEventBus, type HostServices, sessionAtom } from '@atrium/host';
import { createStore } from 'jotai';
import { withQuestions } from '../auth/proof/with-questions.ts';
import { closeCentre, openCentre } from '../centre/open-centre.ts';
import { Place } from '../places/place.tsx';
import { askDialog } from '../overlays/dialogs.state.ts';
import { addToastAtom } from '../overlays/toasts.state.ts';
import { permissionAtom } from '../system-status/system-status.state.ts';
import { watchedTransport } from '../offline/watched-transport.ts';
import type { Navigation } from '../routing/navigation.ts';
import { recordReads } from '../shadow/record/recorded-reads.ts';
import { shadowAllowedAtom } from '../shadow/record/shadow-allowed.state.ts';
import { protect } from '../session/protect.ts';
import { languageCode } from '../language/language-code.ts';
import { createReporter } from './report.ts';
import { versionOf } from '../remotes/version-of.ts';
import type { ServerClock } from './server-clock.ts';
import type { StartedLanguage } from './start-i18n.ts';

export interface ServiceParts {
  boot: BootData;
  language: StartedLanguage;
  navigation: Navigation;
  clock: ServerClock;
  hint: () => boolean;
  busy: BusyTracker['busy'];
  snapshot: () => number | undefined;
}

/** The services of one page, for the shell's own screens and for the remotes. */
export function createServices(parts: ServiceParts): HostServices {
  const { boot, language, navigation, clock } = parts;
  const store = createStore();
  const report = createReporter();
  const bus = createEventBus(
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`atrium-${boot.sitePort}`),
    (error) => report(error, 'event'),
  );
  const client = createApi({
    root: '',
    transport: watchedTransport(axiosTransport),
    // While a session is being restored, requests are authenticated by its cookie alone.
    session: () => store.get(sessionAtom)?.token ?? (parts.hint() ? 'restoring' : null),
    language: () => languageCode(language.i18n),
    snapshot: parts.snapshot,
    isBackground: bus.delivering,
    traced: boot.traced === true,
    onSessionOver: (error) => {
      const account = store.get(sessionAtom)?.account;
      if (account)
        bus.emit('session.logout', { reason: error.code === 'SESSION_REPLACED' ? 'replaced' : 'expired', account });
    },
  });
  const plainApi = recordReads(client, () => store.get(shadowAllowedAtom));
  const questions = () => import('../auth/proof/ask-again.ts');
  const api = withQuestions(plainApi, [
    ['REAUTHENTICATE', async () => (await questions()).askForPassword()],
    ['BIRTH_DATE_REQUIRED', async () => (await questions()).askForBirthDate()],
    ['TERMS_CHANGED', async () => (await questions()).askForTerms()],
    ['PROOF_REQUIRED', async (error) => (await questions()).askForProof(error)],
  ]);
  const cache = createSessionCache(api, sessionStorage);
  return {
    api,
    cache,
    bus,
    store,
    i18n: language.i18n,
    versionOf,
    brand: boot.brand,
    permission: () => store.get(permissionAtom) ?? boot.permission,
    protect,
    launch: async (game) => (await import('../launch/launch-game.ts')).launchGame(game),
    openCentre,
    closeCentre,
    navigate: navigation.go,
    dialog: (request) => askDialog(store, request),
    toast: (tone, text) => store.set(addToastAtom, { tone, text }),
    report,
    busy: parts.busy,
    clockSkew: clock.skew,
    Place,
  };
}
