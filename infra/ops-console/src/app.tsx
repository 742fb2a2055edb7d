import { session } from '@atrium/contracts/console';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ConfirmGate } from './parts/confirm-gate.tsx';
import { type ConsoleContext, SignedIn } from './data/console-context.ts';
import type { Client, Refused } from './data/client.ts';
import { Live } from './data/live.tsx';
import { ToastHost } from './data/toasts.tsx';
import { useOperation } from './data/use-operation.ts';
import { Frame } from './frame/frame.tsx';
import { SignIn } from './frame/sign-in/sign-in.tsx';
import { Unreachable } from './frame/unreachable.tsx';

export interface AppProps {
  i18n: I18n;
  client: Client;
  openStream: ConsoleContext['openStream'];
}

/** The console: the sign-in form without a session, else the frame with its pages. */
export function App({ i18n, client, openStream }: AppProps) {
  const reach = useMemo(() => ({ ...client, openStream }), [client, openStream]);
  const queries = useMemo(createQueries, []);
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ConfirmGate reach={reach}>
          <ToastHost>
            <Door />
          </ToastHost>
        </ConfirmGate>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

/** The session is checked every minute, and whenever the registry reports that it has ended. */
function Door() {
  const { data, error } = useOperation(session, {}, { every: 60_000 });
  const nobody = isNobody(error);
  if (nobody) return <SignIn over={data !== undefined} />;
  if (data) {
    return (
      <SignedIn value={data}>
        <Live>
          <Frame />
        </Live>
      </SignedIn>
    );
  }
  return error ? <Unreachable /> : null;
}

const isNobody = (error: Refused | null): boolean => error?.code === 'UNAUTHENTICATED';

/**
 * Data is stale as soon as the stream reports a change. The first call that is refused for an ended session triggers a
 * check of the session.
 */
function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && (error as Refused).code === 'NETWORK', staleTime: 60_000 },
    },
    queryCache: new QueryCache({
      onError(error, { queryKey }) {
        if (isNobody(error as Refused) && queryKey[0] !== session.name)
          void queries.invalidateQueries({ queryKey: [session.name] });
      },
    }),
  });
  return queries;
}
