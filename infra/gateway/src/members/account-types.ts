/** The type (isAgent) of agents that other agents open; types 1, 41 and 42 are given by operators. */
export const AGENT_OF_LINK = 2;
