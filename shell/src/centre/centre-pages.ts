/** The default page of a centre. Source: specification 2.9, 2.10. */
export const defaultCentrePage = (centre: 'member' | 'agent'): string =>
  centre === 'member' ? 'securityCenter' : 'agentTeamOverview';
