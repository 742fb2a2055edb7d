/** Values of a session's `isAgent` and of a member's `type`; 0 is a member. Source: specification 6 and 9. */
export const TRIAL_ROLE = 4;
export const AGENT_ROLES: readonly number[] = [1, 2, 41, 42];
