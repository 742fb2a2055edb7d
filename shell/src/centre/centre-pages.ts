/**
 * What a centre opens with. The member's opens without a page key: the remote shows its default page (2.9-04), on a phone
 * below the list of all pages.
 */
export const startOf = (centre: 'member' | 'agent'): string => (centre === 'member' ? '' : 'agentTeamOverview');
