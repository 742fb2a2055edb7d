import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { Snapshot } from '@atrium/contracts/snapshot';
import { jackpots } from '@atrium/contracts/jackpots';
import { encryptionKey } from '@atrium/contracts/session';
import { createFederation } from '@atrium/federation/federation';
import type { RuntimePort } from '@atrium/federation/runtime-port';
import { provideHost } from '@atrium/host';
import type { RemoteDefinition } from '@atrium/host/define-remote';
import { createTestHost, route, type TestHost, type TestHostOptions } from '@atrium/host/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AddressRouter } from '../address/address-router.tsx';
import { closeCentre, openCentre } from '../centre/open-centre.ts';
import { launchGame } from '../launch/launch-game.ts';
import { appLocales } from '../language/app-locales.ts';
import { APP_NAMESPACE } from '../language/app-texts.ts';
import { askDialog } from '../overlays/dialogs.state.ts';
import { addToastAtom } from '../overlays/toasts.state.ts';
import { permissionAtom } from '../system-status/system-status.state.ts';
import { Place } from '../places/place.tsx';
import { JoinNavigation } from '../routing/join-navigation.tsx';
import { createNavigation } from '../routing/navigation.ts';
import { provideFederation, snapshotAtom } from '../remotes/federation.state.ts';
import { protect } from '../session/protect.ts';
import { allTexts } from './all-texts.ts';

const keys = generateKeyPairSync('rsa', {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export interface ShellHost extends TestHost {
  /** Draws a part of the shell at an address. */
  show(part: ReactNode, at?: string): ReturnType<typeof render>;
  user: ReturnType<typeof userEvent.setup>;
  /** What a call sent, also where it was encrypted. */
  sent(name: string): Record<string, unknown>[];
}

export interface ShellHostOptions extends TestHostOptions {
  /** Remotes that the snapshot knows; they load at once. */
  remotes?: readonly RemoteDefinition[];
  /** Fetches a file of a remote ahead of its use; by default each is there at once. */
  prefetch?: RuntimePort['prefetch'];
}

/** The test host with the shell's own gate, launch, centres, dialogs and navigation in place of recorders. */
export async function createShellHost({
  remotes = [],
  prefetch = async () => true,
  ...options
}: ShellHostOptions = {}): Promise<ShellHost> {
  sessionStorage.clear();
  localStorage.clear();
  const test = await createTestHost({
    ...options,
    locales: { shell: allTexts, [APP_NAMESPACE]: appLocales },
    routes: [
      ...(options.routes ?? []),
      route(jackpots, { running: [], dropped: [] }),
      route(encryptionKey, { keyId: 'test', publicKey: keys.publicKey }),
    ],
  });
  const navigation = createNavigation();
  provideHost({
    ...test,
    permission: () => test.store.get(permissionAtom) ?? test.permission(),
    protect,
    launch: launchGame,
    openCentre,
    closeCentre,
    navigate: navigation.go,
    Place,
    dialog: (request) => askDialog(test.store, request),
    toast: (tone, text) => test.store.set(addToastAtom, { tone, text }),
  });
  const snapshot = snapshotOf(remotes);
  provideFederation(
    createFederation({
      snapshot,
      keys: [],
      runtime: {
        load: async ({ container }) => ({ remote: remotes.find(({ name }) => name === container) }),
        fetchAgain: () => {},
        unloadOthers: () => {},
        prefetch,
      },
    }),
  );
  test.store.set(snapshotAtom, snapshot);
  return {
    ...test,
    user: userEvent.setup(),
    sent: (name) =>
      test.calls
        .filter((call) => call.name === name)
        .map((call) => (call.headers.Encryption ? opened(call) : (call.body as Record<string, unknown>))),
    show(part, at = '/') {
      history.replaceState(null, '', at);
      return render(
        <test.Frame>
          <AddressRouter>
            <JoinNavigation navigation={navigation} />
            {part}
          </AddressRouter>
        </test.Frame>,
      );
    },
  };
}

function snapshotOf(remotes: readonly RemoteDefinition[]): Snapshot {
  return {
    registryId: 'test',
    sequence: 1,
    issuedAt: '2026-11-20T00:00:00.000Z',
    expiresAt: '2027-11-20T00:00:00.000Z',
    brand: 'atrium',
    system: { status: 'normal', countries: [], ips: [] },
    signature: '',
    keyId: '',
    remotes: remotes.map(({ name, kind, routes, centre, parts, contract }) => ({
      kind: 'module' as const,
      name,
      version: '1.0.0',
      subject: kind,
      container: name,
      entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
      integrity: `sha384-${'A'.repeat(64)}`,
      contract,
      routes: routes.map(({ path, layout, keepAlive, group }) => ({
        path,
        layout,
        group,
        ...(keepAlive && { keepAlive }),
      })),
      ...(parts && {
        parts: parts.map(({ place, topics, order }) => ({
          place,
          ...(topics && { topics: [...topics] }),
          ...(order && { order }),
        })),
      }),
      ...(centre && { centre: { name: centre.name, defaultPage: centre.defaultPage, pages: [] } }),
    })),
  };
}

function opened({ body, headers }: TestHost['calls'][number]): Record<string, unknown> {
  const { iv, data } = body as { iv: string; data: string };
  const reversed = privateDecrypt(
    { key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(headers.Encryption!, 'base64'),
  ).toString();
  const sealed = Buffer.from(data, 'base64');
  const cipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from([...reversed].reverse().join(''), 'hex'),
    Buffer.from(iv, 'base64'),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  return JSON.parse(Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString()) as Record<
    string,
    unknown
  >;
}
