import { lazyPart } from '../loading/lazy-part.tsx';
import { startedFederation } from './federation.state.ts';
import { PendingScreen } from './pending-screen.tsx';
import type { RemoteViewProps } from './remote-view.tsx';

/**
 * The place of a remote's screen. Its code and the store of the remotes are loaded with the first remote that is shown.
 */
export const RemoteView = lazyPart<RemoteViewProps>(
  () =>
    Promise.all([import(/* webpackChunkName: "remotes" */ './remote-view.tsx'), startedFederation()]).then(
      ([module]) => module.RemoteView,
    ),
  { pending: <PendingScreen />, texts: null, level: 1 },
);
