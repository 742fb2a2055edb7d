import { createSessionCache } from '@atrium/api/session-cache';
import { createFederation, type Federation } from '@atrium/federation/federation';
import { federationRuntime } from '@atrium/federation/runtime-port';
import { watchErrors } from '@atrium/federation/telemetry/watch-errors';
import {
  balanceAtom,
  centreAtom,
  createEventBus,
  memberAtom,
  provideHost,
  sessionAtom,
  vendorsDownAtom,
} from '@atrium/host';
import { addNamespace, createI18n } from '@atrium/i18n/create-i18n';
import { addErrorTexts } from '@atrium/i18n/error-texts';
import { getDefaultStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { withTexts } from '../../remotes/with-texts.ts';
import { versionOf } from '../../remotes/version-of.ts';
import { LATER_NAMESPACE, laterTexts, shellLocales } from '../../language/texts.ts';
import { takePicture } from './picture.ts';
import { createMemoryStorage, withoutOrigin } from './memory-storage.ts';
import { settled } from './settled.ts';
import { traceTexts } from './trace-texts.ts';
import { createTwinApi } from './twin-api.ts';
import { TWIN_READY, type TwinInput, type TwinResult } from './twin-input.ts';
import { TwinPage } from './twin-page.tsx';
import { collectFailures, isTextOf } from './watch-failures.ts';

/** Runs in a hidden frame: waits for its page's data, renders one screen with it, and returns what was found. Source: 13-21. */
export async function startTwin(): Promise<void> {
  const { input, port } = await handedOver();
  port.postMessage(await render(input));
}

function handedOver(): Promise<{ input: TwinInput; port: MessagePort }> {
  return new Promise((resolve) => {
    addEventListener('message', ({ source, data, ports }) => {
      if (source === parent && ports[0]) resolve({ input: data as TwinInput, port: ports[0] });
    });
    // The page is not known to a frame without an origin, and the message has no content.
    parent.postMessage(TWIN_READY, '*');
  });
}

async function render(input: TwinInput): Promise<TwinResult> {
  const { remote, target } = input;
  withoutOrigin();
  const failures = collectFailures(isTextOf([input.reads, input.session, input.member, input.given?.data]));
  const { api, refused } = createTwinApi(input.reads);
  // What goes past the client is refused by the browser.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective === 'connect-src' || effectiveDirective === 'form-action') refused.writes++;
  });
  const store = getDefaultStore();
  store.set(sessionAtom, input.session);
  store.set(memberAtom, input.member);
  store.set(balanceAtom, input.balance);
  store.set(vendorsDownAtom, input.vendorsDown);
  if ('centre' in target) store.set(centreAtom, { centre: target.centre, page: input.centrePage ?? '' });
  const i18n = await createI18n(input.language, {}, LATER_NAMESPACE);
  const keyOf = traceTexts(i18n);
  await addNamespace(i18n, 'shell', shellLocales);
  provideHost({
    api,
    cache: createSessionCache(api, createMemoryStorage(input.kept)),
    bus: createEventBus(undefined, failures.note),
    store,
    i18n,
    versionOf,
    brand: input.brand,
    permission: () => input.permission,
    protect: async () => false,
    launch: async () => {},
    openCentre: () => {},
    closeCentre: () => {},
    navigate: () => {},
    dialog: async () => null,
    toast: () => {},
    report: failures.note,
    busy: () => () => {},
    clockSkew: () => input.clockSkew,
  });
  await Promise.all([laterTexts(), addErrorTexts(i18n)]);
  const federation = createFederation({
    snapshot: input.snapshot,
    keys: [],
    runtime: withTexts(federationRuntime(), {
      i18n,
      diagnose: async () => 'network',
      missing: (_remote, _version, failure) => failures.note(failure),
    }),
    // Diagnosing fetches the file once more, which a frame cannot.
    diagnose: async () => 'network',
    report: (happened) => 'error' in happened && failures.note(happened.error),
  });
  const stop = watchErrors((_remote, _version, _cause, error) => failures.note(error));
  const main = document.body.appendChild(document.createElement('main'));
  main.style.inlineSize = `${input.width}px`;
  createRoot(main).render(<TwinPage federation={federation} input={input} store={store} i18n={i18n} />);
  const complete = await settled(main, () => isShown(federation, input));
  stop();
  return {
    ready: complete && federation.state(remote, target).status === 'ready',
    errors: failures.found(),
    picture: takePicture(main, keyOf),
    refused,
  };
}

const isShown = (federation: Federation, { remote, target }: TwinInput): boolean =>
  federation.state(remote, target).status !== 'pending';
