/**
 * The version of the host's contract with its remotes that this tree builds. Contract 2 adds pages without React
 * (`mount` in place of `Page`); a remote without them declares contract 1 and runs in older shells, too.
 */
export const HOST_CONTRACT = 2;

/**
 * The contracts that a host serves, inclusive: its own and the one before, so that a new shell does not take every remote
 * down at once. Source: 13-09.
 */
export const contractsOf = (newest: number = HOST_CONTRACT): { oldest: number; newest: number } => ({
  oldest: Math.max(1, newest - 1),
  newest,
});

export function servesContract(contract: number, newest: number = HOST_CONTRACT): boolean {
  const { oldest } = contractsOf(newest);
  return Number.isInteger(contract) && contract >= oldest && contract <= newest;
}
