import { useEvent, useResource, useSession } from '@atrium/host';
import { useEffect } from 'react';
import { deskResource } from './support.state.ts';

/** A visitor has no stream of their own, so the desk is asked; a member's stream tells, and is trusted but not blindly. */
const VISITOR_EVERY = 4_000;
const MEMBER_EVERY = 30_000;

/** The desk, kept as new as the stream and the clock say while the window is in view. */
export function useDesk(): ReturnType<typeof useResource<typeof deskResource.endpoint>> {
  const desk = useResource(deskResource, {});
  const session = useSession();
  const { reload } = desk;
  const every = session ? MEMBER_EVERY : VISITOR_EVERY;
  useEvent('support.changed', () => void reload());
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void reload();
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload, every]);
  return desk;
}
