export { gate, isAgent, AGENT_ROLES, TRIAL_ROLE } from './session-gate.ts';
export type { Need, Session, Verdict } from './session-gate.ts';
export { createEventBus } from './event-bus.ts';
export type { EventBus, EventObserver, Listener, TabChannel } from './event-bus.ts';
export { host, launchObjectOf, provideHost } from './host-services.ts';
export type { DialogRequest, HostServices, LaunchObject } from './host-services.ts';
export {
  balanceAtom,
  firstCoversAtom,
  gameHealthAtom,
  memberAtom,
  sessionAtom,
  vendorReturnsAtom,
  vendorsDownAtom,
} from './session.state.ts';
export { createResource, useResource } from './resource.state.ts';
export type {
  Resource,
  ResourceEntry,
  ResourceInput,
  ResourceOptions,
  ResourceState,
  StaleOn,
  WrittenState,
} from './resource.state.ts';
export {
  useBalance,
  useBusy,
  useErrorSentence,
  useEvent,
  useInstant,
  useMember,
  useMoney,
  useReturnTime,
  useSession,
  useShortMoney,
  useZoneName,
} from './hooks.ts';
export { OwnerContext } from './owner.ts';
export type { MountedPage, MountPage, PageInput, PagePlace } from './page-lifecycle.ts';
export { Place } from './place.ts';
export { playableNow } from './playable-now.ts';
export { addTexts } from './texts.ts';
export { textsOfVersion } from '@atrium/i18n/texts-of-version';
export { centreAtom, CENTRE_PARAMETER, centreText, parseCentre } from './centre.state.ts';
export type { OpenCentre } from './centre.state.ts';
export { ownViewAtom, useOwnView } from './own-view.state.ts';
export type { OwnView } from './own-view.state.ts';
export { failureOf } from './failure.ts';
export type { ApiError } from './failure.ts';
