import { CONSOLE_STREAM_PATH, session } from '@atrium/contracts/console';
import { FIGURES_STREAM_PATH, figures } from '@atrium/contracts/telemetry';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type Connection, ConnectionState, useReach } from './console-context.ts';

/** The registry's heartbeat is quicker; a stream that is silent for so long is dead, whatever the browser believes. */
const SILENCE = 30_000;
const AGAIN = 2_000;

/**
 * Follows the registry while somebody is signed in. Its `state` says only that something changed, so everything that is
 * shown is asked again; figures come with their event.
 */
export function Live({ children }: { children: ReactNode }) {
  const { openStream } = useReach();
  const queries = useQueryClient();
  const [connection, setConnection] = useState<Connection>({ live: false, since: Date.now() });

  useEffect(() => {
    let stream: EventSource;
    let told: string | undefined;
    let heard = performance.now();
    let again: ReturnType<typeof setTimeout> | undefined;
    const lost = () => setConnection((before) => (before.live ? { live: false, since: Date.now() } : before));
    const open = () => {
      heard = performance.now();
      stream = openStream(CONSOLE_STREAM_PATH);
      stream.addEventListener('state', ({ data }) => {
        heard = performance.now();
        setConnection((before) => (before.live ? before : { live: true, since: Date.now() }));
        if (data === told) return;
        told = data;
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== figures.name });
      });
      stream.addEventListener('over', () => {
        stream.close();
        void queries.invalidateQueries({ queryKey: [session.name] });
      });
      stream.addEventListener('error', () => {
        lost();
        // A refused stream is not tried again by the browser. It may be the session that has ended.
        if (stream.readyState !== 2) return;
        void queries.invalidateQueries({ queryKey: [session.name] });
        clearTimeout(again);
        again = setTimeout(open, AGAIN);
      });
    };
    open();
    const watch = setInterval(() => {
      if (performance.now() - heard < SILENCE) return;
      lost();
      stream.close();
      told = undefined;
      open();
    }, SILENCE / 3);
    return () => {
      clearInterval(watch);
      clearTimeout(again);
      stream.close();
    };
  }, [openStream, queries]);

  useEffect(() => {
    const stream = openStream(`${FIGURES_STREAM_PATH}?minutes=60`);
    stream.addEventListener('figures', ({ data }) =>
      queries.setQueryData([figures.name, null, null], JSON.parse(data)),
    );
    return () => stream.close();
  }, [openStream, queries]);

  return <ConnectionState value={connection}>{children}</ConnectionState>;
}
