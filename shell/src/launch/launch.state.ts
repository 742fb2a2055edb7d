import type { ApiError } from '@atrium/api/api-error';
import type { LaunchObject } from '@atrium/host';
import { atom } from 'jotai';

/** The game being launched; a second click does nothing. */
export const launchingAtom = atom<LaunchObject | null>(null);
/** A vendor whose games are listed in a pop-up (vassalage type). */
export const gameListPopupAtom = atom<LaunchObject | null>(null);
/** Asks whether a game with an open round may be left for another one. */
export const leaveQuestionAtom = atom<{ ask: () => Promise<boolean> } | null>(null);
/** A refused launch with its reason, shown with other games to play instead. */
export const refusedLaunchAtom = atom<{ game: LaunchObject; error: ApiError } | null>(null);
