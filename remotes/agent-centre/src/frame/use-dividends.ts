import { useResource } from '@atrium/host';
import { contractFlags } from './contract-flags.ts';
import { consolidatedResource } from './frame.state.ts';

/** Whether the account has dividends on losses; a jurisdiction may turn them off (12-13). True until it is known. */
export function useDividends(): boolean {
  const { value } = useResource(consolidatedResource);
  return !value || contractFlags(value).has('dividend');
}
