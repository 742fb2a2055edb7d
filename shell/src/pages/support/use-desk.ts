import { useResource, useSession } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { deskResource } from './support.state.ts';

/** A visitor has no live stream, so the desk is polled; for a member the poll only covers a cut stream. */
const VISITOR_POLL_MS = 4_000;
const MEMBER_POLL_MS = 30_000;

/** The desk, kept fresh by the live stream and the clock while the window is visible. */
export function useDesk(): ReturnType<typeof useResource<typeof deskResource.endpoint>> {
  const desk = useResource(deskResource, {});
  usePolling(desk.reload, useSession() ? MEMBER_POLL_MS : VISITOR_POLL_MS);
  return desk;
}
