/** The door that the address of the login names. Source: 6-14, 6-15. */
export type LoginDoor = { entry: 'agent' } | { entry: 'agentEntry'; agent: string };

/** `/login?entry=agent` is the portal of agents, `/login?agent=CODE` the entry that an agent keeps for their own members. */
export function doorOfAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): LoginDoor | undefined {
  if (pathname !== '/login') return undefined;
  const query = new URLSearchParams(search);
  const agent = query.get('agent');
  if (query.get('entry') === 'agent') return { entry: 'agent' };
  return agent ? { entry: 'agentEntry', agent } : undefined;
}
