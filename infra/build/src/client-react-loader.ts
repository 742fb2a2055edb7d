/**
 * Functions of React that a page without server-rendered React never runs. No root is hydrated, so no boundary is
 * dehydrated, no event waits for one, and no event is replayed.
 */
const HYDRATION = [
  'ReactDOMHydrationRoot',
  'accumulateOrCreateContinuousQueuedReplayableEvent',
  'attemptContinuousHydration',
  'attemptExplicitHydrationTarget',
  'attemptHydrationAtCurrentPriority',
  'attemptReplayContinuousQueuedEvent',
  'attemptReplayContinuousQueuedEventInMap',
  'canHydrateHydrationBoundary',
  'canHydrateInstance',
  'canHydrateTextInstance',
  'clearHydrationBoundary',
  'clearIfContinuousEvent',
  'commitActivityHydrationCallbacks',
  'commitSuspenseHydrationCallbacks',
  'createFiberFromDehydratedFragment',
  'getBumpedLaneForHydration',
  'getBumpedLaneForHydrationByLane',
  'getNextHydratable',
  'getNextHydratableInstanceAfterHydrationBoundary',
  'getParentHydrationBoundary',
  'hideOrUnhideDehydratedBoundary',
  'markRetryLaneIfNotHydrated',
  'mountHostRootWithoutHydrating',
  'popHydrationState',
  'prepareToHydrateHostInstance',
  'pushDehydratedActivitySuspenseHandler',
  'queueHydrationError',
  'queueIfContinuousEvent',
  'replayUnblockedEvents',
  'resetHydrationState',
  'retryActivityComponentWithoutHydrating',
  'retryDehydratedSuspenseBoundary',
  'retryIfBlockedOn',
  'retrySuspenseComponentWithoutHydrating',
  'scheduleCallbackIfUnblocked',
  'scheduleReplayQueueIfNeeded',
  'throwOnHydrationMismatch',
  'updateDehydratedSuspenseComponent',
  'upgradeHydrationErrorsToRecoverable',
];

/** Functions for the animations of `<ViewTransition>`, which shows its content at once without them. */
const VIEW_TRANSITIONS = [
  'ViewTransitionPseudoElement',
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'flushAfterMutationEffects',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'pushViewTransitionCancelableScope',
  'recursivelyTraverseAfterMutationEffects',
  'reportViewTransitionError',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
];

/** Variables and fields that keep one value then, each with the expressions in which the minifier may rely on it. */
const CONSTANTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/^exports\.hydrateRoot = [\s\S]*?^};$/gm, ''],
  [/^ViewTransitionPseudoElement\.prototype\.\w+ = [\s\S]*?^};$/gm, ''],
  // Its own parameter of that name.
  [/(?<=^function initInput\([^)]*)\bisHydrating\b(?=\n\))/gm, 'isHydrating$'],
  [/\bisHydrating (\|\| value === element\.value|\? element\.checked)/g, 'isHydrating$ $1'],
  [/^ *isHydrating = !1,\n/gm, ''],
  [/\bisHydrating = /g, ''],
  [/\bisHydrating(?![\w$])/g, '!1'],
  [/[\w$]+(?:\.[\w$]+)*\.isDehydrated\b/g, '!1'],
  [/[\w$]+(?:\.[\w$]+)*\.dehydrated\b/g, 'null'],
  [
    /\bvar blockedOn = (findInstanceBlockingEvent\(nativeEvent\));\n( *)if \(null === blockedOn\)/g,
    'var blockedOn = null;\n$2$1;\n$2if (!0)',
  ],
  [/\bvar shouldStartViewTransition = !1,\n */g, 'var '],
  [/^ *shouldStartViewTransition = !1;\n/gm, ''],
  [/\bshouldStartViewTransition\b/g, '!1'],
  // The lanes whose updates may be animated.
  [/\((lanes|committedLanes) & 335544064\) === \1/g, '!1'],
];

/**
 * React for pages that are rendered in the browser alone: hydration and view transitions are an eighth of its production
 * build, and every visitor would load them before the first paint. Throws where React's code is no longer as expected,
 * so that a new version is looked at before it is built.
 */
export default function clientReact(source: string): string {
  let code = source;
  for (const name of [...HYDRATION, ...VIEW_TRANSITIONS])
    code = replaced(
      code,
      new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'gm'),
      `function ${name}() {\n  return null;\n}`,
    );
  for (const [pattern, replacement] of CONSTANTS) code = replaced(code, pattern, replacement);
  return code;
}

function replaced(code: string, pattern: RegExp, replacement: string): string {
  const changed = code.replace(pattern, replacement);
  if (changed === code)
    throw new Error(`React has nothing like ${pattern} any more: look at what a page without it needs.`);
  return changed;
}
