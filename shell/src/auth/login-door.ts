/** The entry that the login's address names. Source: 6-14, 6-15. */
export type LoginDoor = { entry: 'agent' } | { entry: 'agentEntry'; agent: string };

/** `/login?entry=agent` is the agents' portal, `/login?agent=CODE` an agent's entry for their own members. */
export function doorFromAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): LoginDoor | undefined {
  if (pathname !== '/login') return undefined;
  const query = new URLSearchParams(search);
  const agent = query.get('agent');
  if (query.get('entry') === 'agent') return { entry: 'agent' };
  return agent ? { entry: 'agentEntry', agent } : undefined;
}
