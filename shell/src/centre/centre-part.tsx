import { css } from '@emotion/react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { startedFederation } from '../remotes/federation.state.ts';

/** The member's centre, with the store of the remotes that fills it. */
export const CentrePanel = lazyPart(
  () =>
    Promise.all([import(/* webpackChunkName: "remotes" */ './centre-panel.tsx'), startedFederation()]).then(
      ([module]) => module.CentrePanel,
    ),
  { pending: <div aria-busy css={css({ minBlockSize: '60vh' })} />, texts: null },
);
