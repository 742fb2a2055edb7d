import type { ApiError } from '@atrium/api/api-error';
import type { LaunchObject } from '@atrium/host';
import { atom } from 'jotai';

/** The game that is being launched now; a second press of the same game does nothing. */
export const launchingAtom = atom<LaunchObject | null>(null);
/** A vendor whose games are listed in a pop-up (vassalage type). */
export const gameListPopupAtom = atom<LaunchObject | null>(null);
/** Asks whether the game that is on, with a round open, may be left for another one. */
export const leaveQuestionAtom = atom<{ ask: () => Promise<boolean> } | null>(null);
/** A launch that was refused, with the reason: shown with other games to play instead. */
export const refusedLaunchAtom = atom<{ game: LaunchObject; error: ApiError } | null>(null);
