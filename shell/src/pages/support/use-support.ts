import { useResource, useSession } from '@atrium/host';
import { usePolling } from '@atrium/host/use-polling';
import { supportResource } from './support.state.ts';

/** A visitor has no live stream, so the state is polled; for a member the poll only covers a broken stream. */
const VISITOR_POLL_MS = 4_000;
const MEMBER_POLL_MS = 30_000;

/** Customer service's state, updated by the live stream and by polling while the window is visible. */
export function useSupport(): ReturnType<typeof useResource<typeof supportResource.endpoint>> {
  const support = useResource(supportResource, {});
  usePolling(support.reload, useSession() ? MEMBER_POLL_MS : VISITOR_POLL_MS);
  return support;
}
