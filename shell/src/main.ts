import './style.ts';
import { ROOT_ELEMENT } from '@atrium/contracts/preferences';
import { formatNumber } from '@atrium/i18n/format';
import { readBoot } from './boot/read-boot.ts';
import { showFatal } from './boot/show-fatal.ts';
import { TWIN_ATTRIBUTE } from './shadow/twin/twin-attribute.ts';
import { whenLoaded } from './loading/when-loaded.ts';

/** The share of tabs that check their events where developers' builds are not allowed. */
const EVENT_CHECK_SAMPLE = 0.01;

/** Yields to the main thread where the browser supports it, so that waiting input such as a tap is handled first. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
const pause = () => scheduler?.yield?.();

async function start(): Promise<void> {
  // Every part of the code is evaluated in a task of its own: all of it at once is a long one.
  await pause();
  const { boot, snapshot } = readBoot(document);
  const { startI18n } = await import(/* webpackMode: "eager" */ './boot/start-i18n.ts');
  await pause();
  const language = await startI18n(boot);
  await pause();
  // A browser's first number formatter costs more than all later ones: it is created before the first screen is
  // rendered.
  formatNumber(0, language.i18n.language);
  await pause();
  const { startServices } = await import(/* webpackMode: "eager" */ './boot/start-services.ts');
  await pause();
  const { navigation, busy } = startServices(boot, language);
  const { startSession } = await import(/* webpackMode: "eager" */ './boot/start-session.ts');
  startSession(boot.sitePort);
  await pause();
  const { startFederation } = await import(/* webpackMode: "eager" */ './boot/start-federation.ts');
  await pause();
  await startFederation(snapshot, busy, boot);
  await pause();
  const { mount } = await import(/* webpackMode: "eager" */ './boot/mount.tsx');
  await pause();
  mount(document.getElementById(ROOT_ELEMENT) ?? document.body, boot, navigation);
  whenLoaded(() => {
    void import(/* webpackChunkName: "deferred" */ './shadow/follow-choice.ts').then(({ followShadowChoice }) =>
      followShadowChoice(),
    );
    void import(/* webpackChunkName: "deferred" */ './offline/start-offline.ts').then(({ startOffline }) =>
      startOffline(boot.sitePort, boot.offline ?? false),
    );
    if (boot.overrides || Math.random() < EVENT_CHECK_SAMPLE)
      void import(/* webpackChunkName: "check-events" */ './live/check-events.ts').then(({ startEventChecks }) =>
        startEventChecks(),
      );
  });
}

/** A hidden frame of a page has the page's scripts, and renders one remote alone. */
const startTwin = () =>
  import(/* webpackChunkName: "twin" */ './shadow/twin/start-twin.tsx').then(({ startTwin: run }) => run());

if (document.documentElement.hasAttribute(TWIN_ATTRIBUTE)) void startTwin();
else start().catch(showFatal);
