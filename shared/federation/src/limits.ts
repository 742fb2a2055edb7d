/** Milliseconds from asking for a screen until its fault page stands, with every retry. Requirement 8-09: 20 s at most. */
export const SCREEN_DEADLINE = 19_000;
/** One try: entry and chunks together. Three of them and what lies between fit into the deadline. */
export const ATTEMPT_LIMIT = 5_500;
/** The federation runtime gives up on an entry script. */
export const ENTRY_TIMEOUT = 5_000;
/** How long finding the cause of a failed try may take. */
export const DIAGNOSIS_LIMIT = 1_500;
/** A retry waits this long and up to twice as long, so that a crowd of tabs does not come back in one instant. */
export const RETRY_PAUSE = 300;
/** A version that fails on screen within this time after a swap is taken back. */
export const PROBATION = 10_000;
