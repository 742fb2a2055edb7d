import './style.ts';
import { ROOT_ELEMENT } from '@atrium/contracts/preferences';
import { formatNumber } from '@atrium/i18n/format';
import { mount } from './boot/mount.tsx';
import { readBoot } from './boot/read-boot.ts';
import { showFatal } from './boot/show-fatal.ts';
import { startFederation } from './boot/start-federation.ts';
import { startI18n } from './boot/start-i18n.ts';
import { startServices } from './boot/start-services.ts';
import { startSession } from './boot/start-session.ts';
import { TWIN_ATTRIBUTE } from './shadow/twin/twin-attribute.ts';
import { followShadowChoice } from './shadow/follow-choice.ts';
import { whenLoaded } from './loading/when-loaded.ts';

/** The share of tabs that check their events where developers' builds are not allowed. */
const EVENT_CHECK_SAMPLE = 0.01;

/** Yields to the main thread where the browser supports it, so that waiting input such as a tap is handled first. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
const pause = () => scheduler?.yield?.();

async function start(): Promise<void> {
  // Evaluating all of the code was already one long task.
  await pause();
  const { boot, snapshot } = readBoot(document);
  const language = await startI18n(boot);
  await pause();
  // A browser's first number formatter costs more than all later ones: it is created before the first screen is
  // rendered.
  formatNumber(0, language.i18n.language);
  await pause();
  const { navigation, busy } = startServices(boot, language);
  startSession(boot.sitePort);
  await pause();
  await startFederation(snapshot, busy, boot);
  mount(document.getElementById(ROOT_ELEMENT) ?? document.body, boot, navigation);
  if (boot.overrides || Math.random() < EVENT_CHECK_SAMPLE)
    whenLoaded(
      () =>
        void import(/* webpackChunkName: "check-events" */ './live/check-events.ts').then(({ startEventChecks }) =>
          startEventChecks(),
        ),
    );
  followShadowChoice();
  whenLoaded(
    () =>
      void import(/* webpackChunkName: "offline" */ './offline/start-offline.ts').then(({ startOffline }) =>
        startOffline(boot.sitePort, boot.offline ?? false),
      ),
  );
}

/** A hidden frame of a page has the page's scripts, and renders one remote alone. */
const startTwin = () =>
  import(/* webpackChunkName: "twin" */ './shadow/twin/start-twin.tsx').then(({ startTwin: run }) => run());

if (document.documentElement.hasAttribute(TWIN_ATTRIBUTE)) void startTwin();
else start().catch(showFatal);
