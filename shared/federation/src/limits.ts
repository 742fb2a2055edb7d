/** From the request for a screen until its fault page appears, with every retry. Requirement 8-09: 20 s at most. */
export const SCREEN_DEADLINE_MS = 19_000;
/** One attempt: entry and chunks together. Three of them and the pauses between fit into the deadline. */
export const ATTEMPT_TIMEOUT_MS = 5_500;
/** The federation runtime gives up on an entry script after this time. */
export const ENTRY_TIMEOUT_MS = 5_000;
/** Longest search for the cause of a failed attempt. */
export const DIAGNOSIS_TIMEOUT_MS = 1_500;
/** A retry waits this time and up to twice as long, so that many tabs do not retry at the same moment. */
export const RETRY_DELAY_MS = 300;
/** A version that fails on screen within this time after a swap is rolled back. */
export const PROBATION_MS = 10_000;
