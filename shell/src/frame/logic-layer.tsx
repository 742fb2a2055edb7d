import { centreAtom, useSession } from '@atrium/host';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { securityFormAtom } from '../session/security-form.state.ts';
import { gameListPopupAtom, refusedLaunchAtom } from '../launch/launch.state.ts';
import { dialogsAtom } from '../overlays/dialogs.state.ts';
import { openModalAtom } from '../overlays/modals.state.ts';
import { appTexts } from '../language/app-texts.ts';
import { useAgeAsked } from '../protection/age.state.ts';
import { deferredPart } from '../loading/deferred-part.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { startedFederation } from '../remotes/federation.state.ts';
import { LaunchOverlay } from '../launch/launch-overlay.tsx';
import { useAfterLogin } from '../session/use-after-login.ts';
import { useForgetWhatWasLeft } from '../session/use-forget-what-was-left.ts';
import { useAddressModal } from './use-address-modal.ts';

const ToastArea = deferredPart(() =>
  import(/* webpackChunkName: "deferred" */ '../overlays/toast-area.tsx').then((module) => module.ToastArea),
);
const ConnectionBar = deferredPart(() =>
  Promise.all([import(/* webpackChunkName: "deferred" */ '../offline/connection-bar.tsx'), appTexts()]).then(
    ([module]) => module.ConnectionBar,
  ),
);
const ConsentNote = deferredPart(() =>
  import(/* webpackChunkName: "deferred" */ '../live/analytics/consent-note.tsx').then((module) => module.ConsentNote),
);
const RealityChecks = deferredPart(() =>
  import(/* webpackChunkName: "deferred" */ '../protection/reality-checks.tsx').then((module) => module.RealityChecks),
);
const AgeGate = lazyPart(() => import('../protection/age-gate.tsx').then((module) => module.AgeGate));
const Dialogs = lazyPart(() => import('../overlays/dialog-host.tsx').then((module) => module.DialogHost));
const Modals = lazyPart(() => import('../auth/modals/modal-host.tsx').then((module) => module.ModalHost));
const SecurityForms = lazyPart(() =>
  import('../auth/modals/security-forms.tsx').then((module) => module.SecurityForms),
);
const AgentCentre = lazyPart<{ open: boolean }>(() =>
  Promise.all([import('../centre/agent-centre-modal.tsx'), startedFederation()]).then(
    ([module]) => module.AgentCentreModal,
  ),
);
const RefusedLaunch = lazyPart(() => import('../launch/refused-launch.tsx').then((module) => module.RefusedLaunch));
const GameListPopup = lazyPart(() => import('../launch/game-list-popup.tsx').then((module) => module.GameListPopup));

/** The public logic layer: all overlays of the page. The code of each is loaded when it is first needed. */
export function LogicLayer() {
  useAfterLogin();
  useAddressModal();
  useForgetWhatWasLeft();
  const signedIn = useSession() !== null;
  const agentOpen = useAtomValue(centreAtom)?.centre === 'agent';
  return (
    <div data-area="logic-layer">
      {useEver(useAtomValue(openModalAtom) !== null) && <Modals />}
      {useEver(useAtomValue(securityFormAtom) !== null) && <SecurityForms />}
      {useEver(agentOpen) && <AgentCentre open={agentOpen} />}
      {useEver(useAtomValue(gameListPopupAtom) !== null) && <GameListPopup />}
      {useEver(useAtomValue(refusedLaunchAtom) !== null) && <RefusedLaunch />}
      {useEver(useAtomValue(dialogsAtom).length > 0) && <Dialogs />}
      <LaunchOverlay />
      {signedIn && <RealityChecks />}
      {useAgeAsked() && <AgeGate />}
      <ToastArea />
      <ConsentNote />
      <ConnectionBar />
    </div>
  );
}

/** Once true, stays true, so that a dialog can animate its closing. */
function useEver(now: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= now;
  return ever.current;
}
