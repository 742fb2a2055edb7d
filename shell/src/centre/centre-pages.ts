/** The page a centre opens on when none is asked for. Source: specification 2.9, 2.10. */
export const defaultCentrePage = (centre: 'member' | 'agent'): string =>
  centre === 'member' ? 'securityCenter' : 'agentTeamOverview';
