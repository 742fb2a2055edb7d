import type { RemoteDefinition } from '@atrium/host/define-remote';
import type { Route } from '@atrium/host/testing';
import { act, cleanup, render } from '@testing-library/react';
import { type MountOutcome, mountPage, type PlannedPage } from './mount-page.tsx';

const SETTLE_MS = 50;

/** Mounts a page as a test of jest does. */
export const mountInTest = (
  remote: RemoteDefinition,
  planned: PlannedPage,
  answers: readonly Route[] = [],
): Promise<MountOutcome> =>
  mountPage(remote, planned, {
    answers,
    show: (screen) => ({
      container: render(screen).container,
      settled: () => act(() => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS))),
      // The container, too.
      unmount: cleanup,
    }),
  });
